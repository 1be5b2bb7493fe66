export const checklistStatusText = {
  title: 'Checklist Status',
  lead: 'Your active patients, the lowest completion first.',
  patient: 'Patient',
  completion: 'Completion',
  more: 'Show more',
  empty: 'No active patients',
  emptyHint: 'How far each patient is with their checklist will show up here.',
}
