export const patientTasksText = {
  heading: 'Tasks',
  create: 'Create Task',
  createHint: 'The patient sees the task in their portal.',
  asksForFile: 'Let them send a file with it, such as a photo of an ID',
  save: 'Create Task',
  cancel: 'Cancel',
  empty: 'No tasks yet',
  emptyHint: 'Tasks that you give the patient show up here.',
  statuses: { pending: 'Pending', in_progress: 'In progress', completed: 'Completed' },
}
