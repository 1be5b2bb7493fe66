export const overviewText = {
  title: 'Overview',
  hello: (name: string) => `Hello, ${name}`,
  totalPatients: 'Total Patients',
  caseFiles: 'Case Files',
  activeCases: 'Active Cases',
  unread: 'Unread Messages',
  readThem: 'Open your messages',
  activity: 'Recent activity',
}
