import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { writePageEnd } from '#lib/page-end.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { jsonAnswer, jsonList, readJson } from '#platform/api/json-text.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { fixedQuery } from '#platform/database/fixed-query.server.ts'
import { type CaseloadOverview, type CaseloadPage, caseloadContract } from './caseload.contract.ts'
import {
  completion,
  countViews,
  fromCaseload,
  fromNamedCaseload,
  isCovered,
  listPatients,
  needsAttention,
  rolesOf,
} from './caseload-list/caseload-list.server.ts'
import {
  readOwnNextStep,
  removeNextStep,
  setManyNextSteps,
  setNextStep,
} from './next-step/next-step.server.ts'

const api = implement(caseloadContract).$context<Context>()

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
      sql<number>`(select count(*) from mine p
        cross join lateral (select c.organization_id, c.patient_id, c.id, c.updated_at from conversations c
          where c.organization_id = p.organization_id and c.patient_id = p.id
            and c.participant_type = case when app.case_manager() is null then 'specialist' else 'case_manager' end
            and c.waiting_since is not null offset 0) c
        where not exists (select from my_snoozes z where z.kind = 'message' and z.subject_id = c.id and z.seen >= c.updated_at)
          and not exists (select from safety_alerts a where a.organization_id = c.organization_id
          and a.patient_id = c.patient_id and a.acknowledged_at is null))`.as('waitingConversations'),
    ]),
)

/** Completion is measured once for each active patient; a closed case counts only in the total. */
const progressFigures = sqlFor
  .selectFrom(
    fromCaseload
      .select([
        'p.status',
        sql<number | null>`case when p.status = 'active' then ${completion} end`.as('percent'),
      ])
      .where('p.role', 'in', rolesOf.own)
      .as('c'),
  )
  .select([
    sql<number>`count(*)`.as('totalPatients'),
    sql<number>`count(*) filter (where c.status = 'active')`.as('activePatients'),
    sql<number | null>`round(avg(c.percent))::int`.as('averageCompletion'),
    sql<number>`count(*) filter (where c.percent < 50)`.as('needsAttention'),
    sql<number>`count(*) filter (where c.status = 'active' and c.percent is null)`.as('notStarted'),
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

  views: api.views.handler(async ({ context: { session }, input }) =>
    found(await session.one(countViews(input))),
  ),

  names: api.names.handler(({ context: { session }, input: { caseManagerId } }) =>
    session.all(caseManagerId === undefined ? ownNames : namesOf(caseManagerId)),
  ),

  progress: api.progress.handler(async ({ context: { session } }) =>
    found(await session.one(progressFigures)),
  ),

  ownNextStep: api.ownNextStep.handler(({ context: { session }, input }) =>
    readOwnNextStep(session, input.language),
  ),

  setNextStep: api.setNextStep.handler(({ context: { session }, input: { isUndo: _, ...said } }) =>
    setNextStep(session, said),
  ),

  setManyNextSteps: api.setManyNextSteps.handler(({ context: { session }, input }) =>
    setManyNextSteps(session, input.changes),
  ),

  removeNextStep: api.removeNextStep.handler(({ context: { session }, input }) =>
    removeNextStep(session, input),
  ),
}
