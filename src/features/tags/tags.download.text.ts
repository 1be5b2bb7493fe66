/** What the document that holds everything about a person calls their tags. */
export const tagsDownloadText = {
  section: 'Tags that staff put on your record',
  fields: { tag: 'Tag' },
}
