/** Pages of files, the newest first: found by a name, of a kind, with a label. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { readPageEnd, writePageEnd } from '#lib/page-end.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import type { filesQuestion } from '../files.contract.ts'

type Question = z.output<typeof filesQuestion>

const kept = sqlFor
  .selectFrom('caseFiles as f')
  .select([
    'f.id',
    'f.patientId',
    'f.name',
    'f.kind',
    'f.labels',
    'f.mediaType',
    'f.sizeBytes',
    'f.createdAt',
  ])
  .select(['f.expiresOn', 'f.readers', sql<boolean>`f.shown_at is not null`.as('isShown')])
  .select(sql<boolean>`f.task_id is not null`.as('isFromPatient'))
  .select(['f.withheldKind', 'f.withheldFor', 'f.withheldAt', sql<string>`f.created_at::text`.as('sortKey')])
  .where('f.removedAt', 'is', null)

/** Names and labels are compared as people's names are: in small letters, without accents. */
const asked = ({ find, kind, label = '', after }: Omit<Question, 'label'> & Partial<Question>) => {
  const end = readPageEnd(after)
  const all: RawBuilder<SqlBool>[] = []
  if (find) all.push(sql<SqlBool>`strpos(app.fold_name(f.name), app.fold_name(${find})) > 0`)
  if (kind) all.push(sql<SqlBool>`f.kind = ${kind}`)
  if (label)
    all.push(sql<SqlBool>`exists (select from unnest(string_to_array(f.labels, ',')) l
      where starts_with(app.fold_name(btrim(l)), app.fold_name(${label})))`)
  if (end) all.push(sql<SqlBool>`(f.created_at, f.id) < (${end.key}::timestamptz, ${end.id}::uuid)`)
  return all.length > 0 ? sql<SqlBool>`${sql.join(all, sql` and `)}` : sql<SqlBool>`true`
}

/** One row more than the page has, where there is a next one. */
const page = (question: Question) =>
  kept
    .where(asked(question))
    .orderBy('f.createdAt', 'desc')
    .orderBy('f.id', 'desc')
    .limit(question.limit + 1)

/** Each patient of the caseload, with their newest files: its cost follows the caseload, not the organization. */
export const ofCaseload = (question: Question) =>
  sqlFor
    .selectFrom(sql<{ organizationId: string; patientId: string }>`my_caseload`.as('m'))
    .innerJoinLateral(
      page(question)
        .whereRef('f.organizationId', '=', 'm.organizationId' as never)
        .whereRef('f.patientId', '=', 'm.patientId' as never)
        .as('f'),
      join => join.onTrue(),
    )
    .innerJoin('patients as p', join =>
      join.onRef('p.organizationId', '=', 'm.organizationId').onRef('p.id', '=', 'm.patientId'),
    )
    .selectAll('f')
    .select(sql<string>`app.shown_name(p.name, p.preferred_name)`.as('patientName'))
    .orderBy('f.createdAt', 'desc')
    .orderBy('f.id', 'desc')
    .limit(question.limit + 1)

/** The files about one patient. */
export const ofPatient = (patientId: string, question: Question) =>
  page(question).where('f.patientId', '=', patientId)

/** What the patient who asks was shown. */
export const ofMine = (question: Omit<Question, 'label'>) =>
  sqlFor
    .selectFrom('caseFiles as f')
    .select(['f.id', 'f.name', 'f.kind', 'f.mediaType', 'f.sizeBytes', 'f.createdAt'])
    .select(sql<string>`f.created_at::text`.as('sortKey'))
    .where('f.patientId', '=', sql<string>`app.patient()`)
    .where('f.shownAt', 'is not', null)
    .where('f.removedAt', 'is', null)
    .where(asked(question))
    .orderBy('f.createdAt', 'desc')
    .orderBy('f.id', 'desc')
    .limit(question.limit + 1)

/** The page as it is answered, and where the next one begins. */
export function pageOf<Row extends { id: string; sortKey: string }>(rows: readonly Row[], limit: number) {
  const files = rows.slice(0, limit)
  const last = files.at(-1)
  return {
    files: files.map(({ sortKey: _, ...file }) => file),
    next: rows.length > limit && last ? writePageEnd({ key: last.sortKey, id: last.id }) : null,
  }
}
