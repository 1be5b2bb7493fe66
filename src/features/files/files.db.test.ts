import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, insertPeople, withOwnDatabase } from '../../../test/database.ts'
import type { JobTools } from '../../platform/jobs/jobs.server.ts'
import { storageIn } from '../../platform/storage/open-storage.server.ts'
import type { Storage } from '../../platform/storage/storage.server.ts'
import { sweepFiles } from './files.jobs.server.ts'

const db = withOwnDatabase()
let folder: string
/** The disk, unless a test puts something else in its place. */
let disk: Storage
let away: Partial<Storage> = {}
const storage: Storage = {
  put: (...what) => (away.put ?? disk.put)(...what),
  get: (...what) => (away.get ?? disk.get)(...what),
  sizeOf: key => (away.sizeOf ?? disk.sizeOf)(key),
  delete: key => (away.delete ?? disk.delete)(key),
}
let isClean: () => Promise<boolean> = async () => true
const { ask, send } = withServer(db, { files: { storage, scanner: { isClean: () => isClean() } } })
let people: InsertedPeople

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handrail-case-files-'))
  disk = storageIn(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  await db.empty()
  await rm(join(folder, 'files'), { recursive: true, force: true })
  people = await insertPeople(db)
  away = {}
  isClean = async () => true
})

async function begin(): Promise<string> {
  const id = randomUUID()
  await ask('dana', 'staff', 'POST', '/files/uploads', { id, patientId: people.maria.recordId })
  await send('dana', 'staff', 'PUT', `/case-files/staff/${id}/pieces/0`, Buffer.from('some words'))
  return id
}
const finish = (id: string) =>
  ask('dana', 'staff', 'POST', `/files/uploads/${id}`, {
    patientId: people.maria.recordId,
    name: 'Lease.txt',
    pieces: 1,
  })

/** Every file below the folder. */
async function objects(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true }).catch(() => [])
  const stats = await Promise.all(
    entries.map(async entry => ((await stat(join(folder, entry))).isFile() ? [entry] : [])),
  )
  return stats.flat()
}
const count = async (table: string) => (await db.rows(`select from ${table}`)).length

const later = () =>
  db.rows("update loose_objects set created_at = created_at - interval '2 days' where isfinite(created_at)")
const sweep = () =>
  sweepFiles(
    { organization: people.organizations.riverbend, payload: {} },
    {
      session: db.databasePool.asJob(people.organizations.riverbend),
      services: { storage } as unknown as JobTools['services'],
    },
  )

it('leaves no object without a row and no row without one, wherever it was cut off', async () => {
  const halfWay = await begin()
  const beforeTheRow = await begin()
  // As though the server had ended after the object was there and before the row: the answer of the database never comes.
  await db.rows(`alter table case_files add constraint stop check (name <> 'Lease.txt')`)
  expect((await finish(beforeTheRow)).status).toBe(400)
  await db.rows('alter table case_files drop constraint stop')
  const whole = await begin()
  expect((await finish(whole)).status).toBe(200)
  await sweep()
  // What was begun just now is left alone.
  expect((await finish(halfWay)).status).toBe(200)
  await begin()
  await later()
  await sweep()
  expect(await count('loose_objects')).toBe(0)
  const keys = (await db.rows<{ key: string }>('select storage_key as key from case_files')).map(
    ({ key }) => key,
  )
  expect((await objects()).toSorted()).toEqual(keys.toSorted())
})

it('sweeps on where it was cut off, and lets no file come of what it has begun to remove', async () => {
  const id = await begin()
  await later()
  away.delete = async () => {
    throw new Error('the disk is away')
  }
  await expect(sweep()).rejects.toThrow('the disk is away')
  expect((await finish(id)).status).toBe(404)
  away = {}
  await sweep()
  expect([await count('loose_objects'), await count('case_files')]).toEqual([0, 0])
})

it('removes thirty days later what was put away, its object too', async () => {
  const id = await begin()
  await finish(id)
  await ask('dana', 'staff', 'POST', `/files/${id}/remove`, { reason: 'Twice' })
  const before = await objects()
  await sweep()
  expect(await objects()).toEqual(before)
  await db.rows("update case_files set removed_at = now() - interval '31 days'")
  await sweep()
  expect([await count('case_files'), await count('loose_objects')]).toEqual([0, 0])
  expect((await objects()).length).toBeLessThan(before.length)
})

it('keeps nothing in which a virus is found, and nothing that could not be looked at', async () => {
  const before = await objects()
  isClean = async () => false
  const refused = await finish(await begin())
  expect([refused.status, refused.body.fields]).toEqual([400, [{ field: '', message: 'infected' }]])
  expect(await objects()).toEqual(before)
  isClean = async () => {
    throw new Error('no scanner')
  }
  const id = await begin()
  expect((await finish(id)).status).toBe(503)
  expect(await count('case_files')).toBe(0)
  isClean = async () => true
  expect((await finish(id)).status).toBe(200)
})

it('removes the pieces once the file is whole', async () => {
  await finish(await begin())
  expect((await objects()).filter(name => name.includes('-pieces/'))).toEqual([])
})

it('keeps what was looked at, where the same upload is finished twice at once and its bytes are changed meanwhile', async () => {
  const id = await begin()
  let looking = () => {}
  const isLooking = new Promise<void>(resolve => {
    looking = resolve
  })
  let answer = (_isClean: boolean) => {}
  isClean = () => {
    looking()
    return new Promise(resolve => {
      answer = resolve
    })
  }
  const first = finish(id)
  await isLooking
  isClean = async () => false
  await send('dana', 'staff', 'PUT', `/case-files/staff/${id}/pieces/0`, Buffer.from('something evil'))
  expect((await finish(id)).status).toBe(400)
  answer(true)
  await first
  await later()
  await sweep()
  const kept = await db.rows<{ key: string }>('select storage_key as key from case_files')
  expect(await objects()).toEqual(kept.map(({ key }) => key))
  for (const key of await objects()) expect(await readFile(join(folder, key), 'utf8')).toBe('some words')
})

it('is one file, where the same upload is finished many times at once', async () => {
  const id = await begin()
  const answers = await Promise.all(Array.from({ length: 5 }, () => finish(id)))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect((await finish(id)).status).toBe(200)
  await later()
  await sweep()
  const kept = await db.rows<{ key: string }>('select storage_key as key from case_files')
  expect(await objects()).toEqual(kept.map(({ key }) => key))
  expect(kept).toHaveLength(1)
})
