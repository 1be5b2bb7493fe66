// Whoever opens a record reads first what came since they last did: what the patient sent, answered and did, and what colleagues
// wrote. Their own deeds are no news to them. Each kind is one line, however often it came, and leads to where it stands.

/** The sections of a record that have a figure or news, by the names that they have in its address. */
export type NewsSection =
  | 'summary'
  | 'checklist'
  | 'goals'
  | 'notes'
  | 'messages'
  | 'visits'
  | 'forms'
  | 'files'

/** Where each kind of news stands. */
export const sectionOfNews = {
  message: 'messages',
  appointment: 'visits',
  form: 'forms',
  task: 'goals',
  goal_added: 'goals',
  goal_completed: 'goals',
  checklist: 'checklist',
  item_remark: 'checklist',
  file: 'files',
  note: 'notes',
  remark: 'summary',
} as const satisfies Record<string, NewsSection>

export type NewsKind = keyof typeof sectionOfNews
export const newsKinds = Object.keys(sectionOfNews) as [NewsKind, ...NewsKind[]]

/** Of each kind, so many are counted; beyond it one says "99+". */
export const MOST_COUNTED = 99

/** A count to show, cut where nobody counts any more. */
export const sayCount = (count: number) => (count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count))
