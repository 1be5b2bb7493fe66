import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { namedPeople } from '../../../../sample/people.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'

const db = withTestDatabase()
let people: InsertedPeople
const robin = () => people.robin.userId
const { email } = namedPeople.robin

/** Robin signed up for Riverbend and never proved the address. */
beforeEach(async () => {
  people = await onlyPeople(db)
  await db.rows(
    "update auth.users set email_verified = false, user_type = 'patient', joins_organization = $2 where id = $1",
    [robin(), people.organizations.riverbend],
  )
})

type Answer = 'claim' | 'new' | 'become'

/** Opens a portal, with an answer to what it asks. */
const enter = async (answer: Answer | null = null, slug: string | null = null) =>
  (await db.as('robin').one(sqlFor.selectNoFrom(sql<string>`app.enter_portal(${slug}, ${answer})`.as('id'))))
    ?.id ?? ''
/** What the portal asks before it opens. */
const asks = async (slug: string | null = null) =>
  (
    await db
      .as('robin')
      .one(sqlFor.selectFrom(sql<{ asks: string | null }>`app.portal_entry(${slug})`.as('d')).select('asks'))
  )?.asks
const prove = () => db.rows('update auth.users set email_verified = true where id = $1', [robin()])
const isAsked = { constraint: 'askFirst' }

/** A record that staff made, waiting for its person; at Riverbend unless told. */
async function wait(address: string | null, organization = people.organizations.riverbend): Promise<string> {
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

/** Whether the portal tells its patient that another record waits. */
const waits = async () =>
  (await db.as('robin', 'patient').one(sqlFor.selectNoFrom(sql<boolean>`app.record_waits()`.as('waits'))))
    ?.waits

/** Something that hangs on a record of Riverbend. */
const hang = (text: string, record: string) => db.rows(text, [people.organizations.riverbend, record])

describe('a proven address', () => {
  it('is asked whether the one record that waits for it is theirs, in whatever letters it was entered', async () => {
    const waiting = await wait(' Robin.Vale@Example.org ')
    await prove()
    expect(await own()).toEqual([])
    expect(await asks()).toBe('claim')
    await expect(enter()).rejects.toMatchObject(isAsked)
    await expect(enter('become')).rejects.toMatchObject(isAsked)
    expect(await own()).toEqual([])
    expect(await enter('claim')).toBe(waiting)
    expect(await enter('claim')).toBe(waiting)
    expect(await own()).toEqual([waiting])
  })

  it('may say no: gets a record of its own, and is not asked again', async () => {
    const waiting = await wait(email)
    await prove()
    const made = await enter('new')
    expect(made).not.toBe(waiting)
    expect(await own()).toEqual([made])
    expect(await waits()).toBe(false)
    expect(await enter('claim')).toBe(made)
    expect(await db.rows('select user_id from patients where id = $1', [waiting])).toEqual([
      { user_id: null },
    ])
  })

  it('that was proven after the portal was opened joins nothing by itself', async () => {
    const made = await enter()
    const waiting = await wait(email)
    await prove()
    expect(await own()).toEqual([made])
    expect(await enter()).toBe(made)
    expect(await waits()).toBe(true)
    expect(await enter('claim')).toBe(waiting)
    expect(await own()).toEqual([waiting])
    expect(await db.rows('select from patients where id = $1', [made])).toEqual([])
  })

  it('is asked of none of two', async () => {
    await wait(email)
    await wait(email.toUpperCase())
    await prove()
    expect(await asks()).toBeNull()
    const made = await enter()
    expect(await waits()).toBe(false)
    expect(await enter('claim')).toBe(made)
  })

  it('is asked of none of another organization', async () => {
    await wait(email, people.organizations.harbor)
    await prove()
    expect(await asks()).toBeNull()
    expect(await enter('claim')).toBe((await own())[0])
  })

  it('is asked of none that somebody holds already', async () => {
    await db.rows('update patients set email = $1 where id = $2', [email, people.maria.recordId])
    await prove()
    expect(await asks()).toBeNull()
    await enter('claim')
    expect(await db.rows('select user_id from patients where id = $1', [people.maria.recordId])).toEqual([
      { user_id: people.maria.userId },
    ])
  })
})

it('an address without proof is asked nothing, and given nothing', async () => {
  const waiting = await wait(email)
  expect(await asks()).toBeNull()
  const made = await enter('claim')
  expect(made).not.toBe(waiting)
  expect(await own()).toEqual([made])
})

describe('who did not sign up as a patient', () => {
  beforeEach(() => db.rows('update auth.users set joins_organization = null where id = $1', [robin()]))

  it('becomes one only after a yes', async () => {
    expect(await asks()).toBe('become')
    await expect(enter()).rejects.toMatchObject(isAsked)
    await expect(enter('new')).rejects.toMatchObject(isAsked)
    expect(await own()).toEqual([])
    const made = await enter('become')
    expect(await own()).toEqual([made])
    expect(await asks()).toBeNull()
  })

  it('is asked by the organization whose link they followed', async () => {
    expect(await asks('harbor-light')).toBe('become')
    const made = await enter('become', 'harbor-light')
    expect(await db.rows('select organization_id from patients where id = $1', [made])).toEqual([
      { organization_id: people.organizations.harbor },
    ])
  })

  it('is asked whether the record that waits there is theirs', async () => {
    const waiting = await wait(email)
    await prove()
    expect(await asks()).toBe('claim')
    await expect(enter('become')).rejects.toMatchObject(isAsked)
    expect(await enter('claim')).toBe(waiting)
  })
})

it('a portal that was left opens for no account, and asks before it opens again', async () => {
  await prove()
  const made = await enter()
  await db
    .as('robin')
    .one(sqlFor.selectNoFrom(sql`app.leave_portal(${people.organizations.riverbend})`.as('left')))
  expect(await own()).toEqual([])
  expect(await asks()).toBe('claim')
  await expect(enter()).rejects.toMatchObject(isAsked)
  expect(await enter('claim')).toBe(made)
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
    ['notes', "insert into remarks (organization_id, patient_id, words) values ($1, $2, 'My words')"],
    ['a preference', 'insert into contact_preferences (organization_id, patient_id) values ($1, $2)'],
    ['staff’s words', `insert into case_notes (organization_id, patient_id, text) values ($1, $2, 'Words')`],
  ]
  it.each(contents)('stays beside the other where it holds %s', async (_, text) => {
    const made = await enter()
    await hang(text, made)
    const waiting = await wait(email)
    await prove()
    expect(await waits()).toBe(false)
    await expect(enter('claim')).rejects.toMatchObject({ constraint: 'bothHold' })
    expect(await own()).toEqual([made])
    expect(await db.rows('select user_id from patients where id = $1', [waiting])).toEqual([
      { user_id: null },
    ])
  })

  it('goes where the portal was opened and nothing was done', async () => {
    const made = await enter()
    await hang('insert into onboarding_conversations (organization_id, patient_id) values ($1, $2)', made)
    await hang(
      "insert into conversations (organization_id, patient_id, participant_type) values ($1, $2, 'private')",
      made,
    )
    const waiting = await wait(email)
    await prove()
    expect(await enter('claim')).toBe(waiting)
    expect(await own()).toEqual([waiting])
  })

  const invite = (record: string) =>
    db.rows(
      `insert into invitations (organization_id, kind, name, email, patient_id, token_hash)
       values ($1, 'patient', 'Robin', $2, $3, sha256('a link of this test'))`,
      [people.organizations.riverbend, email, record],
    )
  const accept = () =>
    db
      .as('robin')
      .one(sqlFor.selectFrom(sql`app.accept_invitation('a link of this test')`.as('a')).selectAll())

  it('goes too where an invitation to the other is accepted, though two wait with the address', async () => {
    await enter()
    const waiting = await wait(email)
    await wait(email)
    await invite(waiting)
    await accept()
    expect(await own()).toEqual([waiting])
  })

  it('keeps an invitation to the other from being accepted where it holds something, and the invitation stays', async () => {
    const made = await enter()
    await hang("insert into remarks (organization_id, patient_id, words) values ($1, $2, 'My words')", made)
    await invite(await wait(email))
    await expect(accept()).rejects.toMatchObject({ constraint: 'bothHold' })
    expect(await own()).toEqual([made])
    expect(await db.rows('select accepted_at from invitations')).toEqual([{ accepted_at: null }])
  })
})
