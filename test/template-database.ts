/** The database that test files copy: migrated as in production and empty, with the queue's tables. */
import type { EmbeddedDatabase } from '../src/platform/embedded-database/embedded-database.server.ts'
import { openQueue } from '../src/platform/jobs/jobs.server.ts'
import { foundDatabase } from '../src/server/found-database.ts'
import { migrate } from '../src/server/migrate.ts'

/** How it is called in its cluster. */
export const template = 'handrail_template'

/** Makes it; resolves to the address of its owner. */
export async function makeTemplate(cluster: EmbeddedDatabase): Promise<string> {
  const { ownerUrl } = await foundDatabase((user, database) => cluster.url(user, database), template)
  await migrate({ ownerUrl, serverLogin: 'handrail_server', secret: 'tests' })
  // Else each file that starts the queue would make its tables, and could share no database.
  const queue = await openQueue({ queueUrl: cluster.url('handrail_queue', template) })
  await queue.stop()
  return ownerUrl
}
