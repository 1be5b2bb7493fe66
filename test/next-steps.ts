/** What comes next for people of a test, late ones too: nobody says it on a day that is over, but it grows late. */
import { insertRows } from '../sample/insert-people.ts'
import type { InsertedPeople, withTestDatabase } from './database.ts'

type Person = 'maria' | 'jay' | 'aisha' | 'tom' | 'nora'

/** `dueOn`: YYYY-MM-DD, any day. */
export const insertNextStep = (
  { owner }: Pick<ReturnType<typeof withTestDatabase>, 'owner'>,
  people: InsertedPeople,
  person: Person,
  dueOn: string,
) =>
  insertRows(owner, 'next_steps', [
    {
      organization_id: people.organizations.riverbend,
      patient_id: people[person].recordId,
      step: 'Call',
      due_on: dueOn,
    },
  ])
