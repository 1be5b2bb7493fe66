/** The database of a copy, as its owner: for what only an operator changes, such as the plan of an organization. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Copy } from './copy.ts'

/** Runs one statement as the owner of the copy's embedded database. */
export async function asOwner(copy: Copy, statement: string): Promise<void> {
  // PostgreSQL writes down there where it listens: the fourth line is the port, the fifth the folder of the socket.
  const pidFile = join(copy.dataFolder, 'database/postgres-18/postmaster.pid')
  const [, , , port, host] = (await readFile(pidFile, 'utf8')).split('\n')
  const owner = new pg.Client({ host, port: Number(port), user: 'handrail_owner', database: 'handrail' })
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}
