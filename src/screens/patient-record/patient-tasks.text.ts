export const patientTasksText = {
  heading: 'Tasks',
  create: 'Create Task',
  createHint: 'The patient sees the task in their portal.',
  save: 'Create Task',
  cancel: 'Cancel',
  empty: 'No tasks yet',
  emptyHint: 'Tasks that you give the patient show up here.',
  statuses: { pending: 'Pending', in_progress: 'In progress', completed: 'Completed' },
}
