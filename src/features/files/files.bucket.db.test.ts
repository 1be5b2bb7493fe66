/** Files in a bucket, from the browser's pieces to the download; and what everybody is told while it is away. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withServer } from '../../../test/ask.ts'
import { startBucket } from '../../../test/bucket.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import type { JobTools } from '../../platform/jobs/jobs.server.ts'
import { storageAt } from '../../platform/storage/open-storage.server.ts'
import type { Storage } from '../../platform/storage/storage.server.ts'
import { sweepFiles } from './files.jobs.server.ts'
import { PIECE_BYTES } from './files.rules.ts'

const db = withTestDatabase()
let bucket: Awaited<ReturnType<typeof startBucket>>
let there: Storage
const storage: Storage = {
  put: (...what) => there.put(...what),
  get: (...what) => there.get(...what),
  sizeOf: key => there.sizeOf(key),
  delete: key => there.delete(key),
}
const { ask, request, send } = withServer(db, { files: { storage, scanner: undefined } })
let people: InsertedPeople

beforeAll(async () => {
  bucket = await startBucket()
  there = storageAt(bucket.settings)
})
afterAll(() => bucket?.remove())
beforeEach(async () => {
  people = await onlyPeople(db)
})

const bytes = Buffer.concat([Buffer.alloc(PIECE_BYTES, 'a'), Buffer.from('and the end')])
const piece = (id: string, number: number) => {
  const part = bytes.subarray(number * PIECE_BYTES, (number + 1) * PIECE_BYTES)
  return send('dana', 'staff', 'PUT', `/case-files/staff/${id}/pieces/${number}`, part)
}
async function begin(): Promise<string> {
  const id = randomUUID()
  await ask('dana', 'staff', 'POST', '/files/uploads', { id, patientId: people.maria.recordId })
  return id
}
const finish = (id: string) =>
  ask('dana', 'staff', 'POST', `/files/uploads/${id}`, {
    patientId: people.maria.recordId,
    name: 'Lease.txt',
    pieces: 2,
  })
const keysOf = async (table: string) =>
  (await db.rows<{ key: string }>(`select storage_key as key from ${table}`)).map(({ key }) => key)

async function sweepADayLater(): Promise<void> {
  await db.rows(
    "update loose_objects set created_at = created_at - interval '2 days' where isfinite(created_at)",
  )
  const organization = people.organizations.riverbend
  const services = { storage } as unknown as JobTools['services']
  await sweepFiles({ organization, payload: {} }, { session: db.databasePool.asJob(organization), services })
}

it('arrives in pieces, is one object, and comes back as it was', async () => {
  const id = await begin()
  for (const number of [0, 1]) expect((await piece(id, number)).status).toBe(204)
  expect((await finish(id)).status).toBe(200)
  expect(await bucket.keys()).toEqual(await keysOf('case_files'))
  const answer = await request('dana', 'staff', `/case-files/staff/${id}`)
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  await db.rows('delete from case_files')
  await sweepADayLater()
  expect(await bucket.keys()).toEqual([])
})

it('is told in a sentence where the bucket is away, goes on once it is back, and leaves nothing behind', async () => {
  const [kept, cut, given] = [await begin(), await begin(), await begin()]
  for (const id of [kept, given]) for (const number of [0, 1]) await piece(id, number)
  await finish(given)
  await piece(cut, 0)
  await bucket.leave()
  expect((await piece(cut, 1)).status).toBe(503)
  const answer = await request('dana', 'staff', `/case-files/staff/${given}`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)])
  expect((await finish(kept)).body.title).toBe(
    'Files can’t be reached for a moment. Nothing was lost. Try again shortly.',
  )
  await expect(sweepADayLater()).rejects.toMatchObject({ kind: 'away' })
  await bucket.restart()
  // What was begun a day ago is being swept: it can't become a file any more.
  expect((await finish(kept)).status).toBe(404)
  await sweepADayLater()
  expect(await keysOf('loose_objects')).toEqual([])
  expect(await bucket.keys()).toEqual(await keysOf('case_files'))
})
