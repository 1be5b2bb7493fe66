// Two people may keep one record at the same time. A change is made from what somebody saw; where a fact has become something
// else meanwhile, nothing is written, and they are shown what stands there now before they decide.

type Facts = Readonly<Record<string, string | null | undefined>>

/** What stands in a form: an unknown fact is empty. */
const inForm = (fact: string | null | undefined) => fact ?? ''

/** The facts that are neither what was seen nor what they are to become, as they stand; null where there is none. */
export function unseenFacts(current: Facts, seen: Facts, changes: Facts): Record<string, string> | null {
  const unseen = Object.keys(changes).filter(fact => {
    const now = inForm(current[fact])
    return now !== inForm(seen[fact]) && now !== inForm(changes[fact])
  })
  if (unseen.length === 0) return null
  return Object.fromEntries(unseen.map(fact => [fact, inForm(current[fact])]))
}

/** The values that differ from those a form began with. */
export function changedFacts<Values extends Facts>(values: Values, initial: Values): Partial<Values> {
  const changed = Object.entries(values).filter(([fact, value]) => inForm(value) !== inForm(initial[fact]))
  return Object.fromEntries(changed) as Partial<Values>
}

/** How many years old somebody is on a day; both as YYYY-MM-DD. */
export function yearsOf(birthDate: string, day: string): number {
  const hadBirthday = day.slice(5) >= birthDate.slice(5)
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1)
}
