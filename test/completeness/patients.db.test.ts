/**
 * Every table that holds something about a patient is audited, exported, notified and in the access tests, or stands in
 * exceptions.ts with its reason. Which tables those are, PostgreSQL says: by foreign keys or a `patient_id`. What names a
 * patient in another way (in JSON, in a text) is found by looking for an id once everything has been written.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PersonKey } from '../../sample/people.ts'
import { buildWorld } from '../access/world.ts'
import { withTestDatabase } from '../database.ts'
import { type WholeServer, wholeServer } from '../whole-server.ts'
import { aspects, type Ground } from './aspects.ts'
import { completenessExceptions, patientTables } from './exceptions.ts'
import { findNaming, findPatientTables, findWithPayload, type PatientTable } from './patient-tables.ts'

const db = withTestDatabase()
let server: WholeServer
let ground: Ground
let tables: PatientTable[]

beforeAll(async () => {
  const world = await buildWorld(db)
  server = await wholeServer(db)
  const headersOf = (person: string, hat: string) => server.headersOf(person as PersonKey, hat)
  ground = { db, world, origin: server.origin, headersOf }
  tables = await findPatientTables(db)
})
afterAll(() => server?.stop())

const excused = (aspect: string) =>
  completenessExceptions.filter(({ lacks }) => (lacks as string[]).includes(aspect)).map(({ table }) => table)

it('there are tables about patients', () => {
  expect(tables.length).toBeGreaterThan(20)
})

it.each(Object.entries(aspects))(
  '%s: every table about a patient, or it is excused',
  async (aspect, findMissing) => {
    const lacking = new Map<string, string>()
    for (const table of tables) {
      const missing = await findMissing(ground, table)
      if (missing) lacking.set(table.name, missing)
    }
    const unexcused = [...lacking].filter(([table]) => !excused(aspect).includes(table))
    expect(unexcused.map(([table, missing]) => `${table}: ${missing}`)).toEqual([])
    expect(
      excused(aspect).filter(table => !lacking.has(table)),
      'excused for nothing',
    ).toEqual([])
  },
  180_000,
)

it('every table that names a patient is linked to them, or excused', async () => {
  const linked = tables.filter(({ isLinked }) => isLinked).map(({ name }) => name)
  const naming = await findNaming(db, ground.world.people.maria.recordId)
  expect(naming).toEqual(expect.arrayContaining(['goals', 'tasks']))
  const found = new Set([...naming, ...(await findWithPayload(db))])
  const loose = [...found].filter(name => !linked.includes(name))
  expect(loose.toSorted()).toEqual(excused('link').toSorted())
})

it('every table with a patient_id belongs to the one feature that names it, and says what the download holds of it', async () => {
  const rows = await db.rows<{ name: string }>(`select c.relname as name from pg_attribute a
    join pg_class c on c.oid = a.attrelid where a.attname = 'patient_id' and c.relkind = 'r'
      and c.relnamespace = 'public'::regnamespace`)
  expect(patientTables.map(([table]) => table).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

it('every exception says why', () => {
  expect(completenessExceptions.filter(({ reason }) => reason.length < 20)).toEqual([])
})
