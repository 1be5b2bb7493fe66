/** What named the record that went ends at the one that stayed: a search, a link that was mailed, an address that was proven. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { namedPeople, type PersonKey } from '../../../sample/people.ts'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const riverbend = () => people.organizations.riverbend

async function newRecord(more: Record<string, string> = {}): Promise<string> {
  const row = { organization_id: riverbend(), name: 'Mariposa Quill', ...more }
  const columns = Object.keys(row)
  const [made] = await db.rows<{ id: string }>(
    `insert into patients (${columns}) values (${columns.map((_, at) => `$${at + 1}`)}) returning id`,
    Object.values(row),
  )
  return made?.id ?? ''
}

async function merge(staying: string, goingId: string, taken: string[] = []) {
  const mergeId = randomUUID()
  const body = { mergeId, goingId, taken }
  const { status, text } = await ask('ruth', 'administrator', 'POST', `/patients/${staying}/merges`, body)
  expect(status, text).toBe(200)
  return mergeId
}
const undo = (id: string) => ask('ruth', 'administrator', 'POST', `/merges/${id}/undo`, {})

const idsIn = (body: { patients: { id: string }[] }) => body.patients.map(({ id }) => id)
const find = async (person: PersonKey, hat: 'staff' | 'administrator', search: string) => {
  const path = hat === 'staff' ? '/caseload/patients' : '/patients'
  return idsIn((await ask(person, hat, 'GET', `${path}?search=${encodeURIComponent(search)}`)).body)
}

describe('a search', () => {
  it('by number, address, phone, former phone, name or birth date of the record that went finds the one that stayed', async () => {
    const going = await newRecord({
      email: 'quill@example.org',
      phone: '555 010 7788',
      birth_date: '1984-03-12',
    })
    await db.rows("update patients set phone = '555 010 7799' where id = $1", [going])
    const [{ number } = { number: '' }] = await db.rows<{ number: string }>(
      'select case_number as number from patients where id = $1',
      [going],
    )
    const staying = people.maria.recordId
    const before = await db.rows('select * from patient_words order by patient_id, word')
    const id = await merge(staying, going)
    const searches = [number, 'quill@example.org', '7788', '7799', 'mariposa', '3/12/1984']
    for (const search of searches) {
      expect(await find('ruth', 'administrator', search), search).toEqual([staying])
      expect(await find('dana', 'staff', search), search).toEqual([staying])
      expect(await find('marcus', 'staff', search), search).toEqual([])
      expect(await find('victor', 'administrator', search), search).toEqual([])
    }
    expect((await undo(id)).status).toBe(200)
    for (const search of searches) {
      expect(await find('ruth', 'administrator', search), search).toEqual([going])
      expect(await find('dana', 'staff', search), search).toEqual([])
    }
    expect(await db.rows('select * from patient_words order by patient_id, word')).toEqual(before)
  })

  it('follows a second merge on top', async () => {
    const [first, second] = [await newRecord({ phone: '555 010 7788' }), await newRecord()]
    await merge(second, first)
    const id = await merge(people.maria.recordId, second)
    expect(await find('dana', 'staff', '7788')).toEqual([people.maria.recordId])
    await undo(id)
    expect(await find('ruth', 'administrator', '7788')).toEqual([second])
  })

  it('an address or number that gave way is a former one of the record that stayed, until Undo', async () => {
    const going = await newRecord({ email: 'quill@example.org', phone: '555 010 7788' })
    const staying = await newRecord({ name: 'Other', phone: '555 010 1122' })
    const former = async () =>
      (await ask('ruth', 'administrator', 'GET', `/patients/${staying}`)).body.formerContacts.map(
        ({ value }: { value: string }) => value,
      )
    const id = await merge(staying, going, ['phone'])
    expect((await former()).toSorted()).toEqual(['555 010 1122', 'quill@example.org'])
    expect(await find('ruth', 'administrator', '1122')).toEqual([staying])
    await undo(id)
    expect(await former()).toEqual([])
    expect(await db.rows('select from former_contacts')).toEqual([])
  })
})

describe('facts that tell people apart', () => {
  it('are in the preview, and come along where they are taken', async () => {
    const facts = { given_name: 'Mariposa', family_name: 'Quill', birth_date: '1984-03-12' }
    const [going, staying] = [await newRecord(facts), await newRecord()]
    const path = `/patients/${staying}/merge-preview?otherId=${going}`
    const { body } = await ask('ruth', 'administrator', 'GET', path)
    expect(body.going).toMatchObject({ givenName: 'Mariposa', familyName: 'Quill', birthDate: '1984-03-12' })
    expect(body.going.caseNumber).toMatch(/^\d{8}$/)
    const id = await merge(staying, going, ['givenName', 'birthDate'])
    const read = () =>
      db.rows('select given_name, family_name, birth_date::text from patients where id = $1', [staying])
    expect(await read()).toEqual([{ given_name: 'Mariposa', family_name: null, birth_date: '1984-03-12' }])
    await undo(id)
    expect(await read()).toEqual([{ given_name: null, family_name: null, birth_date: null }])
  })
})

const robin = namedPeople.robin.email
const link = 'a link of this test'
const invite = (record: string) =>
  db.rows(
    `insert into invitations (organization_id, kind, name, email, patient_id, token_hash)
       values ($1, 'patient', 'Robin', $2, $3, sha256($4::bytea))`,
    [riverbend(), robin, record, link],
  )
const path = `/invitations/${encodeURIComponent(link)}`
const accept = () => ask('robin', 'visitor', 'POST', `${path}/accept`)
const stateOf = async () => (await ask('nobody', 'visitor', 'GET', path)).body.state
const heldBy = (record: string) =>
  db.rows('select from patients where id = $1 and user_id = $2', [record, people.robin.userId])

describe('a link that was mailed for the record that went', () => {
  it('opens the one that stayed, where that has the address it was sent to', async () => {
    const [staying, going] = [await newRecord(), await newRecord({ email: robin })]
    await invite(going)
    await merge(staying, going, ['email'])
    expect(await stateOf()).toBe('open')
    expect((await accept()).body).toEqual({ kind: 'patient' })
    expect(await heldBy(staying)).toHaveLength(1)
    expect(await stateOf()).toBe('used')
  })

  it('opens nothing where the address of the one that stayed is another, now or later', async () => {
    const [staying, going] = [
      await newRecord({ email: 'other@example.org' }),
      await newRecord({ email: robin }),
    ]
    await invite(going)
    await merge(staying, going)
    expect(await stateOf()).toBe('withdrawn')
    expect((await accept()).status).toBe(404)
    await db.rows('update patients set email = $2 where id = $1', [staying, robin])
    expect(await stateOf()).toBe('open')
    expect(await heldBy(staying)).toHaveLength(0)
  })

  it('is offered no more to whoever holds the one that stayed', async () => {
    const [staying, going] = [await newRecord({ email: robin }), await newRecord({ email: robin })]
    await invite(going)
    await db.rows('update patients set user_id = $2 where id = $1', [staying, people.robin.userId])
    await merge(staying, going)
    expect((await ask('robin', 'visitor', 'GET', '/waiting-invitations')).body).toEqual([])
  })
})

describe('both records hold something', () => {
  const requests = () =>
    db.rows('select patient_id, gone_id, state, is_from_invitation from patient_merges order by id')
  let own: string
  let waiting: string

  beforeEach(async () => {
    await db.rows(
      "update auth.users set user_type = 'patient', joins_organization = $2, email_verified = true where id = $1",
      [people.robin.userId, riverbend()],
    )
    own = (await ask('robin', 'visitor', 'POST', '/portal/open', {})).body.patientId
    await db.rows("insert into remarks (organization_id, patient_id, words) values ($1, $2, 'My words')", [
      riverbend(),
      own,
    ])
    waiting = await newRecord({ email: robin })
    await db.rows("insert into tasks (organization_id, patient_id, title) values ($1, $2, 'Call')", [
      riverbend(),
      waiting,
    ])
  })

  const isAsked = () =>
    expect(requests()).resolves.toEqual([
      { patient_id: own, gone_id: waiting, state: 'waiting', is_from_invitation: true },
    ])

  it('an accepted link asks administrators whether they are one person, once, and says so', async () => {
    await invite(waiting)
    for (let time = 0; time < 2; time += 1) {
      const answer = await accept()
      expect([answer.status, answer.body.fields]).toEqual([409, [{ field: '', message: 'bothHold' }]])
    }
    await isAsked()
    const { body } = await ask('ruth', 'administrator', 'GET', `/patients/${own}/merges`)
    expect(body).toMatchObject([{ goneId: waiting, isFromInvitation: true, state: 'waiting' }])
    await merge(own, waiting)
    expect(await stateOf()).toBe('open')
    expect(await heldBy(own)).toHaveLength(1)
    expect((await accept()).status).toBe(200)
  })

  it('so does an invitation that is accepted without its link', async () => {
    await invite(waiting)
    const [offer] = (await ask('robin', 'visitor', 'GET', '/waiting-invitations')).body
    expect((await ask('robin', 'visitor', 'POST', `/waiting-invitations/${offer.id}/accept`)).status).toBe(
      409,
    )
    await isAsked()
  })

  it('so does a yes on entering the portal', async () => {
    expect((await ask('robin', 'visitor', 'POST', '/portal/open', { answer: 'claim' })).status).toBe(409)
    await isAsked()
  })

  it('an address that nobody proved asks nothing', async () => {
    await db.rows('update auth.users set email_verified = false where id = $1', [people.robin.userId])
    await db.as('robin').one(sqlFor.selectNoFrom(sql`app.ask_to_merge(null)`.as('asked')))
    expect(await requests()).toEqual([])
  })
})
