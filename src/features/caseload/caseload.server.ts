import { implement } from '@orpc/server'
import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import { readPageEnd, writePageEnd } from '#lib/page-end.ts'
import { readSearch } from '#lib/person-search.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { jsonAnswer, jsonList, readJson } from '#platform/api/json-text.server.ts'
import type { Database } from '#platform/database/database.gen.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { fixedQuery } from '#platform/database/fixed-query.server.ts'
import { asJson } from '#platform/database/json-rows.server.ts'
import { hasAll } from '#platform/database/patient-filters.server.ts'
import { fitsSearch, nearlyFitsSearch } from '#platform/database/patient-search.server.ts'
import {
  type CaseloadOverview,
  type CaseloadPage,
  type CaseloadPatient,
  type CaseloadSort,
  type CaseloadWhose,
  caseloadContract,
  type caseloadQuestion,
} from './caseload.contract.ts'
import {
  readOwnNextStep,
  removeNextStep,
  setManyNextSteps,
  setNextStep,
} from './next-step/next-step.server.ts'

const api = implement(caseloadContract).$context<Context>()

/** The day it is for the organization: what is overdue must not depend on the server's own clock. */
const today = sql<string>`(select (now() at time zone o.time_zone)::date from organizations o where o.id = app.org())`

const needsAttention = sql<boolean>`(p.status = 'active' and (p.next_step_due_on is null or p.next_step_due_on < ${today}))`

/** Who is listed where the next step is asked about. */
const onlyThose: Record<Exclude<Question['only'], 'all'>, typeof needsAttention> = {
  attention: needsAttention,
  'past-step': sql`(p.status = 'active' and p.next_step_due_on < ${today})`,
  'no-step': sql`(p.status = 'active' and p.next_step_due_on is null)`,
}

const isSilent = sql<boolean>`(p.heard_on < ${today} - (select o.silence_days from organizations o where o.id = app.org()))`

const completion = sql<number>`coalesce(round(100.0 * p.checklist_completed / nullif(p.checklist_total, 0)), 0)::int`

/** Whether a patient is a colleague's, for whom whoever asks covers. */
const isCovered = sql<boolean>`(p.role = 'cover')`

type OwnPatient = Selectable<Database['patients']> &
  Pick<
    Selectable<Database['patientSummaries']>,
    'nextStep' | 'nextStepDueOn' | 'checklistCompleted' | 'checklistTotal' | 'lastActivityAt'
  > & { role: string }

/**
 * Every list starts from the person's own caseload, so that its cost follows that and not the organization. What searching and
 * sorting by name need is read beside it where they ask for it.
 */
const fromCaseload = sqlFor.selectFrom(sql<OwnPatient>`caseload_lines`.as('p'))
const fromNamedCaseload = sqlFor.selectFrom(sql<OwnPatient>`caseload_patients`.as('p'))

/** What each order sorts by, ascending but for the newest; the id settles equals. A closed case stands last. */
const sortKeys: Record<CaseloadSort, { key: ReturnType<typeof sql<string>>; type: ReturnType<typeof sql> }> =
  {
    newest: { key: sql`p.patient_since`, type: sql`timestamptz` },
    name: { key: sql`p.called_order`, type: sql`text` },
    attention: {
      key: sql`case when p.status = 'active' then coalesce(p.next_step_due_on, date '0001-01-01') else date '9999-12-31' end`,
      type: sql`date`,
    },
    completion: { key: sql`${completion}`, type: sql`integer` },
  }

/** Because of what somebody is on the care team, for each choice of whose patients are listed. */
const rolesOf: Record<Exclude<CaseloadWhose, 'all'>, readonly string[]> = {
  own: ['case_manager', 'specialist'],
  'co-worker': ['co_worker'],
  covered: ['cover'],
}

type Question = z.output<typeof caseloadQuestion>

/** The last patient of the page before, in the order that is asked for. */
interface End {
  rank: string
  key: string
  id: string
}

/**
 * At most so many of the patients that are asked for. Whom a search finds as it was typed stands before whom only forgiving
 * finds, whatever the order.
 */
function selectPatients(question: Omit<Question, 'after' | 'limit'>, most: number, end: End | undefined) {
  const { search, only, whose, status, filters, ids } = question
  const { key, type } = sortKeys[question.sort]
  const isNewest = question.sort === 'newest'
  const direction = isNewest ? 'desc' : 'asc'
  const than = isNewest ? sql`<` : sql`>`
  const terms = readSearch(search)
  const rank = terms ? sql<number>`(${fitsSearch(terms)} = ${isNewest})::int` : sql<number>`0`
  const from = terms || question.sort === 'name' ? fromNamedCaseload : fromCaseload
  const query = from
    .select(['p.id', 'p.name', 'p.preferredName', 'p.caseNumber', 'p.status', 'p.email', 'p.phone'])
    .select(['p.createdAt', 'p.nextStep', 'p.nextStepDueOn', 'p.checklistCompleted', 'p.checklistTotal'])
    .select('p.lastActivityAt')
    .select([
      sql<CaseloadPatient['cover']>`case when ${isCovered} then app.cover_of(p.id) end`.as('cover'),
      sql<string>`${rank} || (${key})::text`.as('sortKey'),
    ])
    .$if(terms !== undefined, query => query.where(nearlyFitsSearch(terms ?? [])))
    .$if(ids !== undefined, query => query.where('p.id', 'in', ids ?? []))
    .$if(whose !== 'all', query => query.where('p.role', 'in', whose === 'all' ? [] : rolesOf[whose]))
    .$if(status !== 'all', query => query.where('p.status', '=', status === 'inactive' ? status : 'active'))
    .$if(status === 'silent', query => query.where(isSilent))
    .$if(filters.length > 0, query => query.where(hasAll(filters)))
    .$if(only !== 'all', query => query.where(only === 'all' ? sql<boolean>`true` : onlyThose[only]))
    .$if(question.sort === 'completion', query => query.where('p.status', '=', 'active'))
    .$if(end !== undefined, query =>
      query.where(
        sql<boolean>`(${rank}, (${key}), p.id) ${than}
          (${end?.rank ?? ''}::int, cast(${end?.key ?? ''} as ${type}), ${end?.id ?? ''}::uuid)`,
      ),
    )
    .$if(terms !== undefined, query => query.orderBy(rank, direction))
    .orderBy(key, direction)
    .orderBy('p.id', direction)
    .limit(most)
  return asJson(query, 'sortKey')
}

type Opened = Pick<Question, 'sort' | 'only' | 'whose' | 'status'>

/** The lists as they are opened, before anybody looks for something in them. */
const selectAllPatients = fixedQuery(
  (
    { most, rank, key, id }: { most: number } & End,
    { isContinued, ...opened }: Opened & { isContinued: boolean },
  ) =>
    selectPatients(
      { ...opened, search: '', filters: [], ids: undefined },
      most,
      isContinued ? { rank, key, id } : undefined,
    ),
)

function listPatients(question: Question) {
  const { sort, only, whose, status, search, filters, ids, after, limit } = question
  const last = readPageEnd(after)
  const end = last && { rank: last.key.slice(0, 1), key: last.key.slice(1), id: last.id }
  if (search !== '' || filters.length > 0 || ids !== undefined)
    return selectPatients(question, limit + 1, end)
  const values = { most: limit + 1, ...(end ?? { rank: '', key: '', id: '' }) }
  return selectAllPatients(values, { sort, only, whose, status, isContinued: end !== undefined })
}

const whoActs = fixedQuery(() =>
  sqlFor.selectNoFrom([
    sql<CaseloadOverview['hat']>`app.hat()`.as('hat'),
    sql<string>`coalesce((select c.name from case_managers c where c.id = app.case_manager()),
      (select s.name from specialists s where s.id = app.specialist()))`.as('name'),
  ]),
)

/** The caseload is read once, whatever is counted about it. */
const figures = fixedQuery(() =>
  sqlFor
    .with('mine', () =>
      fromCaseload.select(['p.organizationId', 'p.id', 'p.role', 'p.status', 'p.nextStepDueOn']),
    )
    .selectFrom('mine as p')
    .select([
      sql<number>`count(*) filter (where not ${isCovered})`.as('totalPatients'),
      sql<number>`count(*) filter (where p.status = 'active' and not ${isCovered})`.as('activePatients'),
      sql<number>`count(*) filter (where ${isCovered})`.as('coveredPatients'),
      sql<number>`count(*) filter (where ${needsAttention})`.as('needingAttention'),
      sql<number>`(select count(*) from mine p join case_files f on f.organization_id = p.organization_id
        and f.patient_id = p.id and f.removed_at is null where not ${isCovered})`.as('caseFiles'),
      // Until when was read is settled first: a bare comparison of two times reaches the index, one with a coalesce does not.
      sql<number>`(select count(*) from mine p
        cross join lateral (select c.organization_id, c.id, coalesce(r.read_until, '-infinity') as since from conversations c
          left join message_reads r on r.organization_id = c.organization_id and r.conversation_id = c.id
            and r.user_id = app.user_id()
          where c.organization_id = p.organization_id and c.patient_id = p.id
            and c.participant_type = case when app.case_manager() is null then 'specialist' else 'case_manager' end
            and c.updated_at > coalesce(r.read_until, '-infinity') offset 0) c
        join messages w on w.organization_id = c.organization_id and w.conversation_id = c.id and w.created_at > c.since
        where w.sender_type = 'patient')`.as('unreadMessages'),
    ]),
)

/** Completion is measured once for each active patient; a closed case counts only in the total. */
const progressFigures = sqlFor
  .selectFrom(
    fromCaseload
      .select(['p.status', sql<number>`case when p.status = 'active' then ${completion} end`.as('percent')])
      .where('p.role', 'in', rolesOf.own)
      .as('c'),
  )
  .select([
    sql<number>`count(*)`.as('totalPatients'),
    sql<number>`count(*) filter (where c.status = 'active')`.as('activePatients'),
    sql<number>`coalesce(round(avg(c.percent)), 0)::int`.as('averageCompletion'),
    sql<number>`count(*) filter (where c.percent < 50)`.as('needsAttention'),
  ])

const nameColumns = [
  'p.id',
  sql<string>`app.shown_name(p.name, p.preferred_name)`.as('name'),
  'p.name as fullName',
  'p.caseNumber',
  'p.email',
  'p.phone',
] as const

/** Names that a choice offers at most. */
const NAMES_AT_MOST = 2000

const ownNames = fromNamedCaseload
  .select([...nameColumns, isCovered.as('isCovered')])
  .where('p.status', '=', 'active')
  .orderBy('p.calledOrder')
  .orderBy('p.id')
  .limit(NAMES_AT_MOST)

/** Those of one case manager's caseload whom the person asking may see. */
const namesOf = (caseManagerId: string) =>
  sqlFor
    .selectFrom('patients as p')
    .select([...nameColumns, sql<boolean>`false`.as('isCovered')])
    .where('p.caseManagerId', '=', caseManagerId)
    .where('p.status', '=', 'active')
    .orderBy('p.calledOrder')
    .orderBy('p.id')
    .limit(NAMES_AT_MOST)

export const caseloadProcedures = {
  open: api.open.handler(async ({ context: { session, organization } }) => {
    const row = await session.one(
      sqlFor.selectNoFrom(
        sql<
          'case_manager' | 'created' | 'specialist' | null
        >`app.open_caseload(${organization ?? null}::uuid)`.as('opened'),
      ),
    )
    return found(row)
  }),

  overview: api.overview.handler(async ({ context: { session } }) => {
    const [who, counts] = await session.batch(whoActs({}), figures({}))
    return { ...found(who[0]), ...found(counts[0]) }
  }),

  patients: api.patients.handler(async ({ context: { session }, input }) => {
    const rows = await session.all(listPatients(input))
    const page = rows.slice(0, input.limit)
    const last = page.at(-1)
    const isMore = rows.length > input.limit
    const next = isMore && last ? writePageEnd({ key: last.sortKey, id: readJson(last.json).id }) : null
    return jsonAnswer<CaseloadPage>(`{"patients":${jsonList(page)},"next":${JSON.stringify(next)}}`)
  }),

  names: api.names.handler(({ context: { session }, input: { caseManagerId } }) =>
    session.all(caseManagerId === undefined ? ownNames : namesOf(caseManagerId)),
  ),

  progress: api.progress.handler(async ({ context: { session } }) =>
    found(await session.one(progressFigures)),
  ),

  ownNextStep: api.ownNextStep.handler(({ context: { session }, input }) =>
    readOwnNextStep(session, input.language),
  ),

  setNextStep: api.setNextStep.handler(({ context: { session }, input }) => setNextStep(session, input)),

  setManyNextSteps: api.setManyNextSteps.handler(({ context: { session }, input }) =>
    setManyNextSteps(session, input.changes),
  ),

  removeNextStep: api.removeNextStep.handler(({ context: { session }, input }) =>
    removeNextStep(session, input),
  ),
}
