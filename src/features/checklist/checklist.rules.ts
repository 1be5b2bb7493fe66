// How far along somebody is, as a whole percent, and which colour says so.
// Nothing to do yet counts as 0 percent, and only everything done reads as 100.

/** How an item can stand (decision 49). "Completed" is another word for the first. */
export const checklistStates = ['in_place', 'wants_help', 'not_now', 'not_asked'] as const
export type ChecklistState = (typeof checklistStates)[number]

export type CompletionTone = 'good' | 'fair' | 'poor'

export interface Progress {
  completed: number
  total: number
  /** A whole number from 0 to 100. */
  percentage: number
}

/** From this percent on, completion is shown as good (green). */
const goodFrom = 80
/** From this percent on, and below good, completion is shown as fair (yellow); below it as poor (red). */
const fairFrom = 50

/** Turns a count into a progress with a rounded percent. Counts outside 0 to total are pulled inside. */
export function measureProgress(completed: number, total: number): Progress {
  const whole = Math.max(0, Math.trunc(total))
  const done = Math.min(Math.max(0, Math.trunc(completed)), whole)
  return { completed: done, total: whole, percentage: roundPercent(done, whole) }
}

/** The rounded percent of a part in a whole. 199 of 200 is 99, not 100: nobody is told "done" too early. */
export function roundPercent(part: number, whole: number): number {
  if (whole <= 0) return 0
  const percent = Math.round((part / whole) * 100)
  return part < whole ? Math.min(percent, 99) : percent
}

/** The same for people to read: null where there is nothing of which it could be a part. */
export const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? roundPercent(part, whole) : null

/** The colour for a percent (0 to 100). A word or an icon always stands beside it on the screen. */
export function completionTone(percentage: number): CompletionTone {
  if (percentage >= goodFrom) return 'good'
  return percentage >= fairFrom ? 'fair' : 'poor'
}

/** Counts the completed entries of a list. */
export function progressOf(entries: readonly { isCompleted: boolean }[]): Progress {
  return measureProgress(entries.filter(entry => entry.isCompleted).length, entries.length)
}

/** For how many items of a checklist the library has chosen, and how many there are. */
export function countReady(categories: readonly { items: readonly { isChosen: boolean }[] }[]): {
  ready: number
  items: number
} {
  const items = categories.flatMap(category => category.items)
  return { ready: items.filter(item => item.isChosen).length, items: items.length }
}

/** The items that a tab of the status screen shows: those that anybody completed, or that anybody has still to do. */
export function itemsOfView<T extends { categoryId: string; completed: number; total: number }>(
  items: readonly T[],
  view: 'all' | 'completed' | 'incomplete',
  categoryId?: string,
): T[] {
  return items.filter(
    item =>
      (!categoryId || item.categoryId === categoryId) &&
      (view === 'all' || (view === 'completed' ? item.completed > 0 : item.completed < item.total)),
  )
}

/** What is looked after first where several items want help: safety, a place to sleep, food, medicine, health; then as listed. */
const mostUrgent = [
  'safety_feel_safe',
  'housing_safe_place',
  'food_enough',
  'health_medication',
  'health_doctor',
]

/** Of the items that want help, the one that the next step is drawn from; undefined where none does. */
export function firstToHelp<
  T extends { key: string | null; state: ChecklistState; recommendationKey: string | null },
>(items: readonly T[]): T | undefined {
  const wanting = items.filter(item => item.state === 'wants_help' && item.recommendationKey !== null)
  const urgent = mostUrgent.flatMap(key => wanting.find(item => item.key === key) ?? [])
  return urgent[0] ?? wanting[0]
}

/** Which patients of an item are looked at. */
export const itemStates = ['all', 'completed', 'incomplete'] as const
