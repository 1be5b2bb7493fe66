/** A migrated database that lives as long as one piece of work: for generating types and documentation. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '#platform/embedded-database/embedded-database.server.ts'
import { foundDatabase } from '#server/found-database.ts'
import { migrate } from '#server/migrate.ts'

/** Runs `work` on a fresh, migrated, empty database and removes it afterwards. */
export async function withScratchDatabase<T>(
  work: (urls: { ownerUrl: string; serverUrl: string }) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-scratch-'))
  const cluster = await startEmbeddedDatabase({ dataFolder: join(folder, 'data'), durable: false })
  try {
    const urls = await foundDatabase((user, database) => cluster.url(user, database))
    await migrate({ ownerUrl: urls.ownerUrl, serverLogin: 'handrail_server', secret: 'scratch' })
    return await work(urls)
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
