/** The assistant's drafts about Maria, asked for and accepted through the real server. */
import { randomUUID } from 'node:crypto'
import { beforeEach } from 'vitest'
import type { PersonKey } from '../sample/people.ts'
import type { Asker } from './access/strangers.ts'
import { withServer } from './ask.ts'
import { type InsertedPeople, onlyPeople, type TestDatabase } from './database.ts'

/** Before each test Maria has said what she needs. Use what comes back inside tests and hooks. */
export function withDrafts(db: TestDatabase) {
  const { ask } = withServer(db, { hasModel: true })
  let people: InsertedPeople
  const note = (words: string) =>
    db.rows('insert into remarks (organization_id, patient_id, words) values ($1, $2, $3)', [
      people.organizations.riverbend,
      people.maria.recordId,
      words,
    ])
  beforeEach(async () => {
    people = await onlyPeople(db)
    await note('I am Maria. I am behind on rent, call me at 303-555-0142.')
  })
  const place = (patient: PersonKey = 'maria') => `/patients/${people[patient].recordId}/assistant-drafts`
  return {
    ask,
    place,
    note,
    people: () => people,
    want: (person: Asker, kind = 'suggestions', hat = 'staff', id: string = randomUUID()) =>
      ask(person, hat, 'POST', place(), { id, kind }),
    draftsOf: async (person: Asker, hat = 'staff') =>
      (await ask(person, hat, 'GET', place())).body.drafts ?? [],
    accept: (person: Asker, id: string, text: string, hat = 'staff', patient: PersonKey = 'maria') =>
      ask(person, hat, 'POST', `/notes/${id}/accept`, {
        patientId: people[patient].recordId,
        kind: 'note',
        contactOn: '2026-03-10',
        text,
      }),
  }
}
