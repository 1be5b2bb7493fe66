export const caseManagerLayoutText = {
  tabs: 'Your desk',
  overview: 'Overview',
  patients: 'Patients',
  messages: 'Messages',
  files: 'Files',
  checklistStatus: 'Checklist Status',
  activity: 'Activity',
}
