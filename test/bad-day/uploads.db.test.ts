/** A server that is killed amid a hundred uploads: no object lies in storage without a row, and no row lacks its object. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { sweepFiles } from '#features/files/files.jobs.server.ts'
import { DatabasePool } from '#platform/database/database.server.ts'
import type { JobTools } from '#platform/jobs/jobs.server.ts'
import { storageAt, storageIn } from '#platform/storage/open-storage.server.ts'
import type { InsertedPeople } from '../../sample/insert-people.ts'
import { startBucket } from '../bucket.ts'
import type { ExternalPostgres } from './external-postgres.ts'
import { makePeopleAtWork } from './people-at-work.ts'
import { ServerProcess } from './server-process.ts'

const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'
const ROUNDS = isLong ? 10 : 1
const UPLOADS = 100
const AT_ONCE = 20
const PIECES = 3
/** After so long a browser asks again. */
const AGAIN_MS = 1_000

let postgres: ExternalPostgres
let people: InsertedPeople
let server: ServerProcess
let folder: string
let bucket: Awaited<ReturnType<typeof startBucket>> | undefined

beforeAll(async () => {
  ;({ postgres, people } = await makePeopleAtWork())
  folder = await mkdtemp(join(tmpdir(), 'handrail-uploads-'))
}, 120_000)
afterAll(async () => {
  await bucket?.remove()
  await postgres?.remove()
  await rm(folder, { recursive: true, force: true })
})

afterEach(() => server?.end())

/** The uploads that the server knows of and has not acknowledged whole. */
const underWay = new Set<string>()
/** So many stand loose where it is killed then, even if some were finished and their answers cut off. */
const ENOUGH_UNDER_WAY = AT_ONCE / 4

/** How the server is told of the bucket. */
async function settingsOfBucket() {
  bucket = await startBucket()
  const { settings } = bucket
  return {
    S3_BUCKET: settings.bucket,
    S3_ENDPOINT: settings.endpoint ?? '',
    S3_KEY: settings.keys?.accessKeyId ?? '',
    S3_SECRET: settings.keys?.secretAccessKey ?? '',
  }
}

/** Resolves to whether it was acknowledged; rejects where the server is away. Told to come back later, it does, as a browser would. */
async function upload(id: string): Promise<boolean> {
  const ask = async (path: string, method: string, body: BodyInit): Promise<Response> => {
    const answer = await server.ask(path, { method, body })
    if (answer.status < 500) return answer
    await setTimeout(AGAIN_MS)
    return ask(path, method, body)
  }
  const patientId = people.maria.recordId
  await ask('/api/files/uploads', 'POST', JSON.stringify({ id, patientId }))
  underWay.add(id)
  for (let piece = 0; piece < PIECES; piece++)
    await ask(`/case-files/staff/${id}/pieces/${piece}`, 'PUT', `piece ${piece} of ${id}\n`)
  const about = JSON.stringify({ patientId, name: `${id}.txt`, pieces: PIECES })
  const isWhole = (await ask(`/api/files/uploads/${id}`, 'POST', about)).ok
  underWay.delete(id)
  return isWhole
}

/** Uploads them some at a time; `done` hears each that was acknowledged. */
async function uploadAll(ids: readonly string[], done: (id: string) => void): Promise<void> {
  const waiting = [...ids]
  const work = async () => {
    for (let id = waiting.pop(); id; id = waiting.pop()) if (await upload(id).catch(() => false)) done(id)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** The keys of everything in storage. */
async function objects(): Promise<string[]> {
  if (bucket) return bucket.keys()
  const root = join(folder, 'files')
  const entries = await readdir(root, { recursive: true })
  const kept = entries.filter(entry => !entry.startsWith('.arriving'))
  const files = await Promise.all(
    kept.map(async entry => ((await stat(join(root, entry))).isFile() ? [entry] : [])),
  )
  return files.flat().toSorted()
}
const keysOf = async (table: string) =>
  (await postgres.rows<{ key: string }>(`select storage_key as key from ${table} order by 1`)).map(
    ({ key }) => key,
  )

/** As the job does it a day later. */
async function sweepADayLater(): Promise<void> {
  await postgres.rows(
    "update loose_objects set created_at = created_at - interval '2 days' where isfinite(created_at)",
  )
  const databasePool = new DatabasePool(postgres.url('handrail_server'), 2)
  const organization = people.organizations.riverbend
  const storage = bucket ? storageAt(bucket.settings) : storageIn(join(folder, 'files'))
  const services = { storage } as unknown as JobTools['services']
  await sweepFiles({ organization, payload: {} }, { session: databasePool.asJob(organization), services })
  await databasePool.close()
}

it.each(isLong ? ['a folder', 'a bucket'] : ['a folder'])(
  'leaves no orphan in %s, and loses nothing that was acknowledged',
  { timeout: 600_000 },
  async place => {
    const settings = place === 'a bucket' ? await settingsOfBucket() : {}
    await postgres.rows('delete from case_files')
    await postgres.rows('delete from loose_objects')
    await rm(join(folder, 'files'), { recursive: true, force: true })
    server = await ServerProcess.start(postgres, { HANDRAIL_DATA: folder, BILLING: 'off', ...settings })
    const acknowledged = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) {
      const ids = Array.from({ length: UPLOADS }, () => randomUUID())
      const before = acknowledged.size
      underWay.clear()
      // Somewhere among them, each round elsewhere.
      const last = 10 + Math.floor(Math.random() * 50)
      let killed: Promise<unknown> | undefined
      await uploadAll(ids, id => {
        acknowledged.add(id)
        const isTime = acknowledged.size - before >= last && underWay.size >= ENOUGH_UNDER_WAY
        if (isTime) killed ??= server.end('SIGKILL')
      })
      await killed
      expect(acknowledged.size - before).toBeLessThan(UPLOADS)
      // What is cut off stands loose, and no file's row is without its object.
      expect((await keysOf('loose_objects')).length).toBeGreaterThan(0)
      const there = new Set(await objects())
      expect((await keysOf('case_files')).filter(key => !there.has(key))).toEqual([])
      await server.startAgain()
      // Half of those that were cut off go on by themselves; nobody comes back for the other half.
      const cut = ids.filter(id => !acknowledged.has(id))
      await uploadAll(cut.slice(cut.length / 2), id => acknowledged.add(id))
      expect(cut.slice(cut.length / 2).filter(id => !acknowledged.has(id))).toEqual([])
      await sweepADayLater()
      expect(await keysOf('loose_objects')).toEqual([])
      expect(await objects()).toEqual(await keysOf('case_files'))
    }
    const kept = await postgres.rows<{ id: string }>('select id from case_files')
    const ids = new Set(kept.map(({ id }) => id))
    expect([...acknowledged].filter(id => !ids.has(id))).toEqual([])
    await server.end()
  },
)
