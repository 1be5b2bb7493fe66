/** For commands of whoever runs this copy: they ask the database as its owner, beside a running Handrail or without one. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, readConfig } from '#platform/config/config.server.ts'
import { limitsFor, withConnection } from '#platform/database/connections.server.ts'
import {
  EmbeddedDatabaseError,
  findRunningDatabase,
  startEmbeddedDatabase,
} from '#platform/embedded-database/embedded-database.server.ts'

/** A mistake in how the command was called: its message is one sentence for the person at the terminal. */
export class UsageError extends Error {}

interface Owner {
  ownerUrl: string
  /** HANDRAIL_SECRET, or the one that an embedded copy made for itself. */
  secret(): Promise<string>
}

/** Does `work` with the owner's address: of DATABASE_OWNER_URL, else of the embedded database. `what` is what it reads. */
export async function withOwner<T>(what: string, work: (owner: Owner) => Promise<T>): Promise<T> {
  const { env } = process
  const config = readConfig({ ...env, NODE_ENV: '', DATABASE_URL: '' })
  const secret = async () => {
    const kept =
      config.secret ??
      (env.DATABASE_OWNER_URL
        ? ''
        : await readFile(join(config.dataFolder, 'secret'), 'utf8').catch(() => ''))
    if (!kept) throw new UsageError('Set HANDRAIL_SECRET: the one that the servers of this database have.')
    return kept
  }
  if (env.DATABASE_OWNER_URL) return work({ ownerUrl: env.DATABASE_OWNER_URL, secret })
  if (env.DATABASE_URL)
    throw new UsageError(`Set DATABASE_OWNER_URL: the login of DATABASE_URL can read no ${what}.`)
  const dataFolder = join(config.dataFolder, 'database')
  const running = findRunningDatabase(dataFolder)
  if (running === 'empty')
    throw new UsageError(`There is no Handrail in ${dataFolder}: run npm start first, or set HANDRAIL_DATA.`)
  if (running && (await answers(running('handrail_owner', 'handrail'))))
    return work({ ownerUrl: running('handrail_owner', 'handrail'), secret })
  const cluster = await startEmbeddedDatabase({ dataFolder })
  try {
    return await work({ ownerUrl: cluster.url('handrail_owner', 'handrail'), secret })
  } finally {
    await cluster.stop()
  }
}

/** Whether a database takes connections there: what a killed one left behind looks like a running one. */
const answers = (url: string) => withConnection(url, limitsFor(), async () => true).catch(() => false)

/** Runs a command with its arguments; what is wrong with how it was called is one sentence at the terminal. */
export async function runForOwner(work: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await work(process.argv.slice(2))
  } catch (error) {
    const isKnown = [UsageError, ConfigError, EmbeddedDatabaseError].some(kind => error instanceof kind)
    console.error(isKnown ? (error as Error).message : (error as Error).stack)
    process.exit(1)
  }
}
