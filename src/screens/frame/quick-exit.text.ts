/** The words of quick exit (English). */
export const quickExitText = {
  label: 'Quick exit',
  title: 'Leave this site at once (or press Escape twice)',
  hint: {
    title: 'You can leave at any moment',
    words: 'Quick exit, or Escape twice, leaves this site at once.',
    more: 'What it does',
    body: 'You are signed out, what this site kept on this device is erased, and a weather page opens. Back does not return here.',
    history:
      'Your browser still lists this site in its history. If someone may look at it, delete it there, or use a private window next time.',
    dismiss: 'Got it',
  },
}
