/** What the document that holds everything about a person calls the files about them. */
export const filesDownloadText = {
  section: 'Files about you',
  fields: {},
}
