// The calendar of a day or a week: which days it shows, how tall an appointment stands in it, and who stands beside whom
// when two want the same time. Days are those of the viewer's own clock; a week begins on the day that is usual where
// English is read, on Sunday.
import { fieldsOf } from '#lib/date-fields.ts'

export type AgendaView = 'day' | 'week'

/** The day so many days later, both as YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  const moment = new Date(`${day}T12:00`)
  moment.setDate(moment.getDate() + days)
  return fieldsOf(moment).date
}

/** The days that a view shows around a day, as YYYY-MM-DD. */
export function daysOf(view: AgendaView, day: string): string[] {
  if (view === 'day') return [day]
  const sunday = dayAfter(day, -new Date(`${day}T12:00`).getDay())
  return Array.from({ length: 7 }, (_, index) => dayAfter(sunday, index))
}

/** Whether a text is a day as an address writes it. */
export function isDay(text: string | null): text is string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}

interface Span {
  startsAt: string
  endsAt: string
}

/** The hours a view spans: the usual day, and longer where an appointment lies outside of it. */
export function hoursOf(spans: readonly Span[]): { first: number; last: number } {
  const begins = spans.map(span => new Date(span.startsAt).getHours())
  const ends = spans.map(span => {
    const [from, until] = [new Date(span.startsAt), new Date(span.endsAt)]
    if (until.getDate() !== from.getDate()) return 24
    return Math.ceil(until.getHours() + until.getMinutes() / 60)
  })
  return { first: Math.min(8, ...begins), last: Math.max(18, ...ends) }
}

/** Where something stands in its day: all figures in percent of the day's height and width. */
export interface Place {
  top: number
  height: number
  left: number
  width: number
}

/**
 * Places what happens on one day, in the order of `spans`. What overlaps stands side by side; how many lanes there are is
 * said by the fullest moment of its group.
 */
export function placeInDay(
  spans: readonly Span[],
  { first, last }: { first: number; last: number },
): Place[] {
  const whole = (last - first) * 60
  const minutes = spans.map(span => {
    const from = new Date(span.startsAt)
    const start = from.getHours() * 60 + from.getMinutes() - first * 60
    return { start, end: start + (Date.parse(span.endsAt) - Date.parse(span.startsAt)) / 60_000 }
  })
  const order = minutes.map((_, index) => index).sort((a, b) => startOf(a) - startOf(b) || a - b)
  function startOf(index: number): number {
    return minutes[index]?.start ?? 0
  }
  const lanes: number[] = []
  const laneCounts: number[] = []
  let group: number[] = []
  let groupEnd = Number.NEGATIVE_INFINITY
  let laneEnds: number[] = []
  const closeGroup = () => {
    for (const index of group) laneCounts[index] = laneEnds.length
    group = []
    laneEnds = []
  }
  for (const index of order) {
    const { start, end } = minutes[index] as { start: number; end: number }
    if (start >= groupEnd) closeGroup()
    const free = laneEnds.findIndex(laneEnd => laneEnd <= start)
    const lane = free === -1 ? laneEnds.length : free
    laneEnds[lane] = end
    lanes[index] = lane
    group.push(index)
    groupEnd = Math.max(groupEnd, end)
  }
  closeGroup()
  return minutes.map(({ start, end }, index) => {
    const count = laneCounts[index] ?? 1
    return {
      top: (start / whole) * 100,
      height: ((Math.min(end, whole) - start) / whole) * 100,
      left: ((lanes[index] ?? 0) / count) * 100,
      width: 100 / count,
    }
  })
}
