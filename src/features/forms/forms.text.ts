/** The words of the list of forms (English). */
export const formsText = {
  heading: 'Required Forms',
  description: 'What your care team would like to know.',
  howTo: 'To fill in a form, ask your case manager. You can do it together, in a visit or on the phone.',
  listLabel: 'List of forms',
  progressLabel: 'Forms progress',
  progress: (completed: number, total: number) => `${completed} of ${total} forms completed`,
  required: 'Required',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  completedOn: (date: string) => `Completed ${date}`,
  status: {
    not_started: 'Not Started',
    in_progress: 'In Progress',
    pending: 'Pending',
    completed: 'Completed',
  },
  empty: 'No forms yet',
  emptyHint: 'When your care team asks for a form, it will show up here.',
  failures: { load: { title: 'Error', body: 'Failed to load forms and tasks.' } },
}
