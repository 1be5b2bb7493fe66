/** A merge and its Undo over every table that leads to a patient: what goes, what comes back, and who may not know. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { buildWorld } from '../../../test/access/world.ts'
import type { World } from '../../../test/access/world-rows.ts'
import { findPatientTables } from '../../../test/completeness/patient-tables.ts'
import { withTestDatabase } from '../../../test/database.ts'
import { fillRecord, randomOf, ruledTables, wholeDatabase } from '../../../test/merging.ts'

const db = withTestDatabase()
let world: World
let staying: string
let going: string

beforeAll(async () => {
  world = await buildWorld(db)
})
beforeEach(async () => {
  staying = await newRecord('Staying', 'dana')
  going = await newRecord('Going', 'marcus')
  await db.rows('delete from outbox')
})

async function newRecord(name: string, manager: 'dana' | 'marcus'): Promise<string> {
  const [row] = await db.rows<{ id: string }>(
    `insert into patients (organization_id, name, phone, case_manager_id) values ($1, $2, '555 0100', $3) returning id`,
    [world.people.organizations.riverbend, name, world.people[manager].recordId],
  )
  return row?.id ?? ''
}

const merge = (id: string, taken: string[] = []) =>
  db
    .as('ruth')
    .one(
      sqlFor.selectNoFrom(
        sql<boolean>`app.merge_patients(${id}, ${staying}, ${going}, ${`{${taken}}`}::text[])`.as('isMerged'),
      ),
    )
const undo = (id: string) => db.as('ruth').one(sqlFor.selectNoFrom(sql`app.undo_merge(${id})`.as('undone')))

/** How many rows of a table, and below a table, are about a record. */
async function countOf(patient: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name, isAbout } of await findPatientTables(db)) {
    const [row] = await db.rows<{ count: number }>(
      `select count(*)::integer as count from ${name} where ${isAbout}`,
      [patient],
    )
    counts[name] = row?.count ?? 0
  }
  return counts
}

it('every table that leads to a patient has a rule', async () => {
  const tables = (await findPatientTables(db)).filter(({ isLinked }) => isLinked).map(({ name }) => name)
  const ruled = await ruledTables(db, 'moves', 'folds', 'follows', 'ends', 'stays', 'repeats')
  expect(ruled).toEqual(tables.toSorted())
})

describe('with something in every table', () => {
  beforeEach(async () => {
    for (const patient of [staying, going]) await fillRecord(db, world, patient, randomOf(7), 2)
  })

  it('there is something in every table', async () => {
    const empty = Object.entries(await countOf(going)).filter(([, count]) => count === 0)
    expect(empty.map(([name]) => name)).toEqual(['patient_merge_moves', 'patient_merges', 'erasures'])
  })

  it('a merge and its Undo leave everything as it was', async () => {
    const before = await wholeDatabase(db)
    const id = randomUUID()
    expect(await merge(id)).toEqual({ isMerged: true })
    // Only what is private, or what both have, is left behind.
    const left = await db.rows(
      `select 'messages' as of from messages m join conversations c on c.id = m.conversation_id
         where c.patient_id = $1 and c.participant_type <> 'private'
       union all select 'check_ins' from check_ins g where g.patient_id = $1 and g.is_shared and not exists
         (select from check_ins s where s.patient_id = $2 and s.made_on = g.made_on)`,
      [going, staying],
    )
    expect(left).toEqual([])
    const counts = await countOf(going)
    for (const name of await ruledTables(db, 'moves'))
      if (name !== 'patient_tags') expect([name, counts[name]]).toEqual([name, 0])
    expect(await wholeDatabase(db)).not.toEqual(before)
    await undo(id)
    expect(await wholeDatabase(db)).toEqual(before)
  })
})

const randomMerges = process.env.HANDRAIL_TEST_LENGTH === 'long' ? 20 : 8

it.each(Array.from({ length: randomMerges }, (_, seed) => seed))(
  'merge %i of records at random: nothing is lost, nobody else is touched, the notebook stays closed',
  async seed => {
    const random = randomOf(seed * 7919 + 1)
    for (const patient of [staying, going]) await fillRecord(db, world, patient, random)
    const before = await wholeDatabase(db)
    const id = randomUUID()
    await merge(id, random() < 0.5 ? ['name', 'phone'] : [])
    const between = await wholeDatabase(db)
    for (const [name, rows] of Object.entries(before)) {
      // What found the record that went finds the one that stays, and what gave way is a former contact.
      if (!['patient_words', 'former_contacts'].includes(name))
        expect(between[name]?.length, name).toBe(rows.length)
      const isTheirs = (row: string) => row.includes(staying) || row.includes(going)
      if (!['messages', 'message_reads', 'message_notices'].includes(name))
        expect(between[name]?.filter(row => !isTheirs(row))).toEqual(rows.filter(row => !isTheirs(row)))
    }
    const privateRows = await db.rows(
      `select w.key from patient_merge_moves w where w.merge_id = $1 and (
         w.table_name = 'check_ins' and w.kind = 'moved' and exists (select from check_ins c where c.id::text = w.key ->> 'id' and not c.is_shared)
         or w.table_name = 'conversations' and exists (select from conversations c where c.id::text = w.key ->> 'id' and c.participant_type = 'private')
         or w.table_name = 'messages' and exists (select from messages m join conversations c on c.id = m.conversation_id
           where m.id::text = w.key ->> 'id' and c.participant_type = 'private'))`,
      [id],
    )
    expect(privateRows).toEqual([])
    await undo(id)
    expect(await wholeDatabase(db)).toEqual(before)
  },
)
