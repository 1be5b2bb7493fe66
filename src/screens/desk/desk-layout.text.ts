export const deskLayoutText = {
  tabs: 'Your desk',
  overview: 'Overview',
  patients: 'Patients',
  messages: 'Messages',
  files: 'Files',
  checklistStatus: 'Checklist Status',
  activity: 'Activity',
}
