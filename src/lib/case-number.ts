/**
 * Case numbers: seven digits by chance and a check digit (Damm, 2004), said as two groups of four. The check digit finds every
 * single wrong digit and every swap of two neighbours; `app.check_digit` in the database is the same.
 */

const steps = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

/** The check digit of some digits; of a whole case number it is 0. */
export function checkDigit(digits: string): string {
  let state = 0
  for (const digit of digits) state = Number(steps[state]?.[Number(digit)])
  return String(state)
}

/** Whether these are the digits of a case number, as they were meant. */
export const isCaseNumber = (digits: string): boolean =>
  /^[1-9]\d{7}$/.test(digits) && checkDigit(digits) === '0'

/** As it is read and said, with the letters that an organization puts before it: RB 1234 5678. */
export const sayCaseNumber = (caseNumber: string, prefix = ''): string =>
  `${prefix} ${caseNumber.slice(0, 4)} ${caseNumber.slice(4)}`.trim()

/** The case numbers that eight digits with one slip may have meant: another digit, or two neighbours swapped. */
export function meantCaseNumbers(digits: string): string[] {
  if (!/^\d{8}$/.test(digits) || isCaseNumber(digits)) return []
  const places = [...digits].map((_, place) => place)
  const others = places.flatMap(place =>
    [...'0123456789'].map(digit => digits.slice(0, place) + digit + digits.slice(place + 1)),
  )
  const swapped = places.map(
    place =>
      digits.slice(0, place) +
      digits
        .slice(place, place + 2)
        .split('')
        .reverse()
        .join('') +
      digits.slice(place + 2),
  )
  return [...new Set([...others, ...swapped])].filter(isCaseNumber)
}
