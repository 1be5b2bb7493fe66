/** What the document that holds everything about a person calls what was theirs before. */
export const patientsDownloadText = {
  section: 'Email addresses and phone numbers that you had before',
  fields: { value: 'Address or number', endedAt: 'Until' },
}
