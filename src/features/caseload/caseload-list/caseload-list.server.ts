/** The lists of the caseload: who is in them, in which order, and how many stand in each view. */
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import { readPageEnd } from '#lib/page-end.ts'
import { readSearch } from '#lib/person-search.ts'
import type { Database } from '#platform/database/database.gen.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { fixedQuery } from '#platform/database/fixed-query.server.ts'
import { asJson } from '#platform/database/json-rows.server.ts'
import { hasAll } from '#platform/database/patient-filters.server.ts'
import { fitsSearch, nearlyFitsSearch } from '#platform/database/patient-search.server.ts'
import type {
  CaseloadPatient,
  CaseloadSort,
  CaseloadWhose,
  caseloadQuestion,
  narrowedCaseload,
} from '../caseload.contract.ts'

/** For what a patient waits, the most urgent of it; null where they wait for nothing. */
interface Waiting {
  waitsFor: NonNullable<CaseloadPatient['waits']>['for'] | null
  since: string | null
}

/**
 * What of a patient `p` waits for the person asking: an alert that nobody has settled before everything else, then the longest
 * wait for an answer, as in the queue of the desk.
 */
const waitsOf = sql<Waiting>`(select q.waits_for, q.since from (
    select 1 as rank, 'alert' as waits_for, s.created_at as since from safety_alerts s
      where s.organization_id = p.organization_id and s.patient_id = p.id and s.acknowledged_at is null
    union all
    select 2, 'message', c.waiting_since from conversations c
      where c.organization_id = p.organization_id and c.patient_id = p.id and c.waiting_since is not null
        and c.participant_type = case when app.case_manager() is null then 'specialist' else 'case_manager' end
    union all
    select 2, 'request', a.updated_at from appointments a
      join patients r on r.organization_id = a.organization_id and r.id = a.patient_id
      where a.organization_id = p.organization_id and a.patient_id = p.id and a.status = 'requested' and a.starts_at > now()
        and (a.specialist_id = app.specialist() or (app.case_manager() is not null and a.specialist_id is null
          and a.case_manager_id = r.case_manager_id))
  ) q where p.status = 'active' order by q.rank, q.since limit 1)`

/** Who waits for an answer. An alert counts with the alerts alone. */
const isWaiting = sql<boolean>`(w.waits_for in ('message', 'request'))`

/** The day it is for the organization: what is overdue must not depend on the server's own clock. */
const today = sql<string>`(select (now() at time zone o.time_zone)::date from organizations o where o.id = app.org())`

export const needsAttention = sql<boolean>`(p.status = 'active' and (p.next_step_due_on is null or p.next_step_due_on < ${today}))`

/** Who is listed where the next step, or an answer that is owed, is asked about. */
const onlyThose: Record<Exclude<Question['only'], 'all'>, typeof needsAttention> = {
  waiting: isWaiting,
  attention: needsAttention,
  'past-step': sql`(p.status = 'active' and p.next_step_due_on < ${today})`,
  'no-step': sql`(p.status = 'active' and p.next_step_due_on is null)`,
}

const isSilent = sql<boolean>`(p.heard_on < ${today} - (select o.silence_days from organizations o where o.id = app.org()))`

/** Null where there is no checklist yet: nothing of nought is no percentage. */
export const completion = sql<
  number | null
>`round(100.0 * p.checklist_completed / nullif(p.checklist_total, 0))::int`

/** Whether a patient is a colleague's, for whom whoever asks covers. */
export const isCovered = sql<boolean>`(p.role = 'cover')`

type OwnPatient = Selectable<Database['patients']> &
  Pick<
    Selectable<Database['patientSummaries']>,
    | 'nextStep'
    | 'nextStepDueOn'
    | 'checklistCompleted'
    | 'checklistTotal'
    | 'lastActivityAt'
    | 'lastContactAt'
    | 'withoutStepSince'
  > & { role: string }

/**
 * Every list starts from the person's own caseload, so that its cost follows that and not the organization. What searching and
 * sorting by name need is read beside it where they ask for it.
 */
export const fromCaseload = sqlFor.selectFrom(sql<OwnPatient>`caseload_lines`.as('p'))
export const fromNamedCaseload = sqlFor.selectFrom(sql<OwnPatient>`caseload_patients`.as('p'))

/** A moment as words that are in the order of time. */
const asWords = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`

/** What each order sorts by, ascending but for the newest; the id settles equals. A closed case stands last. */
const sortKeys: Record<CaseloadSort, { key: ReturnType<typeof sql<string>>; type: ReturnType<typeof sql> }> =
  {
    newest: { key: sql`p.patient_since`, type: sql`timestamptz` },
    name: { key: sql`p.called_order`, type: sql`text` },
    // Alerts, then the longest wait, then what is longest past its day, then what is missing, then what comes.
    attention: {
      key: sql`case when p.status <> 'active' then '5' when w.waits_for = 'alert' then '0' || ${asWords(sql`w.since`)}
        when w.since is not null then '1' || ${asWords(sql`w.since`)}
        when p.next_step_due_on < ${today} then '2' || p.next_step_due_on::text
        when p.next_step_due_on is null then '3' || ${asWords(sql`p.patient_since`)}
        else '4' || p.next_step_due_on::text end collate "C"`,
      type: sql`text`,
    },
    // Whoever has no checklist yet stands after all who have one.
    completion: { key: sql`coalesce(${completion}, 101)`, type: sql`integer` },
  }

/** Because of what somebody is on the care team, for each choice of whose patients are listed. */
export const rolesOf: Record<Exclude<CaseloadWhose, 'all'>, readonly string[]> = {
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
    .leftJoinLateral(waitsOf.as('w'), join => join.onTrue())
    .select(['p.id', 'p.name', 'p.preferredName', 'p.caseNumber', 'p.status', 'p.email', 'p.phone'])
    .select(['p.createdAt', 'p.nextStep', 'p.nextStepDueOn', 'p.checklistCompleted', 'p.checklistTotal'])
    .select([
      'p.lastActivityAt',
      'p.lastContactAt',
      'p.withoutStepSince',
      'p.language',
      'p.interpreterLanguage',
    ])
    .select([
      sql<boolean>`coalesce((select k.may_call from contact_preferences k
        where k.organization_id = p.organization_id and k.patient_id = p.id), true)`.as('mayCall'),
      sql<CaseloadPatient['cover']>`case when ${isCovered} then app.cover_of(p.id) end`.as('cover'),
      sql<string[]>`app.team_beside(p.id)`.as('team'),
      sql<CaseloadPatient['waits']>`case when w.since is not null
        then json_build_object('for', w.waits_for, 'since', w.since) end`.as('waits'),
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

/** One page of the list that is asked for, with one row more where there is another. */
export function listPatients(question: Question) {
  const { sort, only, whose, status, search, filters, ids, after, limit } = question
  const last = readPageEnd(after)
  const end = last && { rank: last.key.slice(0, 1), key: last.key.slice(1), id: last.id }
  if (search !== '' || filters.length > 0 || ids !== undefined)
    return selectPatients(question, limit + 1, end)
  const values = { most: limit + 1, ...(end ?? { rank: '', key: '', id: '' }) }
  return selectAllPatients(values, { sort, only, whose, status, isContinued: end !== undefined })
}

type Narrowed = z.output<typeof narrowedCaseload>

/** How many stand in each view; the caseload is read once. */
export const countViews = ({ whose, filters }: Narrowed) =>
  fromCaseload
    .leftJoinLateral(waitsOf.as('w'), join => join.onTrue())
    .$if(whose !== 'all', query => query.where('p.role', 'in', whose === 'all' ? [] : rolesOf[whose]))
    .$if(filters.length > 0, query => query.where(hasAll(filters)))
    .select([
      sql<number>`count(*) filter (where p.status = 'active')`.as('active'),
      sql<number>`count(*) filter (where ${isWaiting})`.as('waiting'),
      sql<number>`count(*) filter (where ${onlyThose['past-step']})`.as('pastStep'),
      sql<number>`count(*) filter (where ${onlyThose['no-step']})`.as('noStep'),
      sql<number>`count(*) filter (where p.status = 'active' and ${isSilent})`.as('silent'),
      sql<number>`count(*) filter (where p.status = 'inactive')`.as('inactive'),
    ])
