/** The ground of every bad day: a PostgreSQL of somebody else's, migrated, with the named people in it. */
import pg from 'pg'
import { migrate } from '#server/migrate.ts'
import { type InsertedPeople, insertPeople } from '../../sample/insert-people.ts'
import { ExternalPostgres } from './external-postgres.ts'

export async function makePeopleAtWork(): Promise<{ postgres: ExternalPostgres; people: InsertedPeople }> {
  const postgres = await ExternalPostgres.make()
  const ownerUrl = postgres.url('handrail_owner')
  await migrate({ ownerUrl, serverLogin: 'handrail_server', secret: 'tests' })
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const people = await insertPeople({ owner })
  // A handful of people do the work of hundreds here. Nothing but the owner of a database can say so.
  await owner.query('update deployment set budgets_times = 1000000')
  await owner.end()
  return { postgres, people }
}
