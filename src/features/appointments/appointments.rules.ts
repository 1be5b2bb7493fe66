// The life of an appointment. A patient asks for a time, or staff offer one. Staff confirm or decline what was asked for, or
// move it; the patient accepts or declines what was offered or moved. Either side may cancel until it takes place. Afterwards
// staff note that it took place or was missed. The database keeps the same rules (appointments.functions.sql); the screens
// ask here, so that they show only what would be allowed.

export const appointmentStatuses = [
  'requested',
  'offered',
  'confirmed',
  'moved',
  'declined',
  'cancelled',
  'completed',
  'missed',
] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]
export type Side = 'patient' | 'staff'

/** How long an appointment takes unless somebody says otherwise, in minutes. */
export const USUAL_MINUTES = 30

/** The lengths that staff choose from, in minutes. */
export const lengths = [15, 30, 45, 60, 90] as const

/** How many days ahead free times are looked for. */
export const FREE_TIMES_DAYS = 14

/** The longest that can be asked about at once, in days: a calendar of seven weeks, free times of two months. */
export const AGENDA_DAYS = 49
export const MOST_FREE_DAYS = 62

/** How many changes of one appointment are counted (an integer of the database). */
export const MOST_CHANGES = 2 ** 31 - 1

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether two moments lie at most so many days apart, the first one first. */
export const isWithinDays =
  (days: number) =>
  ({ from, until }: { from: string; until: string }): boolean =>
    Date.parse(until) - Date.parse(from) <= days * DAY_MS

const transitions: Record<Side, Partial<Record<AppointmentStatus, readonly AppointmentStatus[]>>> = {
  patient: {
    requested: ['cancelled'],
    offered: ['confirmed', 'declined', 'cancelled'],
    moved: ['confirmed', 'declined', 'cancelled'],
    confirmed: ['cancelled'],
  },
  staff: {
    requested: ['confirmed', 'declined', 'moved', 'cancelled'],
    offered: ['moved', 'cancelled'],
    moved: ['moved', 'cancelled'],
    confirmed: ['moved', 'cancelled', 'completed', 'missed'],
    // A mark made by mistake is taken back.
    completed: ['missed', 'confirmed'],
    missed: ['completed', 'confirmed'],
  },
}

/**
 * Whether a side may bring an appointment into another status. Only for somebody without an account may staff write down
 * the yes that they were given by voice.
 */
export function mayTransition(
  from: AppointmentStatus,
  to: AppointmentStatus,
  side: Side,
  hasAccount = true,
): boolean {
  if (side === 'staff' && !hasAccount && to === 'confirmed' && (from === 'offered' || from === 'moved'))
    return true
  return transitions[side][from]?.includes(to) ?? false
}

/** What an appointment is that nobody answered in time: no status of the database, only how it is shown. */
export type ShownStatus = AppointmentStatus | 'unanswered'

interface Timed {
  status: AppointmentStatus
  startsAt: string
  endsAt: string
}

const open: readonly AppointmentStatus[] = ['requested', 'offered', 'moved', 'confirmed']

/** Whether it still lies ahead, or is taking place now. */
export function isUpcoming({ status, endsAt }: Timed, now: Date): boolean {
  return open.includes(status) && new Date(endsAt) > now
}

/** The status as people should read it at a moment: what was never agreed on and is over was not answered in time. */
export function shownStatus(appointment: Timed, now: Date): ShownStatus {
  const { status } = appointment
  const isWaiting = status === 'requested' || status === 'offered' || status === 'moved'
  return isWaiting && new Date(appointment.endsAt) <= now ? 'unanswered' : status
}

/** Whether staff may note how it went. */
export function mayHaveOutcome({ status, startsAt }: Timed, now: Date): boolean {
  return status === 'confirmed' && new Date(startsAt) <= now
}

/**
 * The first free times worth suggesting: of each day the first before noon and the first after it, so that whoever works
 * in the morning finds one too.
 */
export function suggestTimes<T extends { date: string; time: string }>(
  free: readonly T[],
  most: number,
): T[] {
  const halves = new Set<string>()
  const first = free.filter(({ date, time }) => {
    const half = `${date} ${time < '12:00' ? 'morning' : 'afternoon'}`
    return !halves.has(half) && halves.add(half)
  })
  return first.slice(0, most)
}

const DAY_MINUTES = 24 * 60

/** Minutes of a day as a time field writes them: 540 is `09:00`, and the end of the day `23:59`. */
export function timeOfMinute(minute: number): string {
  const shown = Math.min(minute, DAY_MINUTES - 1)
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}

/** The minute of the day that a time field holds; the last one counts as the end of the day. */
export function minuteOfTime(time: string): number | undefined {
  const match = time.match(/^([01]\d|2[0-3]):([0-5]\d)/)
  if (!match) return undefined
  const minute = Number(match[1]) * 60 + Number(match[2])
  return minute === DAY_MINUTES - 1 ? DAY_MINUTES : minute
}
