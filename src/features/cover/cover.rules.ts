/**
 * Cover for a colleague lasts from a day until a day, both included, on the clock of whoever gives it, and at most 90 days.
 * Ninety days is a quarter of a year: long enough for an illness or a family leave, and short enough that access which
 * nobody thinks about any more ends by itself. Somebody who is away for longer is asked about again, or their patients
 * move to a case manager who is there. It ends by itself, and can be ended at any time before.
 */
import { addDays } from '#lib/dates.ts'

/** The most days a cover lasts, the first and the last included. */
export const MOST_COVER_DAYS = 90
/** Letters of the reason. */
export const REASON_LENGTH = 500

/** The last day that a cover may have which begins on `firstDay`. */
export function latestDay(firstDay: string): string {
  return addDays(firstDay, MOST_COVER_DAYS - 1)
}

/** The moment at which a day begins on this computer's clock, as the API writes moments. */
function beginningOf(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date).toISOString()
}

/** What is wrong with the two days of a cover: keys of `coverText.problems`. */
export function dayProblems(
  firstDay: string,
  lastDay: string,
  today: string,
): { from?: string; until?: string } {
  if (!firstDay) return { from: 'dayMissing' }
  if (firstDay < today) return { from: 'dayPast' }
  if (!lastDay) return { until: 'dayMissing' }
  if (lastDay < firstDay) return { until: 'untilBeforeFrom' }
  if (lastDay > latestDay(firstDay)) return { until: 'tooLong' }
  return {}
}

/** From when until when a cover runs: it begins at once where its first day is today, and ends with its last day. */
export function momentsOf(
  firstDay: string,
  lastDay: string,
  today: string,
): { startsAt?: string; endsAt: string } {
  const endsAt = beginningOf(addDays(lastDay, 1))
  return firstDay > today ? { startsAt: beginningOf(firstDay), endsAt } : { endsAt }
}

/** A moment within the last day of a cover: it ends as that day does. */
export function lastMoment(endsAt: string): Date {
  return new Date(Date.parse(endsAt) - 1)
}

/** How somebody is called among colleagues: by the first of their names. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}
