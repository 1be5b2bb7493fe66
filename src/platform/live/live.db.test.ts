/** Streams on a bad day: they stay while nobody can say whose they are, and end when somebody says so. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { tokenOf } from '../../../sample/insert-people.ts'
import { onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { limitsFor } from '../database/connections.server.ts'
import { DatabasePool } from '../database/database.server.ts'
import { LiveStreams } from './live.server.ts'

const db = withTestDatabase()
let databasePool: DatabasePool
let live: LiveStreams

beforeEach(async () => {
  await onlyPeople(db)
  databasePool = new DatabasePool(db.serverUrl, 1, { ...limitsFor(), connectMs: 1_000 })
  live = new LiveStreams(db.serverUrl, () => {})
  await live.start()
})
afterEach(async () => {
  await live.close()
  await databasePool.close()
})

const session = () => databasePool.as({ token: tokenOf('dana'), hat: 'staff', organization: undefined })

/** Opens a stream of Dana's and follows it. */
async function follow() {
  const stream = await live.open({ session: session(), token: undefined }, 0)
  const heard = { text: '', isOpen: true }
  const read = async () => {
    for await (const chunk of stream ?? []) heard.text += new TextDecoder().decode(chunk)
    heard.isOpen = false
  }
  return { heard, ended: read() }
}

it('keeps a stream while nobody can say whose it is, and ends it with its session', async () => {
  const { heard, ended } = await follow()
  // The only connection is in use for longer than anybody waits for it.
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>()
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
  const busy = session().transaction(async () => {
    hold()
    await isFree
  })
  await isHeld
  await live.recheck()
  expect(heard).toEqual({ text: expect.stringContaining('event: ready'), isOpen: true })
  free()
  await busy
  await live.recheck()
  expect(heard.isOpen).toBe(true)
  await db.rows('delete from auth.sessions where token_hash = sha256($1::bytea)', [tokenOf('dana')])
  await live.recheck()
  await ended
  expect(heard.text).toContain('event: over')
})

it('sends everybody away without saying that anything is over, and opens no stream after that', async () => {
  const { heard, ended } = await follow()
  live.sendAway()
  await ended
  expect(heard.text).toMatch(/retry: \d+/)
  expect(heard.text).not.toContain('event: over')
  await expect(live.open({ session: session(), token: undefined }, 0)).rejects.toMatchObject({
    name: 'UnavailableError',
  })
})
