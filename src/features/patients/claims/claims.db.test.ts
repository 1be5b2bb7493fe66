import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { namedPeople } from '../../../../sample/people.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
let people: InsertedPeople
const robin = () => people.robin.userId
const { email } = namedPeople.robin

/** Robin signed up for Riverbend and never proved the address. */
beforeEach(async () => {
  await db.empty()
  people = await insertPeople(db)
  await db.rows("update auth.users set email_verified = false, user_type = 'patient' where id = $1", [
    robin(),
  ])
})

const openPortal = async () =>
  (await db.as('robin').one(sqlFor.selectNoFrom(sql<string>`app.open_portal()`.as('id'))))?.id ?? ''
const prove = () => db.rows('update auth.users set email_verified = true where id = $1', [robin()])

/** A record that staff made, waiting for its person; at Riverbend unless told. */
async function enter(address: string | null, organization = people.organizations.riverbend): Promise<string> {
  const id = randomUUID()
  await db.rows("insert into patients (organization_id, id, name, email) values ($1, $2, 'Robin V.', $3)", [
    organization,
    id,
    address,
  ])
  return id
}

/** The records that are Robin's. */
const own = async () =>
  (
    await db.rows<{ id: string }>('select id from patients where user_id = $1 order by created_at', [robin()])
  ).map(({ id }) => id)

/** Something that hangs on a record of Riverbend. */
const hang = (text: string, record: string) => db.rows(text, [people.organizations.riverbend, record])

describe('a proven address', () => {
  it('opens the one record that waits for it, in whatever letters it was entered', async () => {
    const made = await openPortal()
    const waiting = await enter(' Robin.Vale@Example.org ')
    expect(await own()).toEqual([made])
    await prove()
    expect(await own()).toEqual([waiting])
    expect(await openPortal()).toBe(waiting)
    expect(await db.rows('select from patients where id = $1', [made])).toEqual([])
  })

  it('opens it instead of making one, where the portal was never open', async () => {
    const waiting = await enter(email)
    await prove()
    expect(await own()).toEqual([])
    expect(await openPortal()).toBe(waiting)
  })

  it('finds a record that was entered later, when the portal opens next', async () => {
    await openPortal()
    await prove()
    const waiting = await enter(email)
    expect(await openPortal()).toBe(waiting)
    expect(await own()).toEqual([waiting])
  })

  it('opens none of two', async () => {
    const made = await openPortal()
    await enter(email)
    await enter(email.toUpperCase())
    await prove()
    expect(await openPortal()).toBe(made)
    expect(await own()).toEqual([made])
  })

  it('opens none of another organization', async () => {
    const made = await openPortal()
    await enter(email, people.organizations.harbor)
    await prove()
    expect(await own()).toEqual([made])
  })

  it('opens none that somebody holds already', async () => {
    const made = await openPortal()
    await db.rows('update patients set email = $1 where id = $2', [email, people.maria.recordId])
    await prove()
    expect(await own()).toEqual([made])
    expect(await db.rows('select user_id from patients where id = $1', [people.maria.recordId])).toEqual([
      { user_id: people.maria.userId },
    ])
  })
})

it('an address without proof opens nothing', async () => {
  const waiting = await enter(email)
  const made = await openPortal()
  expect(made).not.toBe(waiting)
  expect(await openPortal()).toBe(made)
  expect(await own()).toEqual([made])
})

describe('a record of one’s own', () => {
  const contents: [string, string][] = [
    [
      'a message',
      `with c as (insert into conversations (organization_id, patient_id, participant_type)
         values ($1, $2, 'private') returning id)
       insert into messages (organization_id, conversation_id, sender_type, content) select $1, id, 'patient', 'Hello' from c`,
    ],
    [
      'a goal',
      "insert into goals (organization_id, patient_id, title, created_by) values ($1, $2, 'Walk', 'patient')",
    ],
    [
      'a submission',
      `with f as (insert into forms (organization_id, title) values ($1, 'Form') returning id)
       insert into submissions (organization_id, patient_id, form_id, form_title, form_fields)
         select $1, $2, id, 'Form', '[]' from f`,
    ],
    [
      'an answer of onboarding',
      `insert into onboarding_conversations (organization_id, patient_id, answers) values ($1, $2, '{"a": "b"}')`,
    ],
    ['a task', "insert into tasks (organization_id, patient_id, title) values ($1, $2, 'Call')"],
    [
      'an appointment',
      `insert into appointments (organization_id, patient_id, requested_by, starts_at, ends_at)
       values ($1, $2, 'patient', now() + interval '1 day', now() + interval '25 hours')`,
    ],
    ['notes', "update patients set notes = 'My words' where organization_id = $1 and id = $2"],
    ['a preference', 'insert into contact_preferences (organization_id, patient_id) values ($1, $2)'],
    ['staff’s words', `insert into case_notes (organization_id, patient_id, text) values ($1, $2, 'Words')`],
  ]
  it.each(contents)('stays beside the other where it holds %s', async (_, text) => {
    const made = await openPortal()
    await hang(text, made)
    const waiting = await enter(email)
    await prove()
    expect(await openPortal()).toBe(made)
    expect(await own()).toEqual([made])
    expect(await db.rows('select user_id from patients where id = $1', [waiting])).toEqual([
      { user_id: null },
    ])
  })

  it('goes where the portal was opened and nothing was done', async () => {
    const made = await openPortal()
    await hang('insert into onboarding_conversations (organization_id, patient_id) values ($1, $2)', made)
    await hang(
      "insert into conversations (organization_id, patient_id, participant_type) values ($1, $2, 'private')",
      made,
    )
    const waiting = await enter(email)
    await prove()
    expect(await own()).toEqual([waiting])
  })

  it('goes too where an invitation to the other is accepted, though two wait with the address', async () => {
    await openPortal()
    const waiting = await enter(email)
    await enter(email)
    await db.rows(
      `insert into invitations (organization_id, kind, name, email, patient_id, token_hash)
       values ($1, 'patient', 'Robin', $2, $3, sha256('a link of this test'))`,
      [people.organizations.riverbend, email, waiting],
    )
    const accepting = sqlFor.selectFrom(sql`app.accept_invitation('a link of this test')`.as('a')).selectAll()
    await db.as('robin').one(accepting)
    expect(await own()).toEqual([waiting])
  })
})
