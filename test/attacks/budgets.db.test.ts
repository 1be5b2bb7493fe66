/**
 * Everybody has a budget that all servers count together (decision 58). What is beyond it is refused with a sentence and a time,
 * a retry does not count, and words of danger are heard before anybody is told to wait.
 */
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { places } from '#features/safety/hearing/hearing.rules.ts'
import { findSafetyConcern } from '#features/safety/safety.rules.ts'
import { HEARD_HEADER } from '#lib/heard-header.ts'
import * as router from '#router.server.ts'
import { buildWorld } from '../access/world.ts'
import type { World } from '../access/world-rows.ts'
import { withTestDatabase } from '../database.ts'
import { type WholeServer, wholeServer } from '../whole-server.ts'

const db = withTestDatabase()
let server: WholeServer
let other: WholeServer
let world: World

beforeAll(async () => {
  world = await buildWorld(db)
  server = await wholeServer(db)
  other = await wholeServer(db)
})
afterAll(async () => {
  await server?.stop()
  await other?.stop()
})
beforeEach(() => db.rows('delete from rate_limits'))

/** From now on nothing is left of the budget whose key begins so; until then, one use. */
async function exhaust(key: string): Promise<void> {
  await db.rows(
    `insert into rate_limits (key, window_start, hits) values ($1, to_timestamp(floor(extract(epoch from now()) / 60) * 60), 1000000),
      ($1, to_timestamp(floor(extract(epoch from now()) / 60) * 60) + interval '1 minute', 1000000)`,
    [key],
  )
}

const ask = (method: string, path: string, body?: unknown, by: 'maria' | 'dana' = 'maria') =>
  fetch(`${server.origin}/api${path}`, {
    method,
    headers: server.headersOf(by, by === 'maria' ? 'patient' : 'staff'),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const send = (content: string, id = randomUUID(), conversation = 'conversations:maria-case_manager') =>
  ask('POST', `/conversations/${world.value(conversation)}/messages`, { id, content })
const alerts = () => db.rows<{ kind: string; source: string }>('select kind, source from safety_alerts')
const danger = 'I want to kill myself'
const contact = {
  mayText: true,
  mayCall: true,
  mayEmail: true,
  mayLeaveMessage: true,
  fromHour: 8,
  untilHour: 20,
}
const inDays = (days: number) =>
  new Date(Math.ceil(Date.now() / 3_600_000 + days * 24) * 3_600_000).toISOString()

describe('messages', () => {
  it('are sixty in a minute, and the same one again is none', async () => {
    const first = randomUUID()
    const statuses = await Promise.all(Array.from({ length: 59 }, async () => (await send('Hello')).status))
    expect(new Set(statuses)).toEqual(new Set([201]))
    for (let again = 0; again < 3; again++) expect((await send('Hello', first)).status).toBe(201)
    const refused = await send('Hello')
    // A new minute may have begun meanwhile; then there is room again.
    if (refused.status === 201) return
    expect(refused.status).toBe(429)
    const problem = (await refused.json()) as { retryAfter: number }
    expect(problem).toMatchObject({
      title: expect.stringContaining('Try again in'),
      code: 'TOO_MANY_REQUESTS',
      retryAfter: expect.any(Number),
    })
    expect(Number(refused.headers.get('retry-after')), 'the header says the same').toBe(problem.retryAfter)
    expect((await send('Hello', first)).status, 'what was taken is taken').toBe(201)
  })

  it('that are too many are heard, and raise the alert of their place', async () => {
    await db.rows('delete from safety_alerts')
    await exhaust(`messages:${world.people.maria.userId}`)
    const id = randomUUID()
    const refused = await send(danger, id)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ safety: ['self_harm'], isCaseManagerTold: true })
    expect(await alerts()).toEqual([{ kind: 'self_harm', source: 'message' }])
    const again = await send(danger)
    expect(await again.json()).toMatchObject({ safety: ['self_harm'], isCaseManagerTold: true })
    expect(await alerts(), 'more that is too much is the same person in danger').toHaveLength(1)
    await db.rows('delete from rate_limits')
    expect((await send(danger, id)).status).toBe(201)
    expect(await alerts(), 'the same words are one alert').toHaveLength(1)
  })

  it('of the notebook show the card and tell nobody', async () => {
    await db.rows('delete from safety_alerts')
    await exhaust(`messages:${world.people.maria.userId}`)
    const refused = await send(danger, randomUUID(), 'conversations:maria-private')
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ safety: ['self_harm'], isCaseManagerTold: false })
    expect(await alerts()).toEqual([])
  })
})

describe('words in every place', () => {
  const id = () => ({ id: randomUUID() })
  const requests: Record<string, () => Promise<Response>> = {
    'messaging.send': () => send(danger),
    'assistant.needs': () => ask('POST', '/needs', { ...id(), text: danger }),
    'onboarding.reply': () => ask('POST', '/onboarding/reply', { ...id(), step: 0, answer: danger }),
    'goals.create': () => ask('POST', '/goals', { ...id(), title: danger }),
    'goals.annotate': () => ask('POST', `/goals/${randomUUID()}/notes`, { notes: danger }),
    'forms.keepAnswers': () =>
      ask('POST', `/portal/submissions/${randomUUID()}/answers`, {
        answers: { a: { value: danger, known: [] } },
      }),
    'forms.submitForm': () =>
      ask('POST', `/portal/submissions/${randomUUID()}/submit`, {
        answers: { a: { value: danger, known: [] } },
      }),
    'remarks.write': () => ask('PUT', `/remarks/${randomUUID()}`, { words: danger }),
    'checkIns.checkIn': () => ask('POST', '/check-ins', { ...id(), mood: 1, words: danger, isShared: true }),
    'appointments.request': () =>
      ask('POST', '/appointments', { ...id(), startsAt: inDays(3), notes: danger }),
    'preferences.changeContact': () => ask('PUT', '/portal/contact', { ...contact, words: danger }),
    'patients.saveOwnRecord': () => ask('PATCH', '/portal/record', { preferredName: danger }),
  }

  it.each(Object.entries(requests))('%s is heard before it is refused', async (_, request) => {
    await db.rows('delete from safety_alerts')
    for (const budget of ['changes', 'messages', 'goals'])
      await exhaust(`${budget}:${world.people.maria.userId}`)
    const refused = await request()
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ safety: ['self_harm'], isCaseManagerTold: true })
    expect(await alerts()).toHaveLength(1)
  })

  it.each([
    ['appointments.request', 'appointment'],
    ['preferences.changeContact', 'contact'],
    ['patients.saveOwnRecord', 'record'],
  ])('%s is heard when it is taken, too', async (procedure, source) => {
    await db.rows('delete from safety_alerts')
    await db.rows('delete from contact_preferences')
    const taken = await requests[procedure]?.()
    expect(taken?.status).toBeLessThan(300)
    const heard = { safety: ['self_harm'], isCaseManagerTold: true }
    expect(JSON.parse(taken?.headers.get(HEARD_HEADER) ?? '{}')).toEqual(heard)
    expect(await alerts()).toEqual([{ kind: 'self_harm', source }])
  })

  it('what the trained model alone hears is heard, too', async () => {
    await db.rows('delete from safety_alerts')
    const words = 'I packed what is left and wrote a letter for each of my children, they will understand'
    expect(findSafetyConcern(words), 'no rule knows it').toEqual([])
    expect(await (await send(words)).json()).toMatchObject({ safety: ['self_harm'] })
    expect(await alerts()).toHaveLength(1)
  })

  it('a visitor is told of help, and nobody of the visitor', async () => {
    await db.rows('delete from safety_alerts')
    const sent = await fetch(`${server.origin}/api/inquiries/contact`, {
      method: 'POST',
      headers: server.headersOf('nobody', 'visitor'),
      body: JSON.stringify({
        ...id(),
        name: 'Ben',
        email: 'ben@example.org',
        message: danger,
        language: 'en',
      }),
    })
    expect(sent.headers.get(HEARD_HEADER)).toBe('{"safety":["self_harm"],"isCaseManagerTold":false}')
    expect(await alerts()).toEqual([])
  })

  it('is every place in which a procedure looks for danger itself', () => {
    const root = `${import.meta.dirname}/../..`
    const placesOfWords = Object.keys(places).filter(place => places[place]?.readsItself)
    const listening = globSync('src/features/**/*.server.ts', { cwd: root })
      .filter(file => !file.endsWith('.http.server.ts'))
      .filter(file => readFileSync(`${root}/${file}`, 'utf8').includes('hearDanger('))
      .map(file => file.split('/').at(-1)?.split('.')[0] ?? '')
      .filter(noun => noun !== 'hearing')
    const camel = (noun: string) => noun.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    const nouns = new Set(placesOfWords.map(place => place.split('.')[0]))
    expect([...nouns].toSorted()).toEqual(listening.map(camel).toSorted())
    for (const place of placesOfWords) {
      const [noun = '', procedure = ''] = place.split('.')
      expect((router as Record<string, object>)[noun], place).toHaveProperty(procedure)
    }
    expect(Object.keys(requests)).toEqual(expect.arrayContaining(placesOfWords))
  })
})

describe('live streams', () => {
  const open: AbortController[] = []
  const listen = async (at: WholeServer) => {
    const ending = new AbortController()
    const { cookie = '' } = server.headersOf('dana', 'staff')
    const answer = await fetch(`${at.origin}/live?hat=staff&missed=0`, {
      headers: { cookie },
      signal: ending.signal,
    })
    if (answer.status === 200) open.push(ending)
    return answer
  }

  it('are five for a session, whichever server holds them', async () => {
    const first = await Promise.all([server, other, server, other, server].map(listen))
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const sixth = await listen(other)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await sixth.json()).toMatchObject({ title: expect.stringContaining('Try again in') })
    open.pop()?.abort()
    await vi.waitFor(async () => expect((await listen(other)).status).toBe(200), 5_000)
    for (const ending of open) ending.abort()
  })

  it('are twenty for a person, and those of a server that died are free within a minute', async () => {
    await vi.waitFor(async () => expect(await db.rows('select from open_streams')).toHaveLength(0), 5_000)
    await db.rows(
      `insert into open_streams select gen_random_uuid(), $1, sha256(n::text::bytea), now() + interval '1 minute'
        from generate_series(1, 20) n`,
      [world.people.dana.userId],
    )
    expect((await listen(server)).status).toBe(429)
    await db.rows("update open_streams set held_until = now() - interval '1 second'")
    const heard = await listen(server)
    expect(heard.status).toBe(200)
    for (const ending of open) ending.abort()
  })
})

describe('invitations', () => {
  const invite = () =>
    ask(
      'POST',
      '/patients',
      { ...{ id: randomUUID() }, name: 'Nadia', email: `${randomUUID()}@example.org` },
      'dana',
    )

  it('are twenty in a day for an organization that was founded this week', async () => {
    await db.rows('update organizations set created_at = now(), is_default = false where id = $1', [
      world.value('riverbend'),
    ])
    for (let each = 0; each < 20; each++)
      expect(await (await invite()).json()).toMatchObject({ isInvited: true, waitsForInvitation: false })
    const beyond = await invite()
    expect(beyond.status, 'the record is made although no mail goes out').toBe(201)
    const { id, ...made } = (await beyond.json()) as { id: string }
    expect(made).toMatchObject({ isInvited: false, waitsForInvitation: true })
    expect(await db.rows('select from invitations where patient_id = $1', [id])).toEqual([])
    const asked = await ask('POST', '/sent-invitations', { recordId: id, kind: 'patient' }, 'dana')
    expect(asked.status, 'whoever invites is told').toBe(429)
  })
})
