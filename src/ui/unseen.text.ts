export const unseenText = {
  title: 'This changed while you were typing',
  now: (label: string) => `${label} is now:`,
  empty: 'Nothing, it was emptied',
  theirs: 'Use this',
  both: 'Keep both',
  mine: 'Keep mine',
  hint: 'Nothing of yours is lost, and nothing was saved yet. Choose what should stand, or save again to put yours in its place.',
}
