// What needs a person stands in one list, the most urgent first: who waits for an answer, then next steps that are past their
// day or missing, then tasks, then silence. Within each group whoever waits longest stands first.

/** What stands in the queue, in the order of its groups. */
export const queueKinds = ['message', 'request', 'past-step', 'no-step', 'task', 'silence'] as const
export type QueueKind = (typeof queueKinds)[number]

/** So many rows of each group are shown before somebody asks for all of it: whoever waits in a small group is never below a fold. */
export const MOST_OF_A_GROUP = 4

/** So many of those who were reached today are named in an empty queue. */
export const MOST_HELPED = 12

/** A row of the queue, as far as moving among the rows needs it. */
interface Row {
  kind: QueueKind
  id: string
}

/** What names a row for as long as it stands in the queue: a patient may stand there for two reasons. */
export const keyOf = ({ kind, id }: Row): string => `${kind}:${id}`

/** Whether a row asks for a next step: past its day, or missing. */
export const isAboutStep = ({ kind }: Pick<Row, 'kind'>): boolean =>
  kind === 'past-step' || kind === 'no-step'

/** How long what was done can be taken back before it is carried out, in milliseconds. */
export const HELD_MS = 5_000

interface Page<T> {
  items: T[]
  total: number
  counts: Partial<Record<QueueKind, number>>
}

/**
 * Pages of the queue without the rows that are done, also in their counts. `done` says by a row's key what had last happened to it:
 * what is newer stands there again.
 */
export function withoutDone<T extends Row & { seen: string }, P extends Page<T>>(
  pages: readonly P[],
  done: ReadonlyMap<string, string>,
): readonly P[] {
  const isDone = (row: Row & { seen: string }) => done.get(keyOf(row)) === row.seen
  const left = pages.flatMap(({ items }) => items.filter(isDone))
  if (left.length === 0) return pages
  return pages.map(page => ({
    ...page,
    items: page.items.filter(row => !isDone(row)),
    total: page.total - left.length,
    counts: Object.fromEntries(
      Object.entries(page.counts).map(([kind, count]) => [
        kind,
        count - left.filter(row => row.kind === kind).length,
      ]),
    ),
  }))
}

/** The groups of the queue that have rows, in their order, each with its rows. */
export function groupsOf<T extends Row>(rows: readonly T[]): { kind: QueueKind; rows: T[] }[] {
  return queueKinds
    .map(kind => ({ kind, rows: rows.filter(row => row.kind === kind) }))
    .filter(group => group.rows.length > 0)
}

/** How long something has waited at `now`, in the largest whole unit: minutes below an hour, hours below two days, then days. */
export function waitedFor(since: string, now: Date): { count: number; unit: 'minute' | 'hour' | 'day' } {
  const minutes = Math.max(1, Math.floor((now.getTime() - new Date(since).getTime()) / 60_000))
  if (minutes < 60) return { count: minutes, unit: 'minute' }
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return { count: hours, unit: 'hour' }
  return { count: Math.floor(hours / 24), unit: 'day' }
}

/** The most days that a row is put off by: what is put off for longer has another next step. */
export const MOST_SNOOZED = 60

/** For how many days a row may be put off on `today` (YYYY-MM-DD): each of the coming week, two weeks, a month. */
export function snoozeChoices(today: string): { days: number; on: string }[] {
  return [1, 2, 3, 4, 5, 6, 7, 14, 30].map(days => ({
    days,
    on: new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10),
  }))
}
