/** What the document that holds everything about a person calls the signed notes of staff about them. */
export const notesDownloadText = {
  section: 'Notes that staff signed about you',
  fields: {
    number: 'Note',
    contactOn: 'Day',
    contactMinutes: 'Minutes',
    contactWay: 'How',
    signedAt: 'Signed',
    text: 'What they wrote',
  },
}
