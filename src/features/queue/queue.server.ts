import { implement } from '@orpc/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import { readPageEnd, writePageEnd } from '#lib/page-end.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { fixedQuery } from '#platform/database/fixed-query.server.ts'
import { type newSnooze, type QueueItem, queueContract } from './queue.contract.ts'
import { MOST_HELPED, MOST_OF_A_GROUP, type QueueKind } from './queue.rules.ts'

const api = implement(queueContract).$context<Context>()

/** Rows of a page of one group. */
const PAGE = 30

/** The place in the order of a row: its group, since when it waits, and its id for what is equal. */
interface Place {
  rank: number
  since: string
  id: string
}

type Row = QueueItem & { rank: number; since: string; total: number; ofKind: number }

/** The day it is for the organization: what is past must not depend on the server's own clock. */
const today = sql<string>`(select (now() at time zone o.time_zone)::date from organizations o where o.id = app.org())`

/**
 * Everything that needs the person asking. It starts from their own caseload and reads what waits there by index, so that its
 * cost follows the caseload and not the organization. A specialist may set a next step (decision 7), but one that is missing or
 * past is asked of the case manager alone, who answers for the patient: two who are both asked wait for each other. Whoever is
 * in danger waits with their alert alone, which names none of their words.
 */
const waiting = sql<Place & { kind: QueueItem['kind'] }>`(
  with mine as materialized (select p.organization_id, p.id, p.patient_since, p.next_step, p.next_step_due_on, p.heard_on
    from caseload_lines p where p.status = 'active')
  select q.*, m.next_step, m.next_step_due_on, m.heard_on from (
    select 1 as rank, 'message' as kind, c.id, p.id as patient_id, c.waiting_since as since, null::date as since_on,
        null::text as words, null::timestamptz as starts_at, null::int as sequence, c.updated_at as seen
      from mine p cross join lateral (select c.id, c.waiting_since, c.updated_at from conversations c
        where c.organization_id = p.organization_id and c.patient_id = p.id
          and c.participant_type = case when app.case_manager() is null then 'specialist' else 'case_manager' end
          and c.waiting_since is not null and not exists (select from safety_alerts d
            where d.organization_id = c.organization_id and d.patient_id = c.patient_id and d.acknowledged_at is null)
          offset 0) c
    union all
    select 2, 'request', a.id, p.id, a.updated_at, null, a.notes, a.starts_at, a.sequence, a.updated_at
      from mine p cross join lateral (select a.id, a.updated_at, a.notes, a.starts_at, a.sequence from appointments a
        join patients r on r.organization_id = a.organization_id and r.id = a.patient_id
        where a.organization_id = p.organization_id and a.patient_id = p.id and a.status = 'requested' and a.starts_at > now()
          and (a.specialist_id = app.specialist() or (app.case_manager() is not null and a.specialist_id is null
            and a.case_manager_id = r.case_manager_id)) offset 0) a
    union all
    select 3, 'past-step', p.id, p.id, p.next_step_due_on::timestamptz, p.next_step_due_on, p.next_step, null, null,
        p.next_step_due_on::timestamptz
      from mine p where p.next_step_due_on < ${today} and app.case_manager() is not null
    union all
    select 4, 'no-step', p.id, p.id, p.patient_since, null, null, null, null, p.patient_since
      from mine p where p.next_step_due_on is null and app.case_manager() is not null
    union all
    select 5, 'task', s.id, null, s.due_on::timestamptz, s.due_on, s.title, null, null, s.due_on::timestamptz
      from staff_tasks s
      where s.list_state in ('pending', 'in_progress') and s.due_on <= ${today}
        and (s.case_manager_id = app.case_manager() or s.specialist_id = app.specialist())
    union all
    select 6, 'silence', p.id, p.id, p.heard_on::timestamptz, p.heard_on, null, null, null, p.heard_on::timestamptz
      from mine p where p.heard_on < ${today} - (select o.silence_days from organizations o where o.id = app.org())
  ) q left join mine m on m.id = q.patient_id
)`

/** What the person asking put off, as long as nothing new happened to it. */
const isSnoozed = sql<boolean>`exists (select from my_snoozes z
  where z.kind = w.kind and z.subject_id = w.id and z.seen >= w.seen)`

interface Choice {
  isContinued: boolean
  only: 'now' | 'snoozed'
  /** One group, all of it; without it the first rows of each. */
  kind: QueueKind | undefined
}

/** The rows of one page, with how many there are beyond it. */
const selectRows = (values: Place & { most: number }, { isContinued, only, kind }: Choice) =>
  sqlFor
    .selectFrom(
      sqlFor
        .selectFrom(sql<Row>`${waiting}`.as('w'))
        .selectAll('w')
        .where(only === 'now' ? sql<boolean>`not ${isSnoozed}` : isSnoozed)
        .$if(kind !== undefined, query => query.where('w.kind', '=', kind ?? null))
        .select([
          sql<number>`count(*) over ()`.as('total'),
          sql<number>`count(*) over (partition by w.rank)`.as('ofKind'),
          sql<number>`row_number() over (partition by w.rank order by w.since, w.id)`.as('place'),
        ])
        .as('q'),
    )
    .selectAll('q')
    .$if(kind === undefined, query => query.where('q.place', '<=', MOST_OF_A_GROUP))
    .$if(isContinued, query =>
      query.where(
        sql<boolean>`(q.rank, q.since, q.id) > (${values.rank}::int, ${values.since}::timestamptz, ${values.id}::uuid)`,
      ),
    )
    .orderBy('q.rank')
    .orderBy('q.since')
    .orderBy('q.id')
    .limit(values.most)

/** The beginning of the patient's newest words in a conversation: one that waits again may end with somebody else's. */
const newestWords = sql<{
  id: string
  content: string
}>`(select l.id, left(l.content, 160) as content from messages l
  where i.kind = 'message' and l.organization_id = app.org() and l.conversation_id = i.id
    and l.sender_type = 'patient'
  order by l.created_at desc, l.id desc limit 1)`

const contact = sql<
  QueueItem['contact']
>`(select json_build_object('mayEmail', k.may_email, 'mayCall', k.may_call,
  'mayText', k.may_text, 'mayLeaveMessage', k.may_leave_message, 'fromHour', k.from_hour, 'untilHour', k.until_hour,
  'words', k.words) from contact_preferences k where k.organization_id = p.organization_id and k.patient_id = p.id)`

/** One page: only for its rows are names and words read. */
const selectPage = fixedQuery((values: Place & { most: number }, choice: Choice) =>
  sqlFor
    .selectFrom(selectRows(values, choice).as('i'))
    .leftJoin('patients as p', join =>
      join.on('p.organizationId', '=', sql<string>`app.org()`).onRef('p.id', '=', 'i.patientId'),
    )
    .leftJoinLateral(newestWords.as('newest'), join => join.onTrue())
    .select([
      'i.kind',
      'i.id',
      'i.patientId',
      'p.name',
      'p.preferredName',
      'p.language',
      'i.total',
      'i.ofKind',
    ])
    .select(['i.rank', 'i.startsAt', 'i.sequence', 'i.nextStep', 'i.nextStepDueOn', 'i.heardOn'])
    .select([
      'newest.id as messageId',
      sql<QueueItem['settledDanger']>`case when i.kind = 'message'
        then app.settled_danger(i.patient_id, i.id, i.since) end`.as('settledDanger'),
      'i.seen',
      contact.as('contact'),
      sql<string | null>`coalesce(newest.content, i.words)`.as('words'),
      sql<string | null>`case when i.since_on is null then i.since end`.as('sinceAt'),
      sql<string | null>`i.since_on`.as('sinceOn'),
      sql<string>`i.since::text`.as('since'),
    ])
    .orderBy('i.rank')
    .orderBy('i.since')
    .orderBy('i.id'),
)

const selectToday = fixedQuery(() =>
  sqlFor.selectNoFrom([
    sql<string>`${today}::text`.as('today'),
    sql<boolean>`exists (select from my_snoozes)`.as('hasSnoozed'),
  ]),
)

/** When the day began for the organization. */
const dayBegan = sql<string>`(select (now() at time zone o.time_zone)::date::timestamp at time zone o.time_zone
  from organizations o where o.id = app.org())`

/** Asked where nobody waits: like the queue it starts from the caseload of whoever asks. */
const selectHelped = fixedQuery(() =>
  sqlFor
    .selectFrom(
      sql<{ id: string; name: string; preferredName: string | null; reachedAt: string }>`(
        select s.patient_id as id, s.name, s.preferred_name, s.last_contact_at as reached_at from my_caseload m
          cross join lateral (select * from patient_summaries s where s.organization_id = m.organization_id
            and s.patient_id = m.patient_id and s.last_contact_at >= ${dayBegan} offset 0) s)`.as('h'),
    )
    .select(['h.id', 'h.name', 'h.preferredName'])
    .orderBy('h.reachedAt', 'desc')
    .orderBy('h.id')
    .limit(MOST_HELPED),
)

/** Puts a row off that stands in the queue of whoever asks; what is over is cleared away meanwhile. */
const writeSnooze = ({ kind, id, seen, days }: z.output<typeof newSnooze>) =>
  sqlFor
    .insertInto('queueSnoozes')
    .columns(['memberId', 'kind', 'subjectId', 'seen', 'untilOn'])
    .expression(
      sqlFor
        .selectFrom(sql<Row>`${waiting}`.as('w'))
        .select([
          sql<string>`app.member()`.as('memberId'),
          'w.kind',
          'w.id',
          sql<string>`${seen}::timestamptz`.as('seen'),
          sql<string>`${today} + ${days}::int`.as('untilOn'),
        ])
        .where('w.kind', '=', kind)
        .where('w.id', '=', id),
    )
    .onConflict(conflict =>
      conflict
        .columns(['organizationId', 'memberId', 'kind', 'subjectId'])
        .doUpdateSet(row => ({ seen: row.ref('excluded.seen'), untilOn: row.ref('excluded.untilOn') })),
    )
    .returning(['kind', 'subjectId as id', 'untilOn', 'memberId'])

export const queueProcedures = {
  list: api.list.handler(async ({ context: { session }, input: { only, kind, after } }) => {
    const end = readPageEnd(after)
    const place = {
      rank: Number(end?.key.slice(0, 1) ?? 0),
      since: end?.key.slice(1) ?? '',
      id: end?.id ?? '',
    }
    const [days, rows] = await session.batch(
      selectToday({}),
      selectPage({ ...place, most: PAGE + 1 }, { isContinued: end !== undefined, only, kind }),
    )
    const page = rows.slice(0, PAGE)
    const last = page.at(-1)
    return {
      items: page.map(({ rank: _, since: __, total: ___, ofKind: ____, ...item }) => item),
      total: Number(rows[0]?.total ?? 0),
      counts: Object.fromEntries(page.map(({ kind, ofKind }) => [kind, Number(ofKind)])),
      ...found(days[0]),
      next:
        rows.length > PAGE && last ? writePageEnd({ key: `${last.rank}${last.since}`, id: last.id }) : null,
    }
  }),

  helped: api.helped.handler(({ context: { session } }) => session.all(selectHelped({}))),

  snooze: api.snooze.handler(async ({ context: { session }, input }) => {
    const [, rows] = await session.batch(
      sqlFor.deleteFrom('queueSnoozes').where(sql<boolean>`until_on <= ${today}`),
      writeSnooze(input),
    )
    const { memberId, ...put } = found(rows[0])
    session.notify({ topic: 'snoozes', subject: memberId })
    return put
  }),

  wake: api.wake.handler(async ({ context: { session }, input: { kind, id } }) => {
    const woken = await session.one(
      sqlFor
        .deleteFrom('queueSnoozes')
        .where('kind', '=', kind)
        .where('subjectId', '=', id)
        .returning('memberId'),
    )
    if (woken) session.notify({ topic: 'snoozes', subject: woken.memberId })
    return { kind, id }
  }),
}
