import type { NewsKind, NewsSection } from './patient-news.rules.ts'

/** `one` of it with its words, or how many with the newest of them. */
const counted =
  (one: string, many: string) =>
  (words: string | null, count: string): string =>
    `${count === '1' ? one : `${count} ${many}`}${words ? `: ${words}` : ''}`

const appointments: Readonly<Record<string, string>> = {
  requested: 'Asked for an appointment',
  confirmed: 'Said yes to the appointment',
  declined: 'Said no to the appointment',
  cancelled: 'Cancelled an appointment',
}

/** The words of what came since one looked. Only staff read them. */
export const patientNewsText = {
  heading: 'Since you looked',
  none: 'Nothing new.',
  first: 'This is your first visit to this record.',
  lines: {
    message: (words, count) => {
      if (words === null) return count === '1' ? '1 message' : `${count} messages`
      return `${count === '1' ? '' : `${count} messages: `}“${words}”`
    },
    appointment: (words, count) =>
      `${appointments[words ?? ''] ?? 'Appointment'}${count === '1' ? '' : ` (${count} in all)`}`,
    form: counted('Form answered', 'forms answered'),
    task: counted('Task done', 'tasks done'),
    goal_added: counted('New goal', 'new goals'),
    goal_completed: counted('Goal reached', 'goals reached'),
    checklist: counted('Checklist', 'checklist items'),
    item_remark: counted('Written on the checklist', 'remarks on the checklist'),
    file: counted('New file', 'new files'),
    note: counted('Note signed', 'notes signed'),
    remark: counted('Additional note', 'additional notes'),
  } satisfies Record<NewsKind, (words: string | null, count: string) => string>,
  /** What one does about it. */
  verbs: {
    message: 'Answer',
    appointment: 'See',
    form: 'Read',
    task: 'See',
    goal_added: 'See',
    goal_completed: 'See',
    checklist: 'See',
    item_remark: 'Read',
    file: 'See',
    note: 'Read',
    remark: 'Read',
  } satisfies Record<NewsKind, string>,
  /** What the figure beside the name of a section says. */
  figures: {
    goals: (count: string) => `${count} open`,
    notes: (count: string) => `${count} signed`,
    messages: (count: string) => (count === '1' ? '1 conversation waits' : `${count} conversations wait`),
    visits: (count: string) => `${count} to come`,
    forms: (count: string) => `${count} to be answered`,
    files: (count: string) => (count === '1' ? '1 file' : `${count} files`),
  } satisfies Record<Exclude<NewsSection, 'summary' | 'checklist'>, (count: string) => string>,
  checklist: (completed: number, total: number) => `${completed} of ${total} in place`,
  hasNews: 'new since you looked',
}
