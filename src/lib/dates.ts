import { type Language, pageLanguage } from './language.ts'

/** How a moment is shown: in whose words, and on whose clock (an IANA zone such as `America/Denver`). */
export interface DateStyle {
  language?: Language
  timeZone?: string
  /** The moment called now; the year is left out while it is this one. */
  now?: Date
  /** A day without its weekday, where there is little room. */
  isShort?: boolean
}

/** The zone of a page's hours where it is not the device's own; the server sets none and names one wherever it writes. */
let zoneOfPage: string | undefined

/**
 * From now on this page's days and hours are those of a zone (decision 56: of a patient's record). One that this device does
 * not know, or has itself, leaves it the device's clock.
 */
export function readHoursIn(timeZone: string | undefined): void {
  zoneOfPage = timeZone && isKnown(timeZone) && isOtherClock(timeZone) ? timeZone : undefined
}

/** The zone in which this page says its hours, where the device's clock shows other ones. */
export const zoneBesideDevice = (): string | undefined => zoneOfPage

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** Two names of one clock are no difference; two that part in summer only are. */
function isOtherClock(timeZone: string): boolean {
  const year = new Date().getUTCFullYear()
  const read = (moment: Date, zone?: string) => moment.toLocaleString('en', { timeZone: zone })
  return [0, 3, 6, 9].some(month => {
    const moment = new Date(Date.UTC(year, month, 15, 12))
    return read(moment, timeZone) !== read(moment)
  })
}

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long a formatter is used again, in milliseconds: one that names no zone keeps that of the device, which may travel. */
const FORMATTER_GOOD_MS = minute

const formatters = new Map<string, Intl.DateTimeFormat>()
let formattersSince = 0

/** A formatter, made once a minute: to make one takes thirty times as long as to use it, and a list shows hundreds of days. */
export function formatterOf(locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  if (performance.now() - formattersSince > FORMATTER_GOOD_MS) {
    formatters.clear()
    formattersSince = performance.now()
  }
  const key = locale + JSON.stringify(parts)
  const found = formatters.get(key) ?? new Intl.DateTimeFormat(locale, parts)
  formatters.set(key, found)
  return found
}

/** Made when they are first asked for: a page that says no such words does not wait for them. */
const relatives = new Map<Language, Intl.RelativeTimeFormat>()

function relativeIn(language: Language): Intl.RelativeTimeFormat {
  const found = relatives.get(language) ?? new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' })
  relatives.set(language, found)
  return found
}

function yearOf(moment: Date, timeZone: string | undefined): string {
  return formatterOf('en-US', { year: 'numeric', timeZone }).format(moment)
}

function format(moment: Date, style: DateStyle, parts: Intl.DateTimeFormatOptions): string {
  const { language = pageLanguage, timeZone = zoneOfPage, now = new Date() } = style
  const isThisYear = yearOf(moment, timeZone) === yearOf(now, timeZone)
  const shown = { ...parts, timeZone, ...(isThisYear ? {} : { year: 'numeric' as const }) }
  return formatterOf(locales[language], shown).format(moment)
}

/** "Tue, Mar 3, 2:30 PM", in the zone of the page (`readHoursIn`) unless another is given. */
export function formatDateTime(moment: Date | string, style: DateStyle = {}): string {
  return format(new Date(moment), style, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
}

/** "2:30 PM". */
export function formatTime(moment: Date | string, style: DateStyle = {}): string {
  const { language = pageLanguage, timeZone = zoneOfPage } = style
  const clock = formatterOf(locales[language], { hour: 'numeric', minute: '2-digit', timeZone })
  return clock.format(new Date(moment))
}

/** "Tue, Mar 3" for the day of a moment. */
export function formatDate(moment: Date | string, style: DateStyle = {}): string {
  return format(new Date(moment), style, {
    ...(style.isShort ? {} : { weekday: 'short' }),
    month: 'short',
    day: 'numeric',
  })
}

/** "Tue, Mar 3" for a day without a zone, written `2026-03-03`, such as a due date. */
export function formatDay(date: string, style: Omit<DateStyle, 'timeZone'> = {}): string {
  return formatDate(`${date}T00:00:00Z`, { ...style, timeZone: 'UTC' })
}

/** "Mar 3, 1980" for a day that is no appointment, such as a birth date, written `1980-03-03`: its weekday tells nobody anything. */
export function formatBirthDate(
  date: string,
  { language = pageLanguage }: Pick<DateStyle, 'language'> = {},
): string {
  const medium = formatterOf(locales[language], { dateStyle: 'medium', timeZone: 'UTC' })
  return medium.format(new Date(`${date}T00:00:00Z`))
}

/**
 * "5 minutes ago" or "in 2 days" while under a week, else the date. Days are the calendar's: on a Friday, Wednesday evening is never
 * "yesterday", however few hours ago it was.
 */
export function formatRelative(moment: Date | string, now: Date = new Date(), style: DateStyle = {}): string {
  const instant = new Date(moment)
  const distance = instant.getTime() - now.getTime()
  const words = relativeIn(style.language ?? pageLanguage)
  if (Math.abs(distance) < minute) return words.format(0, 'second')
  if (Math.abs(distance) < hour) return words.format(Math.trunc(distance / minute), 'minute')
  if (Math.abs(distance) < day) return words.format(Math.trunc(distance / hour), 'hour')
  const days = daysBetween(today(style.timeZone, now), today(style.timeZone, instant))
  return Math.abs(days) < 7 ? words.format(days, 'day') : formatDate(instant, { ...style, now })
}

/** The day it is now on a clock, as `2026-03-03`: what a date field compares with. */
export function today(timeZone: string | undefined = zoneOfPage, now: Date = new Date()): string {
  return formatterOf('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(now)
}

/** A day so many days later; days are written `2026-03-03`. One that no calendar has, such as of the year 20266, stays. */
export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(moment.getTime())) return date
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** Whole days from one day to another, both written `2026-03-03`; negative where the other lies before. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / day)
