/** One PostgreSQL for the whole run: a migrated database that every test file copies in a few dozen milliseconds. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { foundDatabase } from '../scripts/found-database.ts'
import { migrate } from '../scripts/migrate.ts'
import { startEmbeddedDatabase } from '../src/platform/embedded-database.server.ts'

const template = 'handrail_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** postgres:// address of the cluster's superuser; test/database.ts makes every other address from it. */
    clusterUrl: string
    /** The migrated, empty database that test files copy. */
    templateDatabase: string
  }
}

export default async function startTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-tests-'))
  const cluster = await startEmbeddedDatabase({ dataFolder: join(folder, 'data'), durable: false })
  const stop = async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const { ownerUrl } = await foundDatabase((user, database) => cluster.url(user, database), template)
    await migrate({ ownerUrl, serverLogin: 'handrail_server', secret: 'tests' })
    await plant(ownerUrl, process.env.HANDRAIL_PLANTED_SQL)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('clusterUrl', cluster.url('postgres', 'postgres'))
  project.provide('templateDatabase', template)
  return stop
}

/** A violation that test/access-check.db.test.ts plants, to see the checks go red. */
async function plant(ownerUrl: string, violation: string | undefined): Promise<void> {
  if (!violation) return
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(violation)
  await owner.end()
}
