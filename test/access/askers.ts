/** Who knocks in the access tests. */

import type { InsertedPeople } from '../../sample/insert-people.ts'
import { namedPeople, type PersonKey } from '../../sample/people.ts'
import type { DatabaseSession } from '../../src/platform/database/database.server.ts'
import type { TestDatabase } from '../database.ts'

/** A person of the named people, a visitor who is not signed in, or a job acting for Riverbend. */
export type Asker = PersonKey | 'nobody' | 'job'

/**
 * Everybody who tries everything: a patient, another patient, their case manager, another one of the same organization,
 * one who was removed, the specialist, the administrator, an account without a hat, nobody, a job, and the other
 * organization's administrator, case manager and patient.
 */
export const askers: readonly Asker[] = [
  'maria',
  'grace',
  'dana',
  'marcus',
  'leo',
  'priya',
  'ruth',
  'robin',
  'nobody',
  'job',
  'victor',
  'elena',
  'iris',
]

/** The database role that an asker wears. */
export function roleOf(asker: Asker): string {
  if (asker === 'job') return 'handrail_job'
  if (asker === 'nobody' || namedPeople[asker].isFormer || namedPeople[asker].hat === 'none')
    return 'handrail_anonymous'
  return `handrail_${namedPeople[asker].hat}`
}

export function sessionOf(db: TestDatabase, people: InsertedPeople, asker: Asker): DatabaseSession {
  if (asker === 'job') return db.databasePool.asJob(people.organizations.riverbend)
  return db.as(asker === 'nobody' ? null : asker)
}
