export const deskLayoutText = {
  tabs: 'Your desk',
  overview: 'Overview',
  patients: 'Patients',
  messages: 'Messages',
  files: 'Files',
  checklistStatus: 'Checklist Status',
  activity: 'Activity',
  /** Beside the places of the rail, for who can't see the counts. */
  rowsNeedYou: (count: number) => (count === 1 ? '1 needs you' : `${count} need you`),
  requestsWait: (count: number) => (count === 1 ? '1 request waits' : `${count} requests wait`),
  conversationsWait: (count: number) =>
    count === 1 ? '1 conversation waits' : `${count} conversations wait`,
}
