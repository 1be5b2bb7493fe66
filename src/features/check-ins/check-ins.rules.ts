// A check-in says how a day is, once a day of the person's own clock. The streak counts the days on which somebody checked
// in, and nothing ever takes one away: a missed day pauses it, coming back is welcomed, and it never falls to zero.
// Milestones count what was done and never what was not. All of it is an offer that can be turned off.
import { daysBetween, today } from '#lib/dates.ts'

/** How a day can be: 1 is a very hard one, 5 a very good one. People only ever see the words. */
export const moods = [1, 2, 3, 4, 5] as const
export type Mood = (typeof moods)[number]

/** The most letters that fit into the words of a check-in. */
export const MOST_WORDS = 2000

/** Check-ins that are shown at most at a time. */
export const CHECK_INS_SHOWN = 14

/** Where a time zone is unknown, this one counts. */
const usualTimeZone = 'America/New_York'

/** The day it is now on the person's own clock, as `2026-03-03`. */
export function ownDay(timeZone: string, now: Date): string {
  try {
    return today(timeZone, now)
  } catch {
    return today(usualTimeZone, now)
  }
}

export interface Streak {
  /** Days with a check-in: a whole number that only ever grows. */
  days: number
  /**
   * `new`: none yet. `today`: today is among them. `open`: the last was yesterday, and today is still to come.
   * `paused`: the last is longer ago; it waits, and goes on with the next one.
   */
  state: 'new' | 'today' | 'open' | 'paused'
  /** Today's check-in came after a pause. */
  isReturn: boolean
}

/**
 * Reads the streak from the days with a check-in, in any order, each any number of times. A day after `now` (somebody
 * travelled west) counts like today.
 */
export function readStreak(madeOn: readonly string[], now: string): Streak {
  const days = [...new Set(madeOn)].sort()
  const last = days.at(-1)
  if (last === undefined) return { days: 0, state: 'new', isReturn: false }
  const gap = daysBetween(last, now)
  if (gap > 1) return { days: days.length, state: 'paused', isReturn: false }
  const before = days.at(-2)
  const isReturn = gap <= 0 && before !== undefined && daysBetween(before, last) > 1
  return { days: days.length, state: gap === 1 ? 'open' : 'today', isReturn }
}

const firstMilestones = [1, 5, 10, 25, 50, 100]

export interface Milestones {
  count: number
  /** The highest milestone that the count reached; null before the first. */
  reached: number | null
  /** The one after it. */
  next: number
}

/** Which milestone a count has reached, and which comes next: 1, 5, 10, 25, 50, 100, then every further hundred. */
export function readMilestones(count: number): Milestones {
  const whole = Math.max(0, Math.trunc(count))
  const hundreds = Math.floor(whole / 100) * 100
  if (hundreds >= 100) return { count: whole, reached: hundreds, next: hundreds + 100 }
  const reached = firstMilestones.filter(milestone => milestone <= whole).at(-1) ?? null
  const next = firstMilestones.find(milestone => milestone > whole) ?? 100
  return { count: whole, reached, next }
}
