export const overviewText = {
  title: 'Overview',
  hello: (name: string) => `Hello, ${name}`,
  waiting: (rows: number) => (rows === 1 ? '1 needs you' : `${rows} need you`),
  next: (time: string, name: string, minutes: number) =>
    `Next visit ${time}, ${name}, in ${minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`}`,
  totalPatients: 'Total Patients',
  covered: (patients: number) =>
    patients === 1 ? 'And 1 patient you cover' : `And ${patients} patients you cover`,
  caseFiles: 'Case Files',
  activeCases: 'Active Cases',
  unread: 'Unread Messages',
  activity: 'Patient Activity Feed',
}
