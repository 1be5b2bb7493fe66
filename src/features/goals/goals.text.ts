export const goalsText = {
  heading: 'Your Goals',
  description: 'What you and your care team are working toward.',
  empty: 'No goals yet',
  emptyHint: 'Goals that you and your care team set will show up here.',
  completedOf: (completed: number, total: number) => `${completed} of ${total} goals completed`,
  target: (date: string) => `By ${date}`,
  done: 'Completed',
  from: { patient: 'Your own goal', case_manager: 'From your case manager' },
  failures: {
    load: { title: 'Error loading data', body: 'Your goals could not be loaded. Nothing was lost.' },
  },
}
