/** "Same person" fills what is empty, opens no way to somebody that was taken away, and does what was said before. */
import { beforeEach, expect, it } from 'vitest'
import { type InsertedPeople, onlyPeople, withOwnDatabase } from '../../../../test/database.ts'
import { withImports } from '../../../../test/importing.ts'
import { compareFacts } from './filling.rules.ts'

const db = withOwnDatabase()
const { ask, check, write } = withImports(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

/** Fills Maria's record by a file of one row, and answers with what was said before and with what stands there now. */
async function fill(heading: string, row: string) {
  const { id } = await check('patients', `Name,Birth date,${heading}\nMaria Santos,3/12/1984,${row}\n`)
  const { body } = await ask('GET', `/imports/${id}/alike`)
  await ask('POST', `/imports/${id}/decisions`, { line: 2, decision: 'fill' })
  await write(id)
  const [now] = await db.rows('select * from patients where id = $1', [people.maria.recordId])
  const said = compareFacts(body[0].facts, body[0].record).map(({ fact, outcome }) => [fact, outcome])
  return { said: Object.fromEntries(said), now }
}

const maria = (facts: string) =>
  db.rows(
    `update patients set name = 'Maria Santos', birth_date = '1984-03-12', user_id = null, ${facts} where id = $1`,
    [people.maria.recordId],
  )

it('what a record has stays, what is empty is filled', async () => {
  await maria("email = null, phone = '555 010 4477', language = 'es', pronouns = null")
  const { said, now } = await fill(
    'Phone,E-mail,Language,Pronouns',
    '555 999 9999,new@example.org,English,she/her',
  )
  expect(said).toMatchObject({ phone: 'stays', email: 'filled', language: 'stays', pronouns: 'filled' })
  expect(now).toMatchObject({
    phone: '555 010 4477',
    email: 'new@example.org',
    language: 'es',
    pronouns: 'she/her',
  })
})

it('a number or an address that was taken away from the record does not come back with a file', async () => {
  await maria("email = 'Her.Old@example.org', phone = '(555) 010-4477'")
  await maria('email = null, phone = null')
  const { said, now } = await fill('Phone,E-mail', '555 010 4477,her.old@example.org')
  expect(said).toMatchObject({ phone: 'former', email: 'former' })
  expect(now).toMatchObject({ phone: null, email: null })
})
