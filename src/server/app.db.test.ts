import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { type InsertedPeople, insertPeople, tokenOf } from '../../sample/insert-people.ts'
import { withTestDatabase } from '../../test/database.ts'
import { Ear } from '../../test/ear.ts'
import { signSession } from '../../test/sign-session.ts'
import { type WholeServer, wholeServer } from '../../test/whole-server.ts'

const db = withTestDatabase()
let people: InsertedPeople
let server: WholeServer
let listensSince: number

/** The longest that a request may be on its way to the server of these tests, in milliseconds. */
const ON_THE_WAY_MS = 1_000

beforeAll(async () => {
  people = await insertPeople(db)
  server = await wholeServer(db)
  listensSince = performance.now()
})
afterAll(() => server.stop())

const ask = (path: string, init: RequestInit = {}) => fetch(`${server.origin}${path}`, init)

describe('the API', () => {
  it('answers every failure in one shape, a problem document with a code', async () => {
    const wrongShape = await ask('/api/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'no address', password: '' }),
    })
    expect(wrongShape.status).toBe(400)
    expect(wrongShape.headers.get('content-type')).toBe('application/problem+json')
    expect(await wrongShape.json()).toMatchObject({
      code: 'BAD_REQUEST',
      status: 400,
      fields: [
        { field: 'email', message: 'emailInvalid' },
        { field: 'password', message: 'passwordMissing' },
      ],
    })
    expect(await (await ask('/api/no-such-thing')).json()).toMatchObject({ code: 'NOT_FOUND', status: 404 })
    const nobody = await ask('/api/tasks', { headers: { 'x-handrail-hat': 'patient' } })
    expect(nobody.status).toBe(403)
    expect(await nobody.json()).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('answers several questions in one request, each under the hat that it carries', async () => {
    const { cookie = '' } = server.headersOf('maria', 'visitor') as Record<string, string>
    const question = (path: string, hat: string) => ({
      url: `${server.origin}/api${path}`,
      headers: { 'x-handrail-hat': hat },
    })
    const batch = [
      question('/session', 'visitor'),
      question('/tasks', 'patient'),
      question('/tasks', 'visitor'),
      question('/caseload/overview', 'staff'),
    ]
    const address = `/api/__batch__?batch=${encodeURIComponent(JSON.stringify(batch))}`
    const answer = await ask(address, { headers: { cookie, 'x-orpc-batch': 'buffered' } })
    expect(answer.status).toBe(207)
    const parts = (await answer.json()) as { index: number; status?: number; body: unknown }[]
    const statusOf = (index: number) => parts.find(part => part.index === index)?.status ?? 207
    expect(parts.find(part => part.index === 0)?.body).toMatchObject({ person: { id: people.maria.userId } })
    expect(statusOf(1)).toBeLessThan(300)
    expect([statusOf(2), statusOf(3)]).toEqual([403, 403])
    const tooMany = await ask(
      `/api/__batch__?batch=${encodeURIComponent(JSON.stringify(Array.from({ length: 21 }, () => batch[0])))}`,
      { headers: { cookie, 'x-orpc-batch': 'buffered' } },
    )
    expect(tooMany.status).toBe(413)
  })

  it('refuses a session whose signature is not ours, as if there were none', async () => {
    const forged = signSession(tokenOf('maria'), 'somebody else made this up')
    const answer = await ask('/api/session', { headers: { cookie: `handrail.session_token=${forged}` } })
    expect(await answer.json()).toMatchObject({ person: null })
    const real = await ask('/api/session', { headers: server.headersOf('maria', 'visitor') })
    expect(await real.json()).toMatchObject({ person: { id: people.maria.userId } })
  })

  it('says that a session is over with 401', async () => {
    const gone = signSession('a token that was signed out', 'a secret that only tests know, 32 letters')
    const answer = await ask('/api/tasks', {
      headers: { cookie: `handrail.session_token=${gone}`, 'x-handrail-hat': 'patient' },
    })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('writes words that a device kept for somebody as nobody else, who signed in there meanwhile', async () => {
    const remark = (sender: 'maria' | 'jay', person: string) =>
      ask(`/api/remarks/${randomUUID()}`, {
        method: 'PUT',
        headers: {
          ...server.headersOf(sender, 'patient'),
          'content-type': 'application/json',
          'x-handrail-person': person,
        },
        body: JSON.stringify({ words: 'Only for my own record.' }),
      })
    expect((await remark('jay', people.maria.userId ?? '')).status).toBe(401)
    expect(await db.rows('select from remarks')).toHaveLength(0)
    expect((await remark('maria', people.maria.userId ?? '')).status).toBe(200)
    expect(await db.rows('select author_id from remarks')).toEqual([{ author_id: people.maria.userId }])
  })

  it('takes no write from another site', async () => {
    const answer = await ask('/api/sign-out', {
      method: 'POST',
      headers: { ...server.headersOf('maria', 'visitor'), origin: 'https://elsewhere.example' },
    })
    expect(answer.status).toBe(403)
  })

  it('describes itself', async () => {
    const description = (await (await ask('/api/openapi.json')).json()) as { paths: Record<string, unknown> }
    expect(Object.keys(description.paths)).toContain('/tasks')
    expect(await (await ask('/api/docs')).text()).toContain('/tasks')
  })

  it('takes a repeated write as one', async () => {
    const id = randomUUID()
    const create = () =>
      ask('/api/tasks', {
        method: 'POST',
        headers: server.headersOf('dana', 'staff'),
        body: JSON.stringify({ id, patientId: people.maria.recordId, title: 'Bring your ID card' }),
      })
    expect((await create()).status).toBe(201)
    expect((await create()).status).toBe(201)
    expect(await db.rows('select from tasks where id = $1', [id])).toHaveLength(1)
  })
})

/** What every member of staff hears, of all organizations: whoever heard nothing until then hears nothing of what came before. */
const notifyEverybody = () =>
  db.rows("select app.notify(id, 'staff-tasks', null, null, true) from organizations")

describe('the change notification', () => {
  const ears: Ear[] = []
  /** Ends the streams of a test; a session has five at most, those counted that have not gone yet. */
  const hearNoMore = async () => {
    await Promise.all(ears.splice(0).map(ear => ear.close()))
    await vi.waitFor(async () => expect(await db.rows('select from open_streams')).toEqual([]), 10_000)
  }
  const listenAs = async (person: 'dana' | 'marcus' | 'maria' | 'victor', hat: string, missed = '') => {
    const headers = { cookie: server.headersOf(person, hat).cookie ?? '' }
    const { body } = await ask(`/live?hat=${hat}${missed}`, { headers })
    const ear = new Ear(body ?? undefined)
    ears.push(ear)
    expect(await ear.hears('event: ready')).toBe('')
    return ear
  }
  const notifyOfMaria = async () => {
    const session = db.as('maria')
    await session.one(sqlFor.selectFrom('patients').select('id'))
    session.notify({ topic: 'tasks', patient: people.maria.recordId ?? '' })
  }

  it('is heard by those who may see the patient, and by nobody else', async () => {
    const [dana, maria, marcus, victor] = await Promise.all([
      listenAs('dana', 'staff'),
      listenAs('maria', 'patient'),
      listenAs('marcus', 'staff'),
      listenAs('victor', 'administrator'),
    ])
    await notifyOfMaria()
    for (const ear of [dana, maria]) await ear.hears(people.maria.recordId ?? '')
    await notifyEverybody()
    for (const ear of [marcus, victor]) expect(await ear.hears('"staff-tasks"')).not.toContain('"tasks"')
    await hearNoMore()
  })

  it('is sent again for whoever was away for a moment, and for nobody else', async () => {
    // A server that listens for less long than somebody was away can't know what they missed.
    await vi.waitUntil(() => performance.now() - listensSince > 2 * ON_THE_WAY_MS, { timeout: 5_000 })
    const witness = await listenAs('dana', 'staff')
    const notifiedAt = performance.now()
    await notifyOfMaria()
    await witness.hears('"tasks"')
    await hearNoMore()
    // Something more than that: on a busy machine a request reaches the server well after it set out.
    const away = Math.ceil(performance.now() - notifiedAt) + ON_THE_WAY_MS
    const [back, stranger, present, longAway, silent] = await Promise.all([
      listenAs('dana', 'staff', `&missed=${away}`),
      listenAs('marcus', 'staff', `&missed=${away}`),
      listenAs('dana', 'staff', '&missed=0'),
      listenAs('dana', 'staff', '&missed=70000'),
      listenAs('dana', 'staff'),
    ])
    await back.hears('"tasks"')
    await longAway.hears('event: again')
    await silent.hears('event: again')
    await notifyEverybody()
    for (const ear of [stranger, present]) expect(await ear.hears('"staff-tasks"')).not.toContain('"tasks"')
    await hearNoMore()
  })

  it('is not there for nobody', async () => {
    expect((await ask('/live?hat=staff')).status).toBe(401)
  })

  it('closes when the session ends', async () => {
    await db.rows(
      "insert into auth.sessions (user_id, token_hash, expires_at) select id, sha256('a session that will end'), now() + interval '1 hour' from auth.users where id = $1",
      [people.dana.userId],
    )
    const cookie = `handrail.session_token=${signSession('a session that will end', 'a secret that only tests know, 32 letters')}`
    const { body } = await ask('/live?hat=staff', { headers: { cookie } })
    const ear = new Ear(body ?? undefined)
    await db.rows("delete from auth.sessions where token_hash = sha256('a session that will end')")
    await server.live.recheck()
    await ear.hears('event: over')
  })
})
