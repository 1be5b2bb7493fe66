// How pressing a staff task is. A task is overdue from the day after the one it was due on, by the organization's day;
// without a date it can never be overdue.

/** In so many days somebody usually follows up. */
export const USUAL_DAYS = 7

const day = 24 * 60 * 60 * 1000

/** How a due date stands to today: how many days it is past, or that it is today, later, or not set. Dates are YYYY-MM-DD. */
export function judgeDue(
  dueOn: string | null,
  today: string,
): { is: 'overdue'; days: number } | { is: 'today' | 'later' | 'unset' } {
  if (dueOn === null) return { is: 'unset' }
  const days = Math.round((Date.parse(today) - Date.parse(dueOn)) / day)
  if (days > 0) return { is: 'overdue', days }
  return { is: days === 0 ? 'today' : 'later' }
}
