import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { fixedQuery } from '#platform/database/fixed-query.server.ts'
import { type PatientNews, patientNewsContract } from './patient-news.contract.ts'
import { MOST_COUNTED } from './patient-news.rules.ts'

const api = implement(patientNewsContract).$context<Context>()

/** So many of a kind are read: enough to say that there are more than are counted. */
const most = sql.lit(MOST_COUNTED + 1)

/**
 * Everything that came, from where it stands: row security shows whoever asks what they may read of it. Of what the team does
 * to tasks and goals nobody keeps who it was, so that only the patient's deeds are news.
 */
const happenings = (id: string) => sql`(
  (select 'message' as kind, m.created_at as at, left(m.content, 120) as words
    from conversations c join messages m on m.organization_id = c.organization_id and m.conversation_id = c.id, visit v
    where c.patient_id = ${id} and c.participant_type <> 'private' and m.sender_type = 'patient' and m.created_at > v.since
    order by m.created_at desc limit ${most})
  union all
  (select case a.activity_type when 'form_submitted' then 'form' when 'task_completed' then 'task' else a.activity_type end,
      a.created_at, substr(a.description, strpos(a.description, ': ') + 2)
    from activities a, visit v
    where a.patient_id = ${id} and a.created_at > v.since and a.metadata ->> 'by' is distinct from 'team'
      and a.activity_type in ('form_submitted', 'task_completed', 'goal_added', 'goal_completed')
    order by a.created_at desc limit ${most})
  union all
  (select 'appointment', a.updated_at, a.status from appointments a, visit v
    where a.patient_id = ${id} and a.updated_at > v.since
      and (a.status = 'requested' or a.cancelled_by = 'patient' or (a.requested_by = 'staff' and a.status in ('confirmed', 'declined')))
    order by a.updated_at desc limit ${most})
  union all
  (select 'checklist', p.stated_at, i.title
    from checklist_progress p join checklist_items i on i.organization_id = p.organization_id and i.id = p.checklist_item_id, visit v
    where p.patient_id = ${id} and p.stated_at > v.since and p.stated_by is distinct from app.user_id()
    order by p.stated_at desc limit ${most})
  union all
  (select case when r.checklist_item_id is null then 'remark' else 'item_remark' end, coalesce(r.changed_at, r.written_at), left(r.words, 120)
    from remarks r, visit v
    where r.patient_id = ${id} and coalesce(r.changed_at, r.written_at) > v.since and r.words <> '' and r.author_id is distinct from app.user_id()
    order by 2 desc limit ${most})
  union all
  (select 'file', f.created_at, f.name from case_files f, visit v
    where f.patient_id = ${id} and f.created_at > v.since and f.removed_at is null and f.uploaded_by is distinct from app.user_id()
    order by f.created_at desc limit ${most})
  union all
  (select 'note', n.signed_at, app.staff_name(n.author_id) from case_notes n, visit v
    where n.patient_id = ${id} and n.signed_at > v.since and n.author_id is distinct from app.user_id()
    order by n.signed_at desc limit ${most})
)`

/** While the team has not settled an alert about them, nothing that the patient wrote is said here: the alert shows it. */
const areWordsShown = (id: string) => sql`(n.kind not in ('message', 'remark', 'item_remark')
  or not exists (select from safety_alerts d
    where d.organization_id = app.org() and d.patient_id = ${id} and d.acknowledged_at is null))`

const selectNews = fixedQuery(({ id, openedAt }: { id: string; openedAt: string }) =>
  sqlFor
    .with('visit', () =>
      sqlFor.selectNoFrom(
        sql<string | null>`app.opened_before(${id}::uuid, ${openedAt}::timestamptz)`.as('since'),
      ),
    )
    .selectFrom('visit')
    .select([
      'visit.since',
      sql<PatientNews['news']>`coalesce((select json_agg(json_build_object('kind', n.kind, 'count', n.count,
          'latestAt', to_json(n.latest_at), 'words', case when ${areWordsShown(id)} then n.words end) order by n.latest_at desc)
        from (select h.kind, count(*)::int as count, max(h.at) as latest_at,
            (array_agg(h.words order by h.at desc))[1] as words
          from ${happenings(id)} h group by h.kind) n), '[]')`.as('news'),
    ]),
)

/** Nothing where who asks may not see the patient. */
const selectCounts = fixedQuery(({ id }: { id: string }) =>
  sqlFor
    .selectFrom('patients as p')
    .select(
      sql<PatientNews['counts']>`json_build_object(
        'checklist', (select json_build_object('completed', s.checklist_completed, 'total', s.checklist_total)
          from patient_summaries s where s.organization_id = p.organization_id and s.patient_id = p.id),
        'goals', (select count(*) from goals g where g.patient_id = p.id and not g.is_completed)
          + (select count(*) from tasks t where t.patient_id = p.id and t.list_state in ('pending', 'in_progress')),
        'notes', (select count(*) from case_notes n where n.patient_id = p.id and n.signed_at is not null and n.amends_id is null),
        'messages', (select count(*) from conversations c where c.patient_id = p.id and c.waiting_since is not null),
        'visits', (select count(*) from appointments a where a.patient_id = p.id and a.starts_at > now()
          and a.status in ('requested', 'offered', 'moved', 'confirmed')),
        'forms', (select count(*) from form_requests r where r.patient_id = p.id and not exists (select from submissions s
          where s.organization_id = r.organization_id and s.patient_id = r.patient_id and s.form_id = r.form_id
            and s.status = 'completed' and s.completed_at >= r.created_at)),
        'files', (select count(*) from case_files f where f.patient_id = p.id and f.removed_at is null))`.as(
        'counts',
      ),
    )
    .where('p.id', '=', id),
)

export const patientNewsProcedures = {
  since: api.since.handler(async ({ context: { session }, input }) => {
    const [news, counts] = await session.batch(selectNews(input), selectCounts(input))
    return { ...found(news[0]), ...found(counts[0]) }
  }),
}
