/**
 * The access rules, read aloud: everybody of the named people knocks at every table. Each refusal is looked at again by the
 * owner, standing in the place of somebody who may: the row was there, and the statement was right.
 */
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../sample/insert-people.ts'
import { namedPeople, telltale } from '../sample/people.ts'
import { sqlFor } from '../src/platform/database/database.server.ts'
import { type Asker, askers, roleOf, sessionOf } from './access/askers.ts'
import { allReadings, allWritings } from './access/gathered.ts'
import type { Reading } from './access/reading.ts'
import { buildWorld } from './access/world.ts'
import type { World } from './access/world-rows.ts'
import type { Writing } from './access/writing.ts'
import { withTestDatabase } from './database.ts'

const db = withTestDatabase()
let world: World

beforeAll(async () => {
  world = await buildWorld(db)
})

/** A statement as text: only tests may, the server has `sql` with its parameters. */
const statement = (text: string) => ({
  compile: () => sql.raw<{ value: string | null }>(text).compile(sqlFor),
})

const codeOf = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : String(error))

/** What an asker sees of a table: labels, or the code of the refusal. */
async function look({ table, by, where }: Reading, asker: Asker): Promise<string[] | string> {
  const text = `select distinct ${by}::text as value from ${table}${where ? ` where ${where}` : ''}`
  try {
    const rows = await sessionOf(db, world.people, asker).all(statement(text))
    return rows.map(row => world.labelOf(table, row.value)).sort()
  } catch (error) {
    return String(codeOf(error))
  }
}

class Undo extends Error {}

/** How many rows a statement changes for an asker, or the code of the refusal; nothing of it stays. */
async function attempt({ statement: text }: Writing, asker: Asker): Promise<number | string> {
  let changed = 0
  try {
    await sessionOf(db, world.people, asker).transaction(async step => {
      const rows = await step.all(
        statement(`with changed as (${world.fill(text)} returning 1 as one) select one from changed`),
      )
      changed = rows.length
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) return String(codeOf(error))
  }
  return changed
}

/** The same statement by the owner, standing where `asker` stands: it must do something, or the test proves nothing. */
async function attemptAsOwner({ statement: text }: Writing, asker: Asker): Promise<number> {
  await db.owner.query('begin')
  try {
    if (asker === 'job')
      await db.owner.query('select app.begin_job($1)', [world.people.organizations.riverbend])
    else {
      const token = asker === 'nobody' ? null : tokenOf(asker)
      const hat = asker === 'nobody' ? 'visitor' : hatNamed(asker)
      await db.owner.query('select app.begin_request($1, $2, null)', [token, hat])
    }
    return (await db.owner.query(world.fill(text))).rowCount ?? 0
  } finally {
    await db.owner.query('rollback')
  }
}

function hatNamed(asker: keyof typeof namedPeople): string {
  const { hat } = namedPeople[asker]
  return hat === 'case_manager' || hat === 'specialist' ? 'staff' : hat
}

describe('who sees what', () => {
  it.each(allReadings.map(reading => [reading.table, reading] as const))('%s', async (_, reading) => {
    for (const asker of askers) {
      const seen = await look(reading, asker)
      // What is neither granted nor named here is refused by the database, not merely empty.
      const expected = reading.sees[asker] ?? (isGranted(reading, asker) ? [] : '42501')
      expect(seen, `${asker} looks at ${reading.table}`).toEqual(expected)
    }
    const there = await db.rows<{ value: string }>(
      `select distinct ${reading.by}::text as value from ${reading.table}`,
    )
    if (!mayBeEmpty.has(reading.table)) expect(there.length, `${reading.table} has rows`).toBeGreaterThan(0)
  })

  it('is no word of the other organization', async () => {
    for (const asker of askers.filter(each => !['victor', 'elena', 'iris'].includes(each)))
      for (const reading of allReadings) {
        const seen = await look(reading, asker)
        for (const trace of ['harbor', 'iris', 'elena', 'victor', telltale])
          expect(JSON.stringify(seen), `${asker} at ${reading.table}`).not.toContain(trace)
      }
  })
})

/** A hat that holds the grant but for whom this asker's rows are simply none: `[]` instead of a refusal. */
function isGranted(reading: Reading, asker: Asker): boolean {
  return Object.keys(reading.sees).some(other => roleOf(other as Asker) === roleOf(asker))
}

/** Nobody signs in here: these tables are only looked at for the refusal. */
const mayBeEmpty = new Set([
  'auth.accounts',
  'auth.verifications',
  'auth.two_factors',
  'auth.passkeys',
  'auth.address_proofs',
])

/**
 * How a write fails for somebody who may not: refused, or it finds no row. An id of another organization does not exist in
 * one's own (23503), and what a patient writes about themselves is about nobody when staff write it (23502).
 */
function refusalsOf(writing: Writing, asker: Asker): (number | string)[] {
  const isElsewhere = ['victor', 'elena', 'iris'].includes(asker)
  if (writing.does !== 'insert') return [0, '42501']
  return isElsewhere ? [0, '42501', '23503', '23502'] : [0, '42501', '23502']
}

describe('who changes what', () => {
  it.each(allWritings.map(each => [each.table, each.does, each.says, each] as const))(
    '%s, %s: %s',
    async (_, __, ___, writing) => {
      for (const asker of new Set([...askers, ...writing.may])) {
        const outcome = await attempt(writing, asker)
        const who = `${asker}: ${writing.says}`
        if (writing.may.includes(asker)) expect(outcome, who).toBe(1)
        else expect(refusalsOf(writing, asker), who).toContain(outcome)
      }
      const owner = await attemptAsOwner(writing, writing.may[0] ?? writing.inPlaceOf ?? 'ruth')
      expect(owner, `the owner: ${writing.says}`).toBeGreaterThan(0)
    },
  )
})

describe('what not even the owner does', () => {
  it.each([
    ['changes', "update audit_log set verb = 'read'"],
    ['deletes', 'delete from audit_log'],
    ['empties', 'truncate audit_log'],
  ])('the owner never %s the audit log', async (_, text) => {
    await expect(db.owner.query(text)).rejects.toMatchObject({ code: '42501' })
    expect((await db.rows('select from audit_log limit 1')).length).toBe(1)
  })

  it('changes a signed note', async () => {
    const text = world.fill("update case_notes set text = 'x' where id = {case_notes:maria-signed}")
    await expect(db.owner.query(text)).rejects.toMatchObject({ code: 'HR409' })
  })
})
