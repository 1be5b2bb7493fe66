/** The list of an organization's patients: searched, narrowed, sorted and paged. What is asked of it is in patient-records.contract.ts. */
import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { readPageEnd, writePageEnd } from '#lib/page-end.ts'
import { readSearch, type SearchTerm } from '#lib/person-search.ts'
import type { Context } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { hasAll, idsWith, orderedBy } from '#platform/database/patient-filters.server.ts'
import { foundPatients } from '#platform/database/patient-search.server.ts'
import { MOST_SORTED, type patientsQuestion } from '../patient-records/patient-records.contract.ts'

const listed = sqlFor
  .selectFrom('patients as p')
  .leftJoin('caseManagers as c', join =>
    join.onRef('c.organizationId', '=', 'p.organizationId').onRef('c.id', '=', 'p.caseManagerId'),
  )
  .leftJoin('specialists as s', join =>
    join.onRef('s.organizationId', '=', 'p.organizationId').onRef('s.id', '=', 'p.specialistId'),
  )
  .select(['p.id', 'p.name', 'p.email', 'p.phone', 'p.status', 'p.closedOn', 'p.caseManagerId'])
  .select(['p.givenName', 'p.familyName', 'p.preferredName', 'p.pronouns', 'p.birthDate', 'p.language'])
  .select(['p.interpreterLanguage', 'p.createdAt', 'c.name as caseManagerName', 's.name as specialistName'])
  .select(['p.caseNumber', sql<boolean>`p.user_id is not null`.as('hasAccount')])
  .innerJoin('patientSummaries as y', join =>
    join.onRef('y.organizationId', '=', 'p.organizationId').onRef('y.patientId', '=', 'p.id'),
  )
  .select([
    'y.nextStepDueOn',
    sql<boolean>`coalesce((select k.may_call from contact_preferences k
      where k.organization_id = p.organization_id and k.patient_id = p.id), true)`.as('mayCall'),
  ])

type Question = z.output<typeof patientsQuestion>

const today = sql`(select (now() at time zone o.time_zone)::date from organizations o where o.id = (select app.org()))`
export const day = sqlFor.selectNoFrom(sql<string>`${today}::text`.as('today'))

/** Without a case manager or a next step, or past it (decision 43). */
const needsSomebody = sql`exists (select from patient_summaries n where n.organization_id = p.organization_id
  and n.patient_id = p.id and n.attention_on < ${today})`

/** Whoever was heard from on this day of the organization, or since, is not silent. */
const heardLately = sql`(select (now() at time zone o.time_zone)::date - o.silence_days from organizations o
  where o.id = (select app.org()))`

/**
 * Active, and not heard from for as many days as the organization says. The index knows days of UTC: whose last one is the day at
 * the edge are told apart by the moment, as the organization's day began earlier or later.
 */
const silent = sql`select q.patient_id from patient_summaries q where q.status = 'active' and q.heard_on <= ${heardLately}
  and coalesce(q.last_heard_at, q.created_at) < (select ${heardLately}::timestamp at time zone o.time_zone
    from organizations o where o.id = (select app.org()))`

/** What the list is narrowed by, beside the search. */
function narrowedBy({ status, whose, filters, caseManager, specialist }: Question, needing = needsSomebody) {
  return sql<SqlBool>`${sql.join(
    [
      hasAll(filters),
      ...(status === 'silent' ? [sql`p.id in (${silent})`] : []),
      ...(status === 'active' || status === 'inactive' ? [sql`p.status = ${sql.lit(status)}`] : []),
      ...(whose === 'unassigned' ? [sql`p.case_manager_id is null`] : []),
      ...(whose === 'attention' ? [needing] : []),
      ...(caseManager ? [sql`p.case_manager_id = ${caseManager}::uuid`] : []),
      ...(specialist ? [sql`p.specialist_id = ${specialist}::uuid`] : []),
    ],
    sql` and `,
  )}`
}

/** Those whom a question names by a set that an index gives, each a query for their ids. */
const setsOf = ({ status, whose, filters, caseManager, specialist }: Question) => [
  ...filters.map(idsWith),
  ...(status === 'silent' ? [silent] : []),
  ...(whose === 'unassigned' ? [sql`select q.id from patients q where q.case_manager_id is null`] : []),
  ...(caseManager ? [sql`select q.id from patients q where q.case_manager_id = ${caseManager}::uuid`] : []),
  ...(specialist ? [sql`select q.id from patients q where q.specialist_id = ${specialist}::uuid`] : []),
]

const forward = { direction: 'asc', way: sql`asc`, than: sql`>` } as const
const backward = { direction: 'desc', way: sql`desc`, than: sql`<` } as const
const sortKeys = {
  attention: { key: 'y.attentionOn', id: 'y.patientId', type: sql`date`, ...forward },
  newest: { key: 'p.createdAt', id: 'p.id', type: sql`timestamptz`, ...backward },
  oldest: { key: 'p.createdAt', id: 'p.id', type: sql`timestamptz`, ...forward },
  name: { key: 'p.nameOrder', id: 'p.id', type: sql`text`, ...forward },
  'name-back': { key: 'p.nameOrder', id: 'p.id', type: sql`text`, ...backward },
} as const

/** Of whom a filter has something, in the order in which its own index has them. */
const filteredKeys = {
  newest: { ...sortKeys.newest, key: 'f.patientSince', id: 'f.patientId' },
  oldest: { ...sortKeys.oldest, key: 'f.patientSince', id: 'f.patientId' },
  name: { ...sortKeys.name, key: 'f.nameOrder', id: 'f.patientId' },
  'name-back': { ...sortKeys['name-back'], key: 'f.nameOrder', id: 'f.patientId' },
} as const

type Sorting = (typeof sortKeys | typeof filteredKeys)[keyof typeof filteredKeys] | typeof sortKeys.attention

/** That a row stands after the end of the page before. */
function isAfter({ key, id, than, type }: Sorting, after: string | undefined) {
  const end = readPageEnd(after)
  if (!end) return sql<SqlBool>`true`
  return sql<SqlBool>`(${sql.ref(key)}, ${sql.ref(id)}) ${than} (cast(${end.key} as ${type}), ${end.id}::uuid)`
}

/** Whoever is closed needs nobody. */
const sortOf = ({ sort, status }: Question) =>
  sort === 'attention' && status === 'inactive' ? 'newest' : sort

/** Which patients stand on a page, and what each is sorted by. */
type PageOfIds = { organizationId: string; patientId: string; sortKey: unknown }

/**
 * A page in the order that an index has, before anything is joined to it: of how many rows a member of staff has in one of many
 * organizations PostgreSQL guesses too few, and would read all of them, with all that is joined, to sort them.
 */
function pageInOrder(question: Question) {
  const sort = sortOf(question)
  const filtered = sort === 'attention' ? undefined : orderedBy(question.filters[0])
  const sorting: Sorting = sort !== 'attention' && filtered ? filteredKeys[sort] : sortKeys[sort]
  const isBySummary = sort === 'attention' || question.whose === 'attention'
  const joined = [
    ...(filtered
      ? [sql`join ${filtered} f on f.organization_id = p.organization_id and f.patient_id = p.id`]
      : []),
    ...(isBySummary
      ? [sql`join patient_summaries y on y.organization_id = p.organization_id and y.patient_id = p.id`]
      : []),
  ]
  const narrowed = { ...question, filters: question.filters.slice(filtered ? 1 : 0) }
  const { way } = sorting
  const [key, id] = [sql.ref(sorting.key), sql.ref(sorting.id)]
  return sql<PageOfIds>`(select p.organization_id, p.id as patient_id, ${key} as sort_key
    from patients p ${sql.join(joined, sql` `)}
    where ${narrowedBy(narrowed, sql`y.attention_on < ${today}`)} and ${isAfter(sorting, question.after)}
    order by ${key} ${way}, ${id} ${way} limit ${question.limit + 1})`
}

/** No index has the members of a set in the order of their need: as many as can be sorted are read. */
const matching = (question: Question) => sql`(select p.organization_id, p.id from patients p
  where ${narrowedBy(question)} limit ${MOST_SORTED + 1})`

const countMatching = (question: Question) =>
  sqlFor.selectNoFrom(sql<number>`(select count(*) from ${matching(question)} m)`.as('patients'))

/** The members of a set in the order of their need. */
const pageOfSet = (
  question: Question,
) => sql<PageOfIds>`(select y.organization_id, y.patient_id, y.attention_on as sort_key
    from ${matching(question)} m
    cross join lateral (select * from patient_summaries y where y.organization_id = m.organization_id
      and y.patient_id = m.id offset 0) y
    where ${isAfter(sortKeys.attention, question.after)} order by y.attention_on, y.patient_id limit ${question.limit + 1})`

/** Whether only sorting puts those who are asked for in the order that is asked for. */
const isSortedSet = (question: Question) =>
  sortOf(question) === 'attention' && question.whose !== 'attention' && setsOf(question).length > 0

function listPatients(question: Question) {
  const page = isSortedSet(question) ? pageOfSet(question) : pageInOrder(question)
  const { direction } = sortKeys[sortOf(question)]
  // Found once, before anything is joined to it: of tables that nobody counted yet, such as right after an import, PostgreSQL
  // takes each for a row and would find the page again for every patient.
  const once = sql<PageOfIds>`(with m as materialized (select * from ${page} m) select * from m)`
  return listed
    .innerJoin(once.as('m'), join =>
      join.onRef('m.organizationId', '=', 'p.organizationId').onRef('m.patientId', '=', 'p.id'),
    )
    .select(sql<string>`m.sort_key::text`.as('sortKey'))
    .orderBy('m.sortKey', direction)
    .orderBy('m.patientId', direction)
}

/** Where a page of a search ended: how those on it were found, by what, and the name. */
const foundEnd = z.tuple([z.enum(['exactly', 'nearly']), z.string(), z.string()])
type How = z.infer<typeof foundEnd>[0]

function readFoundEnd(after: string | undefined) {
  const end = readPageEnd(after)
  const key = z.string().transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      return context.addIssue('not JSON') ?? z.NEVER
    }
  })
  const read = key.pipe(foundEnd).safeParse(end?.key)
  if (!end || !read.success) return undefined
  const [how, word, nameOrder] = read.data
  return { how, word, nameOrder, id: end.id }
}

/** Those whom a search finds in one way, from the page end on. */
async function findPatients(
  session: Context['session'],
  question: Question,
  terms: readonly SearchTerm[],
  how: How,
  limit: number,
) {
  const end = readFoundEnd(question.after)
  const found = foundPatients(
    terms,
    how,
    narrowedBy(question),
    setsOf(question),
    end?.how === how ? end : undefined,
    limit,
  )
  if (!found) return []
  const rows = await session.all(
    listed
      .innerJoin(found.as('f'), join =>
        join.onRef('f.organizationId', '=', 'p.organizationId').onRef('f.patientId', '=', 'p.id'),
      )
      .select(['f.word', 'f.nameOrder'])
      .orderBy('f.word')
      .orderBy('f.nameOrder')
      .orderBy('p.id'),
  )
  return rows.map(({ word, nameOrder, ...patient }) => ({
    ...patient,
    sortKey: JSON.stringify([how, word, nameOrder]),
  }))
}

/** Forgiving is asked only where what was typed does not fill the page. */
async function searchPatients(session: Context['session'], question: Question, terms: readonly SearchTerm[]) {
  const most = question.limit + 1
  const isPastExact = readFoundEnd(question.after)?.how === 'nearly'
  const exact = isPastExact ? [] : await findPatients(session, question, terms, 'exactly', most)
  if (exact.length === most) return exact
  return [...exact, ...(await findPatients(session, question, terms, 'nearly', most - exact.length))]
}

/** A page of the list, as it is searched, narrowed and sorted. */
export async function readPatientPage(session: Context['session'], question: Question) {
  const terms = readSearch(question.search)
  if (!terms && isSortedSet(question)) {
    const counted = await session.one(countMatching(question))
    if ((counted?.patients ?? 0) > MOST_SORTED) return { patients: [], next: null, isTooMany: true }
  }
  const rows = terms
    ? await searchPatients(session, question, terms)
    : await session.all(listPatients(question))
  const page = rows.slice(0, question.limit)
  const last = page.at(-1)
  return {
    patients: page.map(({ sortKey: _, ...patient }) => patient),
    next: rows.length > question.limit && last ? writePageEnd({ key: last.sortKey, id: last.id }) : null,
    isTooMany: false,
  }
}
