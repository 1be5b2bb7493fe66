/** Who knocks in the access tests. */
import type { Door } from '../../src/platform/db.server.ts'
import { cast, type PersonKey } from '../cast.ts'
import type { TestDatabase } from '../database.ts'
import type { SeatedCast } from '../seat-cast.ts'

/** A person of the cast, a visitor who is not signed in, or a job acting for Riverbend. */
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
  if (asker === 'nobody' || cast[asker].isFormer || cast[asker].hat === 'none') return 'handrail_anonymous'
  return `handrail_${cast[asker].hat}`
}

export function doorOf(db: TestDatabase, people: SeatedCast, asker: Asker): Door {
  if (asker === 'job') return db.doors.asJob(people.organizations.riverbend)
  return db.as(asker === 'nobody' ? null : asker)
}
