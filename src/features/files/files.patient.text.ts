/** The words of files that a patient was shown (English). */
export const filesPatientText = {
  heading: 'Files for you',
  description: 'Papers that your care team put here for you to read and keep.',
  list: 'Files for you, the newest first',
  added: (day: string) => `Put here ${day}`,
  loadFailed: 'Your files could not be loaded. Nothing was lost.',
}
