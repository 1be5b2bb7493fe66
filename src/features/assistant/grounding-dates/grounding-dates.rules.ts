// Reads the days and hours that a line names, in English and Spanish, so that they can be looked for in the record. A day
// is found where everything the line says of it (weekday, day, month, year) agrees with one day of the record.

/** A day as somebody wrote it: only what was said is there. Months and days count from 1, weekdays from 0 (Sunday). */
export interface SaidDay {
  piece: string
  day?: number
  month?: number
  year?: number
  weekday?: number
}

interface SaidTime {
  piece: string
  hour: number
  minute: number
  /** The half of the day was said. */
  isExact: boolean
}

const months = {
  jan: 1,
  january: 1,
  ene: 1,
  enero: 1,
  feb: 2,
  february: 2,
  febrero: 2,
  mar: 3,
  march: 3,
  marzo: 3,
  apr: 4,
  april: 4,
  abr: 4,
  abril: 4,
  may: 5,
  mayo: 5,
  jun: 6,
  june: 6,
  junio: 6,
  jul: 7,
  july: 7,
  julio: 7,
  aug: 8,
  august: 8,
  ago: 8,
  agosto: 8,
  sep: 9,
  sept: 9,
  september: 9,
  septiembre: 9,
  oct: 10,
  october: 10,
  octubre: 10,
  nov: 11,
  november: 11,
  noviembre: 11,
  dec: 12,
  december: 12,
  dic: 12,
  diciembre: 12,
} as Readonly<Record<string, number>>
const weekdays = {
  sunday: 0,
  sun: 0,
  domingo: 0,
  dom: 0,
  monday: 1,
  mon: 1,
  lunes: 1,
  lun: 1,
  tuesday: 2,
  tue: 2,
  tues: 2,
  martes: 2,
  wednesday: 3,
  wed: 3,
  miercoles: 3,
  mie: 3,
  thursday: 4,
  thu: 4,
  thurs: 4,
  jueves: 4,
  jue: 4,
  friday: 5,
  fri: 5,
  viernes: 5,
  vie: 5,
  saturday: 6,
  sat: 6,
  sabado: 6,
  sab: 6,
} as Readonly<Record<string, number>>

/** Whether a word alone names a month or a day of the week. */
export const isDayName = (word: string) => word in months || word in weekdays

const alternatives = (words: Readonly<Record<string, number>>) =>
  Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .join('|')
const month = `(?<month>${alternatives(months)})\\.?`
const weekday = `(?:(?<weekday>${alternatives(weekdays)})s?\\.?,?\\s+)?`
const number = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
const year = '(?<year>(?:19|20)\\d{2})'
/** Words that could be others stand for a month only after one of these. */
const before = '(?<=\\b(?:in|by|since|until|till|of|from|before|after|early|late|en|desde|hasta|para|de)\\s)'

const shapes = [
  '\\b(?<year>(?:19|20)\\d{2})-(?<month>\\d{1,2})-(?<day>\\d{1,2})\\b',
  '\\b(?<month>\\d{1,2})/(?<day>\\d{1,2})(?:/(?<year>\\d{2,4}))?\\b',
  `${weekday}\\b${month}\\s+${number}(?:,?\\s+${year})?\\b`,
  `${weekday}(?:el\\s+)?\\b${number}\\s+(?:de\\s+|of\\s+)?${month}(?:,?\\s+(?:de\\s+|del\\s+)?${year})?\\b`,
  `\\b${month}\\s+(?:de\\s+|of\\s+)?${year}\\b`,
  `${before}(?<month>${alternatives(months)})\\b`,
  '\\b(?<month>january|february|april|june|july|august|september|october|november|december|enero|febrero|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\\b',
  `\\b(?<weekday>sunday|monday|tuesday|wednesday|thursday|friday|saturday|domingo|lunes|martes|miercoles|jueves|viernes|sabado)s?\\b`,
  `\\b(?<year>(?:19|20)\\d{2})\\b`,
].map(shape => new RegExp(shape, 'gu'))

const CENTURY = 2000
const numberIn = (words: Readonly<Record<string, number>>, said: string | undefined) =>
  said === undefined ? undefined : (words[said] ?? Number(said))

/** The days that a folded text names, and the text without them. */
export function extractDays(text: string): { days: SaidDay[]; rest: string } {
  const days: SaidDay[] = []
  let rest = text
  for (const shape of shapes)
    rest = rest.replace(shape, (piece: string, ...more: unknown[]) => {
      const said = more.at(-1) as Record<string, string | undefined>
      const named = numberIn({}, said.year)
      const read = {
        day: numberIn({}, said.day),
        month: numberIn(months, said.month),
        year: named !== undefined && named < 100 ? named + CENTURY : named,
        weekday: numberIn(weekdays, said.weekday),
      }
      days.push({
        piece: piece.trim(),
        ...Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)),
      })
      return ' '
    })
  return { days, rest }
}

/** A day of the record, YYYY-MM-DD, with everything that can be said of it. */
export function wholeDay(on: string): SaidDay {
  const [y, m, d] = on.split('-').map(Number) as [number, number, number]
  return { piece: on, year: y, month: m, day: d, weekday: new Date(Date.UTC(y, m - 1, d)).getUTCDay() }
}

/** Whether everything that was said of a day agrees with a day of the record. */
export function agrees(said: SaidDay, known: SaidDay): boolean {
  const { year, month, day } = known
  const full = year && month && day ? new Date(Date.UTC(year, month - 1, day)).getUTCDay() : known.weekday
  return (
    (said.year === undefined || said.year === year) &&
    (said.month === undefined || said.month === month) &&
    (said.day === undefined || said.day === day) &&
    (said.weekday === undefined || said.weekday === full)
  )
}

const time =
  /\b(?<hour>\d{1,2})(?::(?<minute>\d{2}))?\s*(?<half>[ap])\.?\s?m\b\.?|\b(?<hour24>\d{1,2}):(?<minute24>\d{2})\b/gu
const NOON = 12

/** The hours that a folded text names, and the text without them. */
export function extractTimes(text: string): { times: SaidTime[]; rest: string } {
  const times: SaidTime[] = []
  const rest = text.replace(time, (piece: string, ...more: unknown[]) => {
    const said = more.at(-1) as Record<string, string | undefined>
    const hour = Number(said.hour ?? said.hour24)
    times.push({
      piece,
      hour: said.half ? (hour % NOON) + (said.half === 'p' ? NOON : 0) : hour,
      minute: Number(said.minute ?? said.minute24 ?? 0),
      isExact: said.half !== undefined || hour > NOON,
    })
    return ' '
  })
  return { times, rest }
}

export const isSameTime = (said: SaidTime, known: SaidTime) =>
  said.minute === known.minute &&
  (said.isExact && known.isExact ? said.hour === known.hour : said.hour % NOON === known.hour % NOON)
