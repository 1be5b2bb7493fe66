/** What the document that holds everything about a person calls the notes on their record. */
export const remarksDownloadText = {
  section: 'Notes, yours and those of your care team',
  fields: {
    about: 'About',
    words: 'Words',
    writtenAt: 'Written',
    changedAt: 'Changed',
  },
}
