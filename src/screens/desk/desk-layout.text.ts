export const deskLayoutText = {
  tabs: 'Your desk',
  overview: 'Overview',
  patients: 'Patients',
  messages: 'Messages',
  files: 'Files',
  checklistStatus: 'Checklist Status',
  activity: 'Activity',
  /** Beside Messages, for who can't see the count. */
  conversationsWait: (count: number) =>
    count === 1 ? '1 conversation waits' : `${count} conversations wait`,
}
