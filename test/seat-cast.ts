/** Puts the cast into a test database by the owner's hand: accounts with known sessions, records, who cares for whom. */
import { randomUUID } from 'node:crypto'
import {
  type CastPatient,
  caseManagers,
  cast,
  hasAccount,
  type OrganizationKey,
  organizations,
  type PatientKey,
  type PersonKey,
  patients,
  personKeys,
  specialists,
  tokenOf,
} from './cast.ts'
import type { TestDatabase } from './database.ts'

export interface SeatedPerson {
  /** Empty for a patient without an account. */
  userId: string
  /** The id of the patient's, case manager's or specialist's record; empty for administrators and accounts without a hat. */
  recordId: string
  organizationId: string
  /** The raw session token; `db.as(key)` uses it. */
  token: string
}

export type SeatedCast = Record<PersonKey, SeatedPerson> & { organizations: Record<OrganizationKey, string> }

/**
 * Inserts both organizations and everybody of `test/cast.ts`. The rows that triggers wrote into the outbox meanwhile are
 * removed, so that a test finds there only what it caused itself.
 */
export async function seatCast(db: Pick<TestDatabase, 'owner'>): Promise<SeatedCast> {
  const ids = { riverbend: randomUUID(), harbor: randomUUID() }
  const seats = Object.fromEntries(
    personKeys.map(key => [
      key,
      {
        userId: hasAccount(key) ? randomUUID() : '',
        recordId: ['administrator', 'none'].includes(cast[key].hat) ? '' : randomUUID(),
        organizationId: ids[cast[key].organization],
        token: tokenOf(key),
      },
    ]),
  ) as Record<PersonKey, SeatedPerson>
  await db.owner.query('begin')
  await insertMany(db, 'organizations', Object.values(organizations).map(o => ({
    id: ids[o.key], name: o.name, slug: o.slug, is_default: o.isDefault,
  })))
  await seatAccounts(db, seats)
  await seatStaff(db, seats)
  await insertMany(db, 'patients', (Object.entries(patients) as [PatientKey, CastPatient][]).map(([key, patient]) =>
    patientRow(seats, key, patient)))
  await db.owner.query('delete from outbox')
  await db.owner.query('commit')
  return { ...seats, organizations: ids }
}
