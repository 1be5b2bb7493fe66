/** What the document that holds everything about a person calls the merges of their record. */
export const mergesDownloadText = {
  section: 'When your record was brought together with another',
  fields: { merged_at: 'Brought together', undone_at: 'Taken apart again' },
}
