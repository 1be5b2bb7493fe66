export const formsAndTasksText = {
  title: 'Forms & Tasks',
  lead: 'What your care team asked for, and what you have finished.',
}
