/**
 * Two people may keep the same words at the same time. Whoever saves says what they saw; where that has become something else
 * meanwhile, they are shown it before anything of theirs takes its place.
 */
export type Fields = Readonly<Record<string, unknown>>

/** A value as it stands in a form: what is not known is empty. */
const inForm = (value: unknown) => value ?? ''

/** Of what is wanted, the fields that are not as they were seen. */
export function changedFields<Wanted extends Fields>(wanted: Wanted, seen: Fields): Partial<Wanted> {
  const changed = Object.entries(wanted).filter(([name, value]) => inForm(value) !== inForm(seen[name]))
  return Object.fromEntries(changed) as Partial<Wanted>
}

/** The fields that are neither what was seen nor what they are to become, as they stand; null where there is none. */
export function unseenFields<Value = unknown>(
  current: Readonly<Record<string, Value | null | undefined>>,
  seen: Fields,
  changes: Fields,
): Record<string, NonNullable<Value> | ''> | null {
  const unseen = Object.keys(changes).filter(name => {
    const now = inForm(current[name])
    return now !== inForm(seen[name]) && now !== inForm(changes[name])
  })
  if (unseen.length === 0) return null
  return Object.fromEntries(unseen.map(name => [name, current[name] ?? '']))
}
