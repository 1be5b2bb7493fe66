export const overviewText = {
  title: 'Overview',
  hello: (name: string) => `Hello, ${name}`,
  /** What stands in bold, between what does not. */
  waiting: (rows: number) => ({
    before: ' · ',
    bold: `${rows}`,
    after: rows === 1 ? ' needs you' : ' need you',
  }),
  next: (time: string, name: string, minutes: number) => ({
    before: ' · Next visit ',
    bold: `${time}, ${name}`,
    after: `, in ${minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`}`,
  }),
  totalPatients: 'Total Patients',
  covered: (patients: number) =>
    patients === 1 ? ' · And 1 patient you cover' : ` · And ${patients} patients you cover`,
  caseFiles: 'Case Files',
  activeCases: 'Active Cases',
  unread: 'Unread Messages',
  activity: 'Patient Activity Feed',
  activityNote: 'What your patients and the team did, the newest first',
  submissionsNote: 'What patients answered, the newest first',
  coverNote: 'Who looks after your patients while you are away',
  more: 'More',
  requests: (requests: number, unmarked: number) =>
    [
      requests === 1 ? '1 waits for your answer' : `${requests} wait for your answer`,
      ...(unmarked > 0 ? [`${unmarked} to note how they went`] : []),
    ].join(', '),
  tasks: (mine: number, openToAll: number) => `${mine} yours, ${openToAll} open to everyone`,
  progress: (average: number | null, below: number, notStarted: number) =>
    [
      ...(average === null ? [] : [`${average}% on average`, `${below} below half`]),
      ...(notStarted > 0 ? [`${notStarted} not asked yet`] : []),
    ].join(', '),
}
