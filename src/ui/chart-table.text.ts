export const chartTableText = {
  show: 'Show as table',
  showOf: (caption: string) => `Show as table: ${caption}`,
  hide: 'Hide table',
  hideOf: (caption: string) => `Hide table: ${caption}`,
}
