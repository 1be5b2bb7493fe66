// How old somebody is follows from their birth date, nothing of it is stored. On the birthday they are a year older.

/** How many years old somebody is on a day; both as YYYY-MM-DD. */
export function yearsOf(birthDate: string, day: string): number {
  const hadBirthday = day.slice(5) >= birthDate.slice(5)
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1)
}
