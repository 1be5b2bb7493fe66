export const overviewText = {
  title: 'Overview',
  hello: (name: string) => `Hello, ${name}`,
  totalPatients: 'Total Patients',
  covered: (patients: number) =>
    patients === 1 ? 'And 1 patient you cover' : `And ${patients} patients you cover`,
  caseFiles: 'Case Files',
  activeCases: 'Active Cases',
  unread: 'Unread Messages',
  activity: 'Patient Activity Feed',
}
