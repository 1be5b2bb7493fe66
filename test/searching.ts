/** Looking for patients in tests as the two lists do it: at the desk and in administration. */
import type { PersonKey } from '../sample/people.ts'
import type { withServer } from './ask.ts'
import type { TestDatabase } from './database.ts'

const namesIn = (body: { patients: { name: string }[] }) => body.patients.map(({ name }) => name)

/** Asks a list whom it finds; `more` goes into the address, such as `&sort=name`. */
export const searchesThrough = (ask: ReturnType<typeof withServer>['ask']) => ({
  atDesk: async (person: PersonKey, search: string, more = '') =>
    namesIn(
      (await ask(person, 'staff', 'GET', `/caseload/patients?search=${encodeURIComponent(search)}${more}`))
        .body,
    ),
  inAdministration: async (search: string, more = '', person: PersonKey = 'ruth') =>
    namesIn(
      (await ask(person, 'administrator', 'GET', `/patients?search=${encodeURIComponent(search)}${more}`))
        .body,
    ),
})

/** Gives a patient another name, and nothing to be reached by but what is said. */
export const rename = (
  db: TestDatabase,
  id: string,
  name: string,
  more: { preferredName?: string; email?: string; phone?: string } = {},
) =>
  db.rows('update patients set name = $2, preferred_name = $3, email = $4, phone = $5 where id = $1', [
    id,
    name,
    more.preferredName ?? null,
    more.email ?? null,
    more.phone ?? null,
  ])
