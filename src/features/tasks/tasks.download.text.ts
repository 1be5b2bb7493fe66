/** What the document that holds everything about a person calls their tasks. */
export const tasksDownloadText = {
  section: 'Your tasks',
  fields: { priority: 'Priority', removedAt: 'Taken off' },
}
