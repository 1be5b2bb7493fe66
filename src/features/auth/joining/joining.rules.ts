// An organization may call itself anything, also like another one. Whoever is invited by a namesake of an organization that
// they belong to is told that it is a different one.

interface Named {
  organizationId: string
  name: string
}

/** A name as people compare it: without capitals, accents, punctuation and blanks. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{Nd}]+/gu, '')
    .toLowerCase()

/** Whether an organization is called like another one, to which the person belongs. */
export function isNamesake({ organizationId, name }: Named, memberships: readonly Named[]): boolean {
  return memberships.some(
    membership => membership.organizationId !== organizationId && plain(membership.name) === plain(name),
  )
}
