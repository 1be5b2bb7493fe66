/** What every bad day begins with, made once a run: the server in one file, and a PostgreSQL with the named people in it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/migrate.ts'
import { type InsertedPeople, insertPeople } from '../../sample/insert-people.ts'
import { bundleServer } from '../server-bundle.ts'
import { ExternalPostgres } from './external-postgres.ts'
import { SERVER_SOURCE } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of these tests (test/bad-day/serve.ts), bundled. */
    bundledServer: string
    /** A cluster that was ended in good order, migrated and with the named people: each file copies it. */
    peopledCluster: string
    people: InsertedPeople
  }
}

export default async function makeGround(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-bad-days-'))
  const cluster = join(folder, 'cluster')
  const [server, people] = await Promise.all([bundleServer(SERVER_SOURCE, 'bad-day'), makeCluster(cluster)])
  project.provide('bundledServer', server)
  project.provide('peopledCluster', cluster)
  project.provide('people', people)
  return () => rm(folder, { recursive: true, force: true })
}

async function makeCluster(copy: string): Promise<InsertedPeople> {
  const postgres = await ExternalPostgres.make()
  const ownerUrl = postgres.url('handrail_owner')
  await migrate({ ownerUrl, serverLogin: 'handrail_server', secret: 'tests' })
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const people = await insertPeople({ owner })
  // A handful of people do the work of hundreds here. Nothing but the owner of a database can say so.
  await owner.query('update deployment set budgets_times = 1000000')
  await owner.end()
  await postgres.stop()
  postgres.copyTo(copy)
  await postgres.remove()
  return people
}
