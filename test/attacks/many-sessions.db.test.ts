/**
 * Shares are counted by person, not by session: sixteen sessions of one person have one share together, and one that is over
 * has the share of the address it is asked from.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DatabasePool, sqlFor } from '#platform/database/database.server.ts'
import { tokenOf } from '../../sample/insert-people.ts'
import { buildWorld } from '../access/world.ts'
import { withTestDatabase } from '../database.ts'

const db = withTestDatabase()
let databasePool: DatabasePool
const more = [randomUUID(), randomUUID()]

beforeAll(async () => {
  await buildWorld(db)
  await db.rows(
    `insert into auth.sessions (token_hash, user_id, expires_at)
      select sha256(t::bytea), s.user_id, s.expires_at from auth.sessions s, unnest($2::text[]) t
      where s.token_hash = sha256($1::bytea)`,
    [tokenOf('maria'), more],
  )
  // A place for each asker.
  databasePool = new DatabasePool(db.serverUrl, 2)
})
afterAll(() => databasePool?.close())

const as = (token: string | undefined, address: string) =>
  databasePool.as({ token, hat: 'patient', organization: undefined }, { address })
const nap = (seconds: number) => sqlFor.selectNoFrom(sql`pg_sleep(${seconds})`.as('slept'))
const HELD_SECONDS = 0.6

/** How long a short statement takes beside a long one, in milliseconds. */
async function besides(long: ReturnType<typeof as>, short: ReturnType<typeof as>): Promise<number> {
  const held = long.one(nap(HELD_SECONDS))
  const began = performance.now()
  await short.one(nap(0)).catch(() => {})
  const took = performance.now() - began
  await held
  return took
}

it('lets sessions of one person wait for each other, wherever they are', async () => {
  const [first, second] = [as(tokenOf('maria'), 'a'), as(more[0], 'b')]
  await first.one(nap(0))
  await second.one(nap(0))
  expect(await besides(first, second)).toBeGreaterThan(HELD_SECONDS * 900)
})

it('lets nobody else wait, behind the same address either', async () => {
  const [maria, henry] = [as(tokenOf('maria'), 'a'), as(tokenOf('henry'), 'a')]
  await maria.one(nap(0))
  await henry.one(nap(0))
  expect(await besides(maria, henry)).toBeLessThan(HELD_SECONDS * 900)
})

it('counts a session that opens nothing by its address', async () => {
  const over = as(more[1], 'c')
  await over.one(nap(0))
  await db.rows('delete from auth.sessions where token_hash = sha256($1::bytea)', [more[1]])
  await expect(over.one(nap(0))).rejects.toMatchObject({ code: '28000' })
  expect(databasePool.askerOf(more[1], 'c')).toBe('c')
  expect(await besides(as(undefined, 'c'), over)).toBeGreaterThan(HELD_SECONDS * 900)
})
