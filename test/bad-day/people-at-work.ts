/** The ground of every bad day: a PostgreSQL of somebody else's, migrated, with the named people in it. */
import { inject } from 'vitest'
import type { InsertedPeople } from '../../sample/insert-people.ts'
import { ExternalPostgres } from './external-postgres.ts'

export const makePeopleAtWork = async (): Promise<{
  postgres: ExternalPostgres
  people: InsertedPeople
}> => ({
  postgres: await ExternalPostgres.copyOf(inject('peopledCluster')),
  people: inject('people'),
})
