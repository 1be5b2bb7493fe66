/**
 * Days as people type them: 1984-03-12; 3/12/1984 and 12.3.84, where the month or the day may stand first; March 12, 1984;
 * 12 de marzo de 1984.
 */

const parts = '([0-9]{1,4})([-/. ])([0-9]{1,2})\\2([0-9]{1,4})'
const inDigits = new RegExp(`(?<![0-9/.-])${parts}(?![0-9/.-])`, 'g')
const dayFirst =
  /(?<![a-z0-9])([0-9]{1,2})(?:st|nd|rd|th)? (?:of |de )?([a-z]{3,10})[.,]? (?:de |del )?([0-9]{4})(?![0-9])/g
const monthFirst = /(?<![a-z0-9])([a-z]{3,10})\.? ([0-9]{1,2})(?:st|nd|rd|th)?,? ([0-9]{4})(?![0-9])/g

/** English and Spanish, folded; some say setiembre. */
const months = [
  'january enero',
  'february febrero',
  'march marzo',
  'april abril',
  'may mayo',
  'june junio',
  'july julio',
  'august agosto',
  'september septiembre setiembre',
  'october octubre',
  'november noviembre',
  'december diciembre',
].map(names => names.split(' '))

const EARLIEST_YEAR = 1880
const LATEST_YEAR = 2099

/** The month of a name or its beginning, from 1; 0 where it is none. */
const monthOf = (word: string) => months.findIndex(names => names.some(name => name.startsWith(word))) + 1

/** The years that a typed one may mean. */
const yearsOf = (typed: string) =>
  typed.length === 2 ? [1900, 2000].map(century => century + Number(typed)) : [Number(typed)]

/** A day as YYYYMMDD; nothing where there is no such day. */
function dayOf(year: number, month: number, day: number): string[] {
  const is =
    year >= EARLIEST_YEAR && year <= LATEST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= 31
  return is ? [String(year * 10_000 + month * 100 + day)] : []
}

function readDigits(first: string, sign: string, second: string, third: string): string[] {
  const [a, b] = [Number(first), Number(second)]
  if (first.length === 4 && third.length <= 2) return dayOf(a, b, Number(third))
  const isYear = third.length === 4 || (third.length === 2 && sign !== ' ')
  if (first.length > 2 || !isYear) return []
  return [...new Set(yearsOf(third).flatMap(year => [...dayOf(year, a, b), ...dayOf(year, b, a)]))]
}

/**
 * The dates in a folded text.
 * @returns for each the days that it may mean, as YYYYMMDD; and the text without them
 */
export function extractDates(text: string): { dates: string[][]; rest: string } {
  const dates: string[][] = []
  const extract = (days: string[], typed: string) => {
    if (days.length === 0) return typed
    dates.push(days)
    return ' '
  }
  const inWords = (typed: string, day: string, month: string, year: string) =>
    extract(dayOf(Number(year), monthOf(month), Number(day)), typed)
  const rest = text
    .replace(inDigits, (typed, ...[first, sign, second, third]) =>
      extract(readDigits(first, sign, second, third), typed),
    )
    .replace(dayFirst, inWords)
    .replace(monthFirst, (typed, month, day, year) => inWords(typed, day, month, year))
  return { dates, rest }
}
