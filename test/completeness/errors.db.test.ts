/** Every error that our functions raise is raised: for each `raise exception` that PostgreSQL knows there is an example. */
import { beforeAll, expect, it } from 'vitest'
import { tokenOf } from '../../sample/insert-people.ts'
import { buildWorld } from '../access/world.ts'
import type { World } from '../access/world-rows.ts'
import { withTestDatabase } from '../database.ts'
import { byTable } from '../samples/feature-samples.ts'

const db = withTestDatabase()
const examples = byTable('errors')
let world: World

beforeAll(async () => {
  world = await buildWorld(db)
})

it('has an example for every error, and none for what is gone', async () => {
  const functions = await db.rows<{ name: string; source: string }>(
    "select proname as name, prosrc as source from pg_proc where pronamespace = 'app'::regnamespace",
  )
  const raised = functions.flatMap(({ name, source }) =>
    [...source.matchAll(/raise exception '((?:[^']|'')*)'/g)].map(([, message]) => `${name}: ${message}`),
  )
  expect([...examples.keys()].toSorted()).toEqual(raised.toSorted())
})

it.each([...examples])('%s', async (name, { by, hat = 'visitor', statement }) => {
  const message = name.slice(name.indexOf(': ') + 2).replaceAll("''", "'")
  // A percent sign stands for a word that is put in.
  const words = message.split('%').map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  await db.owner.query('begin')
  try {
    await db.owner.query('select app.begin_request($1, $2, null)', [by ? tokenOf(by) : null, hat])
    await expect(db.owner.query(world.fill(statement))).rejects.toThrow(new RegExp(`^${words.join('\\w+')}$`))
  } finally {
    await db.owner.query('rollback')
  }
})
