/** Covers in tests: who gives them, and whom who covers sees. */
import { randomUUID } from 'node:crypto'
import { beforeEach } from 'vitest'
import { namedPeople, type PersonKey } from '../sample/people.ts'
import type { Asker } from './access/strangers.ts'
import { withServer } from './ask.ts'
import { type InsertedPeople, insertPeople, type TestDatabase } from './database.ts'

/** The time in so many days. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** The names of a case manager's own patients. */
export const ownOf = (manager: PersonKey) =>
  Object.values(namedPeople)
    .filter(person => 'caseManager' in person && person.caseManager === manager)
    .map(person => person.name)

/** A server over the test's database, with the people in it anew before each test. */
export function withCovers(db: TestDatabase) {
  const { ask } = withServer(db)
  let people: InsertedPeople
  beforeEach(async () => {
    await db.empty()
    people = await insertPeople(db)
  })

  const id = (person: PersonKey) => people[person].recordId

  /** Somebody has Marcus cover, for Dana unless said otherwise. */
  const give = (asker: Asker, hat: string, cover: object = {}) =>
    ask(asker, hat, 'POST', '/covers', {
      id: randomUUID(),
      colleagueId: id('marcus'),
      endsAt: inDays(5),
      reason: 'Surgery, away for a week',
      ...cover,
    })
  const giveMaria = (cover: object = {}) => give('dana', 'staff', { patientId: id('maria'), ...cover })
  const marcus = (method: string, path: string, body?: object) => ask('marcus', 'staff', method, path, body)
  const seenByMarcus = async () => {
    const { body } = await marcus('GET', '/caseload/patients')
    return body.patients.map((patient: { name: string }) => patient.name).toSorted()
  }
  return {
    people: () => people,
    recordPath: (person: PersonKey) => `/patients/${id(person)}`,
    ...{ ask, id, give, giveMaria, marcus, seenByMarcus },
  }
}
