// How old somebody is follows from their birth date, nothing of it is stored. On the birthday they are a year older.
// Who said no to calls is not called: that stands where their phone number would (decision 41).

/** How many years old somebody is on a day; both as YYYY-MM-DD. */
export function yearsOf(birthDate: string, day: string): number {
  const hadBirthday = day.slice(5) >= birthDate.slice(5)
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1)
}

/** Somebody's number, and what they said to calls: by itself, or with the other ways; nothing said is no "no". */
export interface Callable {
  phone: string | null
  mayCall?: boolean
  contact?: { mayCall: boolean } | null
}

/** Whether they said no to calls. */
export const isNotToBeCalled = ({ mayCall, contact }: Callable): boolean =>
  !(mayCall ?? contact?.mayCall ?? true)

/**
 * The address that dials a number as somebody wrote it: its digits, and an extension after a pause (a comma, as phones dial it).
 * Some phones dial nothing of "tel:(555) 555-0122".
 */
export function callAddress(phone: string): string {
  const [number = '', extension = ''] = phone.split(/ext\.?|x|#/i).map(part => part.replace(/[^+\d]/g, ''))
  return `tel:${number}${extension && `,${extension}`}`
}
