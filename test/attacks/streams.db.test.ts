/** Whoever signed out hears nothing more: their streams end at once, on whichever server they are open. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../database.ts'
import { paced } from '../pace.ts'
import { type WholeServer, wholeServer } from '../whole-server.ts'

const db = withTestDatabase()
let here: WholeServer
let there: WholeServer
let people: InsertedPeople

beforeAll(async () => {
  here = await wholeServer(db)
  there = await wholeServer(db)
})
afterAll(() => Promise.all([here?.stop(), there?.stop()]))
beforeEach(async () => {
  people = await onlyPeople(db)
})

/** Far below the 20 seconds after which a stream asks by itself. */
const AT_ONCE_MS = 3_000

/** Opens a stream of Dana's elsewhere and answers, once it is open, with what it hears until it ends. */
async function listen(): Promise<{ heard: Promise<string> }> {
  const { cookie = '' } = here.headersOf('dana', 'staff')
  const stream = await there.request('/live?hat=staff', { headers: { cookie } })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  let said = (await reader?.read())?.value ?? ''
  const rest = async () => {
    for (;;) {
      const next = await reader?.read()
      if (!next || next.done) return said
      said += next.value
    }
  }
  return { heard: rest() }
}

const ask = (method: string, path: string, body: object = {}) =>
  here.request(`/api${path}`, {
    method,
    headers: here.headersOf('dana', 'staff'),
    body: JSON.stringify(body),
  })

it.each<[string, () => Promise<unknown>]>([
  ['signing out', () => ask('POST', '/sign-out')],
  ['quick exit', () => here.request('/leave', { method: 'POST', headers: here.headersOf('dana', 'staff') })],
  ['the end of the session by its owner elsewhere', () => db.rows('delete from auth.sessions')],
])('%s ends the stream on another server at once', async (_, end) => {
  const { heard } = await listen()
  const { tookMs, answer } = await paced(async () => {
    await end()
    return heard
  })
  expect(answer).toContain('event: over')
  expect(tookMs).toBeLessThan(AT_ONCE_MS)
})

it('somebody else who signs out takes nobody with them', async () => {
  const { heard } = await listen()
  await here.request('/api/sign-out', {
    method: 'POST',
    headers: here.headersOf('marcus', 'staff'),
    body: '{}',
  })
  const change = {
    topic: 'tasks',
    patient: null,
    subject: null,
    audience: [`staff:${people.organizations.riverbend}`],
  }
  await db.rows("select pg_notify('changes', $1)", [JSON.stringify(change)])
  await ask('POST', '/sign-out')
  expect(await heard).toMatch(/event: change\n.*event: over/s)
})

it('a question for the headers alone holds no stream', async () => {
  const { cookie = '' } = here.headersOf('dana', 'staff')
  for (let round = 0; round < 6; round++)
    expect(
      (await fetch(`${there.origin}/live?hat=staff`, { method: 'HEAD', headers: { cookie } })).status,
    ).toBe(200)
  await vi.waitFor(async () => expect(await db.rows('select from open_streams')).toEqual([]), AT_ONCE_MS)
})
