/** What date fields and time fields hold: a day and an hour on the clock of the page (`readHoursIn` in dates.ts). */
import { formatterOf, today, zoneBesideDevice } from './dates.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const clock = { hourCycle: 'h23', hour: '2-digit', minute: '2-digit' } as const

/** What a date field and a time field hold for a moment: `2026-03-03` and `14:30`, in the zone of the page unless another is given. */
export function fieldsOf(
  moment: Date | string,
  timeZone: string | undefined = zoneBesideDevice(),
): { date: string; time: string } {
  const at = new Date(moment)
  return {
    date: today(timeZone, at),
    time: formatterOf('en-US', { ...clock, timeZone }).format(at),
  }
}

/** How far the clock of a zone is ahead of UTC at a moment, in minutes. */
function minutesAhead(moment: Date, timeZone: string | undefined): number {
  const { date, time } = fieldsOf(moment, timeZone)
  return (Date.parse(`${date}T${time}Z`) - Math.floor(moment.getTime() / MINUTE) * MINUTE) / MINUTE
}

/**
 * The moment that a date field and a time field mean in the zone of the page, or undefined where they mean none. Where a
 * change of summer time leaves an hour out, it is the one an hour later; where an hour comes twice, the first.
 */
export function momentOf(
  date: string,
  time: string,
  timeZone: string | undefined = zoneBesideDevice(),
): Date | undefined {
  const asUtc = Date.parse(`${date}T${time}Z`)
  if (!date || !time || Number.isNaN(asUtc)) return undefined
  const [before, after] = [-DAY, DAY].map(
    way => new Date(asUtc - minutesAhead(new Date(asUtc + way), timeZone) * MINUTE),
  ) as [Date, Date]
  const isMeant = (moment: Date) => minutesAhead(moment, timeZone) * MINUTE === asUtc - moment.getTime()
  return isMeant(before) || !isMeant(after) ? before : after
}
