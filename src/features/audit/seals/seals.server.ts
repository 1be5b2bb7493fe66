/** How the audit log is sealed and looked through again (decision 37). The key is the deployment's; the database never has it. */
import { createHmac } from 'node:crypto'

/** What a seal is made of, each part as text: so the job that makes it and whoever checks it read the same. */
interface Sealed {
  organization: string
  number: number
  /** The seal before; of the first, nothing. */
  before: string
  sealedThrough: string
  entryIds: readonly number[]
  /** Of each entry, one after the other, in hexadecimal letters. */
  digests: string
}

const keyed = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex')

export const digestOf = (key: string, entry: string) => keyed(key, `entry ${entry}`)

export const sealOf = (
  key: string,
  { organization, number, before, sealedThrough, entryIds, digests }: Sealed,
) => keyed(key, `seal ${JSON.stringify([organization, number, before, sealedThrough, entryIds, digests])}`)

/** A connection of the owner of the database: no hat reads seals. */
interface Owner {
  query<T extends object>(text: string, values: unknown[]): Promise<{ rows: T[] }>
}

const DIGEST_LETTERS = 64
/** Between two seals lies an hour; after so many nobody seals. */
const SEALS_ARE_LATE_HOURS = 3

/** What an organization's log is found to be: the first thing that is wrong, or until when it is proved. */
export interface Verdict {
  problem: string | undefined
  entries: number
  /** Until when every entry is proved (UTC); undefined before the first seal. */
  sealedThrough: string | undefined
  /** How many entries wait for the next seal. */
  waiting: number
  seals: string[]
}

interface SealRow {
  number: number
  sealedThrough: string
  entryIds: string[]
  digests: string
  seal: string
}

interface Unsealed {
  waiting: number
  added: string | null
  isLate: boolean
}

// Written out here and not asked of the database's own functions: whoever changes the log may have changed them as well.
const nextSeal = `select number, entry_ids::text[] as "entryIds", encode(digests, 'hex') as digests, encode(seal, 'hex') as seal,
    to_char(sealed_through at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as "sealedThrough"
  from audit_seals where organization_id = $1 and number > $2 order by number limit 1`
const entriesOf = `select id::text, jsonb_build_array(id, to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), user_id, hat, verb,
    entity, entity_id, patient_id, fields, is_private, covered_for)::text as entry
  from audit_log where organization_id = $1 and id = any ($2)`
/** What no seal holds: earlier than any job takes along, or waiting for too long, or still to be sealed. */
const unsealed = `select count(*)::integer as waiting,
    (min(a.id) filter (where a.at <= s.through - interval '1 hour'))::text as added,
    coalesce(min(a.at) < now() - make_interval(hours => ${SEALS_ARE_LATE_HOURS}), false) as "isLate"
  from audit_log a, (select max(sealed_through) as through from audit_seals where organization_id = $1) s
  where a.organization_id = $1 and not exists (select from
    (select unnest(entry_ids) as id from audit_seals where organization_id = $1 offset 0) sealed where sealed.id = a.id)`

/** Looks through an organization's log, in the order in which it was sealed, and names the first entry or seal that is not as it was. */
export async function verifyLog(client: Owner, organization: string, key: string): Promise<Verdict> {
  const verdict: Verdict = { problem: undefined, entries: 0, sealedThrough: undefined, waiting: 0, seals: [] }
  for (let number = 1; ; number += 1) {
    const { rows } = await client.query<SealRow>(nextSeal, [organization, number - 1])
    const found = rows[0]
    if (!found) break
    const link = { organization, key, before: verdict.seals.at(-1) ?? '', number, found }
    const problem = brokenSeal(link) ?? (await brokenEntry(client, link))
    if (problem) return { ...verdict, problem }
    verdict.seals.push(found.seal)
    verdict.sealedThrough = found.sealedThrough
    verdict.entries += found.entryIds.length
  }
  const { rows } = await client.query<Unsealed>(unsealed, [organization])
  const { waiting = 0, added, isLate } = rows[0] ?? {}
  verdict.waiting = waiting
  if (added) verdict.problem = `Entry ${added} was added afterwards: no seal holds it, but later ones.`
  else if (isLate)
    verdict.problem = `Nothing was sealed ${verdict.sealedThrough ? `since ${verdict.sealedThrough} UTC` : 'yet'}, and ${waiting} entries wait: the hourly job does not run.`
  return verdict
}

interface Link {
  organization: string
  key: string
  before: string
  number: number
  found: SealRow
}

function brokenSeal({ organization, key, before, number, found }: Link): string | undefined {
  if (found.number !== number) return `Seal ${number} is missing.`
  const { sealedThrough, entryIds, digests } = found
  const made = sealOf(key, {
    organization,
    number,
    before,
    sealedThrough,
    entryIds: entryIds.map(Number),
    digests,
  })
  return made === found.seal
    ? undefined
    : `Seal ${number} was changed, or HANDRAIL_SECRET is not the one it was made with.`
}

async function brokenEntry(
  client: Owner,
  { organization, key, found: { entryIds, digests } }: Link,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string; entry: string }>(entriesOf, [organization, entryIds])
  const standing = new Map(rows.map(({ id, entry }) => [id, entry]))
  for (const [at, id] of entryIds.entries()) {
    const entry = standing.get(id)
    if (entry === undefined) return `Entry ${id} is missing.`
    if (digestOf(key, entry) !== digests.slice(at * DIGEST_LETTERS, (at + 1) * DIGEST_LETTERS))
      return `Entry ${id} was changed.`
  }
  return undefined
}
