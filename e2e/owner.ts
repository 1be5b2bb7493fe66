/** The database of a copy, as its owner: for what only an operator changes, such as the plan of an organization. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { namedPeople } from '../sample/people.ts'
import type { Copy } from './copy.ts'

/** Which organization Harbor Light is. Not by the address of its sign-up: a test of the settings changes that. */
export const harborLight = `id = (select organization_id from case_managers where email = '${namedPeople.elena.email}')`

/** Runs one statement as the owner of the copy's embedded database. */
export async function asOwner(copy: Copy, statement: string): Promise<void> {
  await rowsOf(copy, statement, 'handrail_owner')
}

/** The rows of one statement in the copy's embedded database, as one of its logins. */
export async function rowsOf<T extends pg.QueryResultRow>(
  copy: Copy,
  statement: string,
  user: 'handrail_owner' | 'postgres',
): Promise<T[]> {
  // PostgreSQL writes down there where it listens: the fourth line is the port, the fifth the folder of the socket.
  const pidFile = join(copy.dataFolder, 'database/postgres-18/postmaster.pid')
  const [, , , port, host] = (await readFile(pidFile, 'utf8')).split('\n')
  const client = new pg.Client({ host, port: Number(port), user, database: 'handrail' })
  await client.connect()
  try {
    return (await client.query<T>(statement)).rows
  } finally {
    await client.end()
  }
}
