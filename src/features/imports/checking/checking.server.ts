/** The dry run: every row is read by its columns, compared with who is there, and kept with what is wrong about it. */
import { type RawBuilder, sql } from 'kysely'
import { digitsOfPhone, type KnownFacts, likenessOf } from '#features/likeness/likeness.rules.ts'
import { foldName, nameWords, soundOf } from '#lib/person-names.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { type ImportAtWork, noteProgress, type Session } from '../at-work/at-work.server.ts'
import type { ImportKind } from '../columns/columns.rules.ts'
import { type ReadRow, readRow, twinFinder } from '../rows/rows.rules.ts'

export interface CheckedRow extends ReadRow {
  line: number
  alikeId?: string
  alikeLine?: number
  reasons: string[]
}

/** So many rows are checked at a time. */
const AT_A_TIME = 500

type Row = { line: number; cells: string[] }

const nextRows = (id: string, after: number) =>
  sqlFor
    .selectFrom(sql<Row>`app.rows_of_import(${id}, ${after}, ${AT_A_TIME})`.as('r'))
    .select(['r.line', 'r.cells'])

/** Checks every row, and says how far it is. */
export async function checkRows(work: ImportAtWork, session: Session): Promise<void> {
  const findTwin = twinFinder(work.kind)
  const staff = await staffFinder(session)
  let done = 0
  for (let after = 0; ; ) {
    const rows = await session.all(nextRows(work.id, after))
    const last = rows.at(-1)
    if (!last) break
    const checked: CheckedRow[] = rows.map(({ line, cells }) => {
      const read = readRow(work, cells)
      const twin = read.problems.length === 0 ? findTwin(line, read.facts) : undefined
      return { ...read, line, ...(twin && { alikeLine: twin.line }), reasons: twin?.reasons ?? [] }
    })
    await lookUp(work.kind, checked, staff, session)
    await session.one(keepChecked(work.id, checked))
    after = last.line
    done += rows.length
    await noteProgress(session, work.id, done)
  }
  await session.one(sqlFor.selectNoFrom(sql`app.end_checking(${work.id})`.as('ended')))
}

/** Rows as the database keeps what was found about them. */
export const asKept = (rows: readonly CheckedRow[]) =>
  JSON.stringify(
    rows.map(({ alikeId, alikeLine, ...row }) => ({
      ...row,
      alike_id: alikeId ?? null,
      alike_line: alikeLine ?? null,
    })),
  )

const keepChecked = (id: string, rows: readonly CheckedRow[]) =>
  sqlFor.selectNoFrom(sql`app.keep_checked_rows(${id}, ${asKept(rows)}::jsonb)`.as('kept'))

/** Looks up whom the rows name, and who is here already. */
export async function lookUp(
  kind: ImportKind,
  rows: CheckedRow[],
  staff: Staff,
  session: Session,
): Promise<void> {
  if (kind === 'patients') await lookPatientsUp(rows, staff, session)
  else if (kind === 'case_managers') checkAddresses(rows, staff)
  else await lookAssigneesUp(rows, staff, session)
}

interface Member {
  id: string
  kind: 'case_manager' | 'specialist'
}

/** The staff by address and by name; a name that two have is nobody's. */
export async function staffFinder(session: Session): Promise<Map<string, Member | undefined>> {
  const of = (table: 'caseManagers' | 'specialists', kind: Member['kind']) =>
    sqlFor
      .selectFrom(table)
      .select(['id', 'name', 'emailNorm', sql.lit(kind).as('kind')])
      .where('removedAt', 'is', null)
      .where('suspendedAt', 'is', null)
  const [caseManagers, specialists] = await session.batch(
    of('caseManagers', 'case_manager'),
    of('specialists', 'specialist'),
  )
  const found = new Map<string, Member | undefined>()
  for (const { id, name, emailNorm, kind } of [...caseManagers, ...specialists]) {
    for (const key of [emailNorm, foldName(name)]) found.set(key, found.has(key) ? undefined : { id, kind })
  }
  return found
}

/** Words by which somebody is named, as addresses and folded names are kept. */
const keyOf = (typed: string) => (typed.includes('@') ? typed.toLowerCase() : foldName(typed))

type Staff = Map<string, Member | undefined>

async function lookPatientsUp(rows: CheckedRow[], staff: Staff, session: Session): Promise<void> {
  for (const { facts, problems } of rows) {
    const { caseManager } = facts
    if (caseManager === undefined) continue
    const member = staff.get(keyOf(caseManager))
    if (member?.kind === 'case_manager') facts.caseManagerId = member.id
    else problems.push('caseManager:caseManagerUnknown')
  }
  const asked = rows.filter(({ problems }) => problems.length === 0)
  if (asked.length === 0) return
  const keys = asked.map(({ line, facts }) => ({ line, ...keysOf(facts) }))
  const byLine = new Map(asked.map(row => [row.line, row]))
  for (const other of await session.all(candidatesFor(JSON.stringify(keys)))) {
    const row = byLine.get(other.line)
    if (!row) continue
    const reasons = likenessOf({ ...row.facts, name: row.facts.name ?? '' }, other)
    // The record for which the most speaks; one that is there goes before a line of the same file.
    if (reasons.length > (row.alikeId ? row.reasons.length : 0))
      Object.assign(row, { alikeId: other.id, alikeLine: undefined, reasons })
  }
}

/** By what patients are found who might be alike, written as the database keeps it of each (patient_words). */
function keysOf({ name = '', email = '', phone, birthDate }: Record<string, string | undefined>) {
  const digits = digitsOfPhone(phone)
  return {
    contacts: [foldName(email).slice(0, LONGEST_WORD), digits && `#${[...digits].reverse().join('')}`].filter(
      Boolean,
    ),
    name_order: foldName(name).slice(0, LONGEST_NAME),
    sounds: nameWords(name).map(soundOf),
    birth_date: birthDate ?? null,
  }
}
const LONGEST_WORD = 60
const LONGEST_NAME = 120

type Candidate = KnownFacts & { line: number; id: string }
const candidatesFor = (rows: string) =>
  sqlFor.selectFrom(sql<Candidate>`app.import_candidates(${rows}::jsonb)`.as('c')).selectAll()

/** Nobody of the staff is there twice under one address: no likeness, but a mistake. */
function checkAddresses(rows: CheckedRow[], staff: Staff): void {
  for (const row of rows) {
    if (row.alikeLine !== undefined) row.problems.push('email:emailTwice')
    else if (row.facts.email && staff.get(row.facts.email.toLowerCase())?.kind === 'case_manager')
      row.problems.push('email:emailTaken')
    Object.assign(row, { alikeLine: undefined, reasons: [] })
  }
}

/** Whom each task is for: somebody of the staff, a patient with an account and an open case, or every member of staff. */
async function lookAssigneesUp(rows: CheckedRow[], staff: Staff, session: Session): Promise<void> {
  const words = rows.flatMap(({ facts }) => (facts.assignee ? [keyOf(facts.assignee)] : []))
  const found = await session.all(addressees(sql`${words}::text[]`))
  const patients = new Map<string, string[]>()
  for (const { word, id } of found) patients.set(word, [...(patients.get(word) ?? []), id])
  for (const { facts, problems } of rows) {
    const key = facts.assignee && keyOf(facts.assignee)
    if (!key) {
      facts.assigneeType = 'none'
      continue
    }
    const member = staff.get(key)
    const named = [...new Set(patients.get(key) ?? [])]
    if (member && named.length === 0)
      Object.assign(facts, { assigneeType: member.kind, assigneeId: member.id })
    else if (named.length === 1 && !member)
      Object.assign(facts, { assigneeType: 'patient', assigneeId: named[0] })
    else problems.push(named.length > 1 || member ? 'assignee:assigneeUnclear' : 'assignee:assigneeUnknown')
  }
}

const addressees = (words: RawBuilder<unknown>) =>
  sqlFor
    .selectFrom(sql<{ word: string; id: string }>`app.import_addressees(${words})`.as('a'))
    .select(['a.word', 'a.id'])
