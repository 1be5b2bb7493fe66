/** What the document that holds everything about a person calls the merges of their record. */
export const mergesDownloadText = {
  section: 'When your record was brought together with another',
  fields: {
    mergedAt: 'Brought together',
    undoneAt: 'Taken apart again',
    privateMovedAt: 'You brought here what only you can read',
    privateDeclinedAt: 'You left closed what only you can read',
  },
}
