/** Bringing a file along in tests, as the screen does it: begun, uploaded in pieces, read, its columns named, checked, written. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect } from 'vitest'
import type { ImportKind } from '#features/imports/columns/columns.rules.ts'
import type { OpenImport } from '#features/imports/imports.contract.ts'
import { PART_BYTES } from '#features/imports/imports.rules.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { jobHandlers } from '../src/jobs.server.ts'
import type { Asker } from './access/strangers.ts'
import type { TestDatabase } from './database.ts'
import { type WholeServer, wholeServer } from './whole-server.ts'

export interface Columns {
  columns?: OpenImport['columns']
  dateOrder?: OpenImport['dateOrder']
}

/** A server over the test's database, and what an administrator (Ruth, unless told) does with it. */
export function withImports(db: TestDatabase) {
  let server: WholeServer
  beforeAll(async () => {
    server = await wholeServer(db)
  })
  afterAll(() => server?.stop())

  /** One request, its body as it stands. */
  const send = (asker: Asker, method: string, path: string, body?: BodyInit, hat = 'administrator') => {
    const headers = server.headersOf(asker, hat)
    return server.request(path, { method, headers, ...(body === undefined ? {} : { body }) })
  }
  const ask = async (method: string, path: string, body?: object, by: Asker = 'ruth') => {
    const answer = await send(by, method, `/api${path}`, body && JSON.stringify(body))
    return { status: answer.status, body: await answer.json() }
  }

  /** Does the work that waits, of imports alone. */
  async function work(only = 'imports.carry-on'): Promise<void> {
    const waiting = await db.rows<{ organization_id: string; job: string; payload: Job['payload'] }>(
      'delete from outbox where job = $1 returning organization_id, job, payload',
      [only],
    )
    for (const { organization_id, job, payload } of waiting) {
      const tools = { session: db.databasePool.asJob(organization_id) } as JobTools
      await jobHandlers[job]?.({ organization: organization_id, payload }, tools)
    }
  }

  const open = async (id: string): Promise<OpenImport> => (await ask('GET', `/imports/${id}`)).body

  async function upload(kind: ImportKind, file: string | Uint8Array, by: Asker = 'ruth'): Promise<string> {
    const id = randomUUID()
    const begun = await ask('POST', '/imports', { id, kind, fileName: 'people.csv' }, by)
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    const bytes = Buffer.from(file)
    for (let at = 0, number = 0; at < bytes.length; at += PART_BYTES, number++) {
      const part = bytes.subarray(at, at + PART_BYTES)
      const answer = await send(by, 'PUT', `/imports/${id}/parts/${number}`, new Uint8Array(part))
      expect(answer.status).toBe(204)
    }
    expect((await ask('POST', `/imports/${id}/read`, { id }, by)).status).toBe(200)
    await work()
    return id
  }

  /** Up to the dry run, with the columns as they were guessed, unless told. */
  async function check(
    kind: ImportKind,
    file: string | Uint8Array,
    chosen: Columns = {},
  ): Promise<OpenImport> {
    const id = await upload(kind, file)
    const { columns, dateOrder, failure } = await open(id)
    expect(failure).toBeNull()
    const asked = await ask('POST', `/imports/${id}/check`, { columns, dateOrder, ...chosen })
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    await work()
    return open(id)
  }

  async function write(id: string, leavesOut = false): Promise<OpenImport> {
    const asked = await ask('POST', `/imports/${id}/write`, { leavesOut })
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    await work()
    return open(id)
  }

  return { ask, send, work, open, upload, check, write }
}
