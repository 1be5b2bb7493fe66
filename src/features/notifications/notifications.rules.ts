// When a mail may go to a patient. The patient says which ways and which hours are safe; every mail obeys that.
// Someone who never said anything may be mailed at any hour. Hours are those of the patient's own day.
import { mayMailClosedCase } from '#features/cases/cases.rules.ts'

/** What a patient said about mail: whether at all, and from which hour until before which hour of their day. */
export interface MailPreference {
  mayEmail: boolean
  fromHour: number
  untilHour: number
}

/** Where a time zone is missing or unknown, this one counts. */
const usualTimeZone = 'America/New_York'
const quarterHour = 15 * 60 * 1000

function hourIn(timeZone: string, moment: Date): number {
  const style = { hour: 'numeric', hourCycle: 'h23' } as const
  try {
    return Number(new Intl.DateTimeFormat('en-US', { ...style, timeZone }).format(moment))
  } catch {
    return Number(new Intl.DateTimeFormat('en-US', { ...style, timeZone: usualTimeZone }).format(moment))
  }
}

/** Whether a mail may go now, has to wait for the hours that are safe, or must not go at all. */
export function mayMail(
  preference: MailPreference | null,
  now: Date,
  timeZone: string,
): 'now' | 'later' | 'never' {
  if (!preference) return 'now'
  if (!preference.mayEmail) return 'never'
  const hour = hourIn(timeZone, now)
  return hour >= preference.fromHour && hour < preference.untilHour ? 'now' : 'later'
}

/**
 * The first moment from `now` on at which a mail may go, for a preference that allows mail at some hour. Looks in quarter
 * hours, so that a night in which clocks change is no exception.
 */
export function nextOpening(preference: MailPreference, now: Date, timeZone: string): Date {
  let moment = now
  for (let steps = 0; steps < 4 * 24 * 3 && mayMail(preference, moment, timeZone) === 'later'; steps++)
    moment = new Date((Math.floor(moment.getTime() / quarterHour) + 1) * quarterHour)
  return moment
}

/** Whether a case was closed meanwhile, so that its patient hears no more of this. Asked at the moment of sending. */
export function isSilent(
  { status, closedReason }: { status: 'active' | 'inactive' | null; closedReason: string | null },
  alsoWhenClosed = false,
): boolean {
  return status === 'inactive' && !(alsoWhenClosed && mayMailClosedCase(closedReason))
}
