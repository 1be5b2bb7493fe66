/**
 * Nobody uses up the mails that somebody else may ask for, nor sends ours to one stranger after the other (decision 58). Which
 * addresses were asked for stands nowhere in words.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildWorld } from '../access/world.ts'
import { withTestDatabase } from '../database.ts'
import { type WholeServer, wholeServer } from '../whole-server.ts'

const db = withTestDatabase()
let server: WholeServer

beforeAll(async () => {
  await buildWorld(db)
  server = await wholeServer(db, { proxies: 1, mailLeaves: true })
})
afterAll(() => server?.stop())
beforeEach(() => db.rows('delete from rate_limits'))

const password = 'four words nobody guesses'
const victim = 'victim@example.org'
const signUp = { fullName: 'Vic Tim', email: victim, password, confirmPassword: password }

const post = async (path: string, body: object, from: string, by: 'nobody' | 'maria' | 'tom' = 'nobody') =>
  (
    await fetch(`${server.origin}/api${path}`, {
      method: 'POST',
      headers: {
        ...server.headersOf(by, by === 'nobody' ? 'visitor' : 'patient'),
        'x-forwarded-for': from,
      },
      body: JSON.stringify(body),
    })
  ).status

async function manyTimes(ask: () => Promise<number>): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < 25; n++) statuses.push(await ask())
  return statuses
}

it.each([
  ['for a new password', '/forgotten-password', { email: victim, language: 'en' }],
  ['to sign up', '/sign-up/administrator', signUp],
])('%s are left after somebody elsewhere asked on and on', async (_, path, body) => {
  const statuses = await manyTimes(() => post(path, body, '198.51.100.9'))
  expect(statuses.filter(status => status === 200).length).toBeLessThan(6)
  expect(statuses.at(-1)).toBe(429)
  expect(await post(path, body, '192.0.2.55')).toBe(200)
})

it('to prove an address are left to whoever has it, in the same house too', async () => {
  const ask = (by: 'maria' | 'tom') => post('/portal/address', { email: victim }, '198.51.100.9', by)
  expect((await manyTimes(() => ask('tom'))).at(-1)).toBe(429)
  expect(await ask('maria')).toBe(200)
})

it('are sent by one patient to a few strangers, not to one after the other', async () => {
  let n = 0
  const statuses = await manyTimes(() =>
    post('/portal/address', { email: `stranger.${n++}@example.org` }, '198.51.100.9', 'tom'),
  )
  expect(statuses.filter(status => status === 200).length).toBeLessThanOrEqual(12)
})

it('are counted without the address that they go to', async () => {
  await post('/sign-up/administrator', signUp, '198.51.100.9')
  await post('/forgotten-password', { email: victim, language: 'en' }, '198.51.100.9')
  await post('/sign-in', { email: victim, password }, '198.51.100.9')
  const keys = await db.rows<{ key: string }>('select key from rate_limits')
  expect(keys.map(({ key }) => key.split(':')[0])).toEqual(expect.arrayContaining(['mail', 'sign-in']))
  expect(JSON.stringify(keys)).not.toContain('victim')
})
