/** One PostgreSQL for the whole run: a migrated database that every worker copies in a few dozen milliseconds. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../src/platform/embedded-database/embedded-database.server.ts'
import { makeTemplate, template } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** postgres:// address of the cluster's superuser; test/database.ts makes every other address from it. */
    clusterUrl: string
    /** The migrated, empty database that test files copy. */
    templateDatabase: string
  }
}

export default async function startTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const standing = process.env.HANDRAIL_TEST_CLUSTER
  if (standing) return copyStandingTemplate(project, standing)
  const folder = await mkdtemp(join(tmpdir(), 'handrail-tests-'))
  const cluster = await startEmbeddedDatabase({ dataFolder: join(folder, 'data'), durable: false })
  const stop = async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const ownerUrl = await makeTemplate(cluster)
    await plant(ownerUrl, process.env.HANDRAIL_PLANTED_SQL)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('clusterUrl', cluster.url('postgres', 'postgres'))
  project.provide('templateDatabase', template)
  return stop
}

/**
 * In a cluster that stands already (test/mutations), with a migrated template of its own: a copy of it, with what was
 * planted, is what the test files copy. Every database of the run goes with it.
 */
async function copyStandingTemplate(project: TestProject, clusterUrl: string): Promise<() => Promise<void>> {
  const copy = 'handrail_mutated'
  const cluster = new pg.Client({ connectionString: clusterUrl })
  await cluster.connect()
  const stop = async () => {
    const { rows } = await cluster.query(
      "select datname from pg_database where datname like 'test\\_%' or datname = $1",
      [copy],
    )
    for (const { datname } of rows) await cluster.query(`drop database ${datname} with (force)`)
    await cluster.end()
  }
  await cluster.query(`drop database if exists ${copy} with (force)`)
  await cluster.query(`create database ${copy} template ${template} owner handrail_owner`)
  const ownerUrl = new URL(clusterUrl)
  ownerUrl.username = 'handrail_owner'
  ownerUrl.pathname = `/${copy}`
  await plant(ownerUrl.href, process.env.HANDRAIL_PLANTED_SQL)
  project.provide('clusterUrl', clusterUrl)
  project.provide('templateDatabase', copy)
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
