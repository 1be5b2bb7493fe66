/** Puts the named people into a database by the owner's hand: accounts with known sessions, records, who cares for whom. */
import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import {
  caseManagers,
  hasAccount,
  namedPeople,
  type OrganizationKey,
  organizations,
  type PersonKey,
  patients,
  personKeys,
  specialists,
} from './people.ts'

export interface InsertedPerson {
  /** Null for a patient without an account. */
  userId: string | null
  /** The id of the patient's, case manager's or specialist's record; administrators and accounts without a hat have none. */
  recordId: string
  organizationId: string
}

export type InsertedPeople = Record<PersonKey, InsertedPerson> & {
  organizations: Record<OrganizationKey, string>
}

/** The raw session token of a person in tests: `db.as(key)` uses it. */
export function tokenOf(key: PersonKey): string {
  return `session-of-${key}`
}

/**
 * Inserts both organizations and everybody of `sample/people.ts`, each with a session. What triggers wrote into the outbox
 * meanwhile is removed, so that a test finds there only what it caused itself.
 */
export async function insertPeople(db: { owner: pg.Client }): Promise<InsertedPeople> {
  const accounts = Object.fromEntries(
    personKeys.filter(hasAccount).map(key => [key, randomUUID()]),
  ) as Partial<Record<PersonKey, string>>
  await db.owner.query('begin')
  await insertRows(
    db.owner,
    'auth.users',
    Object.entries(accounts).map(([key, id]) => {
      const { name, email, hat, language } = namedPeople[key as PersonKey]
      const userType = hat === 'patient' ? 'patient' : 'staff'
      return { id, name, email, email_verified: true, user_type: userType, language }
    }),
  )
  await insertRows(
    db.owner,
    'auth.sessions',
    Object.entries(accounts).map(([key, userId]) => ({
      user_id: userId,
      token_hash: `\\x${createHash('sha256')
        .update(tokenOf(key as PersonKey))
        .digest('hex')}`,
      expires_at: '2999-01-01',
    })),
  )
  const seated = await insertRecords(db.owner, personKeys, accounts)
  await db.owner.query('delete from outbox')
  await db.owner.query('commit')
  return seated
}

/** The organizations, and the records of `keys` linked to their accounts. Part of the caller's transaction. */
export async function insertRecords(
  owner: pg.Client,
  keys: readonly PersonKey[],
  accounts: Partial<Record<PersonKey, string>>,
): Promise<InsertedPeople> {
  const ids = { riverbend: randomUUID(), harbor: randomUUID() }
  const seats = Object.fromEntries(
    keys.map(key => [
      key,
      {
        userId: accounts[key] ?? null,
        recordId: randomUUID(),
        organizationId: ids[namedPeople[key].organization],
      },
    ]),
  ) as Record<PersonKey, InsertedPerson>
  await insertRows(
    owner,
    'organizations',
    Object.values(organizations).map(({ key, name, slug, isDefault }) => ({
      id: ids[key],
      name,
      slug,
      is_default: isDefault,
    })),
  )
  await insertStaff(owner, keys, seats)
  await insertRows(
    owner,
    'patients',
    entriesOf(patients, keys).map(([key, patient]) => ({
      ...recordOf(seats[key], patient),
      phone: patient.phone,
      language: patient.language,
      ...(patient.stage === 'inactive'
        ? { status: 'inactive', closed_on: '2026-01-15', closed_reason: 'moved_away' }
        : { status: 'active', closed_on: null, closed_reason: null }),
      preferred_name: patient.preferredName ?? null,
      pronouns: patient.pronouns ?? null,
      interpreter_language: patient.interpreterLanguage ?? null,
      case_manager_id: patient.caseManager && seats[patient.caseManager].recordId,
    })),
  )
  return { ...seats, organizations: ids }
}

async function insertStaff(
  owner: pg.Client,
  keys: readonly PersonKey[],
  seats: Record<PersonKey, InsertedPerson>,
): Promise<void> {
  await insertRows(
    owner,
    'user_roles',
    keys
      .filter(key => namedPeople[key].hat === 'administrator')
      .map(key => ({
        organization_id: seats[key].organizationId,
        user_id: seats[key].userId,
        role: 'admin',
      })),
  )
  await insertRows(
    owner,
    'specialists',
    entriesOf(specialists, keys).map(([key, person]) => recordOf(seats[key], person)),
  )
  await insertRows(
    owner,
    'case_managers',
    entriesOf(caseManagers, keys).map(([key, person]) => ({
      ...recordOf(seats[key], person),
      is_default: person.isDefault,
      specialist_id: person.specialist && seats[person.specialist].recordId,
      removed_at: person.isFormer ? '2026-01-15T12:00:00Z' : null,
    })),
  )
}

function recordOf(seat: InsertedPerson, person: { name: string; email: string }) {
  return {
    organization_id: seat.organizationId,
    id: seat.recordId,
    user_id: seat.userId,
    name: person.name,
    email: person.email,
  }
}

function entriesOf<T>(people: Partial<Record<PersonKey, T>>, keys: readonly PersonKey[]): [PersonKey, T][] {
  return (Object.entries(people) as [PersonKey, T][]).filter(([key]) => keys.includes(key))
}

/**
 * Inserts rows of one shape with one statement; the columns are the keys of the first row. Objects and lists go into
 * jsonb columns (a list of uuids or texts needs its own statement).
 */
export async function insertRows(
  owner: pg.Client,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  if (!rows[0]) return
  const columns = Object.keys(rows[0])
  // The table's own row type turns every value into what its column takes.
  await owner.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  )
}
