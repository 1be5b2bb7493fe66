/** Staff who leave, for a while or for good: what ends with that, for whom, and who may say so. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { LiveStreams } from '#platform/live/live.server.ts'
import { tokenOf } from '../../../../sample/insert-people.ts'
import { namedPeople, type PersonKey } from '../../../../sample/people.ts'
import { withServer } from '../../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../../test/database.ts'
import { Ear } from '../../../../test/ear.ts'
import { paced } from '../../../../test/pace.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople
type Answered = Awaited<ReturnType<typeof ask>>

beforeEach(async () => {
  people = await onlyPeople(db)
})

const idOf = (person: PersonKey) => people[person].recordId
const setAccess = (of: PersonKey, hasAccess: boolean, by: PersonKey = 'ruth', hat = 'administrator') =>
  ask(by, hat, 'PUT', `/staff/${idOf(of)}/access`, { hasAccess })
const remove = (
  of: PersonKey,
  successorId: string | null = null,
  by: PersonKey = 'ruth',
  hat = 'administrator',
) => ask(by, hat, 'POST', `/staff/${idOf(of)}/remove`, { successorId })
const handOver = (of: PersonKey, to: PersonKey, others: object[] = [], by: PersonKey = 'ruth') =>
  ask(by, 'administrator', 'POST', `/case-managers/${idOf(of)}/hand-over`, { receiverId: idOf(to), others })
const caseloadOf = (person: PersonKey) =>
  db
    .rows<{ id: string }>('select id from patients where case_manager_id = $1 order by id', [idOf(person)])
    .then(rows => rows.map(({ id }) => id))
const sessionsOf = (person: PersonKey) =>
  db.rows('select from auth.sessions where user_id = $1', [people[person].userId])
const signInAgain = (person: PersonKey) =>
  db.rows(
    "insert into auth.sessions (user_id, token_hash, expires_at) values ($1, sha256($2::bytea), now() + interval '1 day') on conflict do nothing",
    [people[person].userId, tokenOf(person)],
  )

describe('access that is taken away', () => {
  test('ends sessions and streams at once, keeps the patients, and opens nothing until it is given back', async () => {
    const live = new LiveStreams(db.serverUrl, () => {})
    await live.start()
    const token = tokenOf('dana')
    const session = db.databasePool.as({ token, hat: 'staff', organization: undefined })
    const ear = new Ear(await live.open({ session, token }, 0))
    await ear.hears('event: ready')
    const caseload = await caseloadOf('dana')
    const { tookMs } = await paced(async () => {
      for (let time = 0; time < 2; time += 1)
        expect((await setAccess('dana', false)).body).toMatchObject({ hasAccess: false })
      await ear.hears('event: over')
    })
    expect(tookMs).toBeLessThan(2000)
    await live.close()
    expect(await sessionsOf('dana')).toEqual([])
    expect((await ask('dana', 'staff', 'GET', '/caseload/patients')).status).toBe(401)

    await signInAgain('dana')
    expect((await ask('dana', 'staff', 'GET', '/caseload/patients')).status).toBe(403)
    expect((await ask('dana', 'staff', 'GET', `/patients/${idOf('maria')}`)).status).toBe(403)
    expect((await ask('dana', 'visitor', 'GET', '/session')).body.memberships).toEqual([])
    expect((await ask('dana', 'visitor', 'POST', '/case-manager/open', {})).body).toEqual({ opened: null })
    expect(await caseloadOf('dana')).toEqual(caseload)
    const listed = (await ask('ruth', 'administrator', 'GET', '/case-managers')).body.caseManagers
    expect(listed.find(({ id }: { id: string }) => id === idOf('dana'))).toMatchObject({ isSuspended: true })

    expect((await setAccess('dana', true)).body).toMatchObject({ hasAccess: true })
    expect((await ask('dana', 'staff', 'GET', `/patients/${idOf('maria')}`)).status).toBe(200)
    expect(await caseloadOf('dana')).toEqual(caseload)
  })

  test('is taken from a specialist as well', async () => {
    await setAccess('priya', false)
    await signInAgain('priya')
    expect((await ask('priya', 'staff', 'GET', '/caseload/patients')).status).toBe(403)
  })

  test('brings an administrator no second record, and ends nobody’s own', async () => {
    await db.rows("insert into user_roles (organization_id, user_id, role) values ($1, $2, 'admin')", [
      people.organizations.riverbend,
      people.dana.userId,
    ])
    await setAccess('dana', false)
    await signInAgain('dana')
    expect((await ask('dana', 'visitor', 'POST', '/case-manager/open', {})).body).toEqual({ opened: null })
    expect(await db.rows('select from case_managers where user_id = $1', [people.dana.userId])).toHaveLength(
      1,
    )
    for (const answer of [await setAccess('dana', true, 'dana'), await remove('dana', null, 'dana')])
      expect([answer.status, answer.body.fields]).toEqual([409, [{ field: '', message: 'ownAccess' }]])
  })

  test('leaves nobody a patient who may be given to them', async () => {
    await setAccess('marcus', false)
    const give = { caseManagerId: idOf('marcus') }
    const path = `/patients/${idOf('maria')}/case-manager`
    expect((await ask('ruth', 'administrator', 'PUT', path, give)).status).toBe(409)
    expect((await handOver('dana', 'marcus')).status).toBe(409)
    expect(await caseloadOf('dana')).toContain(idOf('maria'))
  })
})

describe('who is removed', () => {
  const call = (statement: ReturnType<typeof sql>) => sqlFor.selectNoFrom(statement.as('done'))
  const removal = () => call(sql`app.remove_staff(${idOf('marcus')}, null)`)
  const gift = () => call(sql`app.move_patient(${idOf('maria')}, ${idOf('marcus')})`)
  /** Until somebody waits for a lock of somebody else's. */
  const isHeldUp = () => expect.poll(() => db.rows('select from pg_locks where not granted')).toHaveLength(1)
  const inOneMoment = async (first: () => ReturnType<typeof call>, second: () => Promise<Answered>) => {
    let waiting: Promise<Answered> | undefined
    await db.as('ruth', 'administrator').transaction(async step => {
      await step.one(first())
      waiting = second()
      await isHeldUp()
    })
    return (await waiting) as Answered
  }

  test('is given nobody in the very moment of it, whichever of the two comes first', async () => {
    await handOver('marcus', 'dana')
    const give = () =>
      ask('ruth', 'administrator', 'PUT', `/patients/${idOf('maria')}/case-manager`, {
        caseManagerId: idOf('marcus'),
      })
    const late = await inOneMoment(gift, () => remove('marcus'))
    expect([late.status, late.body.fields]).toEqual([409, [{ field: '', message: 'handOverFirst' }]])
    expect(await caseloadOf('marcus')).toEqual([idOf('maria')])
    await handOver('marcus', 'dana')

    const given = await inOneMoment(removal, give)
    expect([given.status, given.body.fields]).toEqual([409, [{ field: '', message: 'noReceiver' }]])
    expect(await caseloadOf('marcus')).toEqual([])
    expect((await ask('dana', 'staff', 'GET', `/patients/${idOf('maria')}`)).status).toBe(200)
    // Nor later, by a page that still lists them.
    expect((await give()).status).toBe(409)
  })

  test('gets nobody who is entered for them in that moment: administrators see who has no case manager', async () => {
    await handOver('marcus', 'dana')
    const id = randomUUID()
    const entered = call(sql`app.enter_patient(${id}, 'Ida Sommer', null, case_manager => ${idOf('marcus')})`)
    let waiting: Promise<unknown> | undefined
    await db.as('ruth', 'administrator').transaction(async step => {
      await step.one(removal())
      waiting = db.as('ruth', 'administrator').one(entered)
      await isHeldUp()
    })
    await waiting
    expect(await db.rows('select case_manager_id from patients where id = $1', [id])).toEqual([
      { case_manager_id: null },
    ])
  })

  test('has handed over first, sees nothing any more, and what they had to do is open to all', async () => {
    const answer = await remove('dana')
    expect([answer.status, answer.body.fields]).toEqual([409, [{ field: '', message: 'handOverFirst' }]])
    expect(await sessionsOf('dana')).not.toEqual([])
    await db.rows(
      `insert into staff_tasks (organization_id, title, assignee_type, case_manager_id) values ($1, 'Order forms', 'case_manager', $2)`,
      [people.organizations.riverbend, idOf('dana')],
    )
    await handOver('dana', 'marcus')
    for (let time = 0; time < 2; time += 1) expect((await remove('dana')).status).toBe(200)
    expect(await sessionsOf('dana')).toEqual([])
    await signInAgain('dana')
    expect((await ask('dana', 'staff', 'GET', '/caseload/patients')).status).toBe(403)
    expect(await db.rows("select case_manager_id from staff_tasks where title = 'Order forms'")).toEqual([
      { case_manager_id: null },
    ])
    const listed = (await ask('ruth', 'administrator', 'GET', '/case-managers')).text
    expect(listed).not.toContain(idOf('dana'))
  })

  test('as a specialist gives their patients to the one who follows, or leaves them without', async () => {
    const [follower] = await db.rows<{ id: string }>(
      "insert into specialists (organization_id, name, email) values ($1, 'Follower', 'f@example.org') returning id",
      [people.organizations.riverbend],
    )
    const specialistOf = async () =>
      (await db.rows('select specialist_id from patients where id = $1', [idOf('maria')]))[0]
    expect((await remove('priya', idOf('marcus'))).status).toBe(409)
    expect((await remove('priya', follower?.id)).status).toBe(200)
    expect(await specialistOf()).toEqual({ specialist_id: follower?.id })
    await ask('ruth', 'administrator', 'POST', `/staff/${follower?.id}/remove`, {})
    expect(await specialistOf()).toEqual({ specialist_id: null })
  })
})

test.each([
  ['dana', 'staff'],
  ['dana', 'administrator'],
  ['priya', 'staff'],
  ['maria', 'patient'],
  ['victor', 'administrator'],
  ['robin', 'administrator'],
] as const)('%s as %s ends nobody’s work and moves nobody', async (by, hat) => {
  const refusals = [401, 403, 404, 409]
  const path = `/case-managers/${idOf('marcus')}`
  expect(refusals).toContain((await setAccess('marcus', false, by, hat)).status)
  expect(refusals).toContain((await remove('marcus', null, by, hat)).status)
  const body = { receiverId: idOf('dana'), others: [] }
  expect(refusals).toContain((await ask(by, hat, 'POST', `${path}/hand-over`, body)).status)
  const read = await ask(by, hat, 'GET', `${path}/caseload`)
  expect(read.text).not.toContain(namedPeople.sam.name)
  expect(await db.rows('select from case_managers where suspended_at is not null')).toEqual([])
  expect(await sessionsOf('marcus')).toHaveLength(1)
})

test('the function itself refuses whoever is granted nothing', async () => {
  const call = sqlFor.selectNoFrom(sql`app.set_staff_access(${idOf('marcus')}, false)`.as('set'))
  await expect(db.as('dana').one(call)).rejects.toThrow(/permission denied/)
})
