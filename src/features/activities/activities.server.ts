import { implement } from '@orpc/server'
import { type AliasedExpression, type InferResult, sql } from 'kysely'
import type { Context } from '#platform/api/api.server.ts'
import { jsonAnswer, jsonList } from '#platform/api/json-text.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { fixedQuery } from '#platform/database/fixed-query.server.ts'
import { asJson } from '#platform/database/json-rows.server.ts'
import { type Activity, activitiesContract } from './activities.contract.ts'

const api = implement(activitiesContract).$context<Context>()

interface Asked {
  patientId: string
  caseManagerId: string
  before: string
  limit: number
}

/** What the text of the query depends on: whose activities, and whether they are those before one that is known. */
interface Shape {
  whose: 'everybody' | 'caseload' | 'case manager' | 'patient'
  isContinued: boolean
}

const columns = [
  'a.organizationId',
  'a.id',
  'a.patientId',
  'a.activityType',
  'a.description',
  'a.metadata',
  'a.createdAt',
] as const

/**
 * The message of a patient that an activity tells of. Its id is read here, before it is joined: row security lets a bare
 * comparison of two uuids reach the index, and not one that reads json.
 */
const messageId = sql<string | null>`case when a.metadata ->> 'sender_type' = 'patient'
  then (a.metadata ->> 'message_id')::uuid end`

/** Those before one that is known. */
const isBefore = (before: string) =>
  sql<boolean>`(a.created_at, a.id) < (select b.created_at, b.id from activities b where b.id = ${before})`

/** The newest of those that the asking person may see. */
function selectNewest({ patientId, before, limit }: Asked, { whose, isContinued }: Shape) {
  return sqlFor
    .selectFrom('activities as a')
    .select(columns)
    .select(messageId.as('messageId'))
    .$if(whose === 'patient', query => query.where('a.patientId', '=', patientId))
    .$if(isContinued, query => query.where(isBefore(before)))
    .orderBy('a.createdAt', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
}

/** The same with the names of their patients. OFFSET 0 keeps the planner from reading all patients of the organization. */
const selectNewestNamed = (asked: Asked, shape: Shape) =>
  sqlFor
    .selectFrom(selectNewest(asked, shape).as('a'))
    .innerJoinLateral(
      sql<{ called: string }>`(select app.shown_name(p.name, p.preferred_name) as called from patients p
        where p.organization_id = a.organization_id and p.id = a.patient_id offset 0)`.as('p'),
      join => join.onTrue(),
    )
    .select([...columns, 'a.messageId', 'p.called as patientName'])

type Newest = InferResult<ReturnType<typeof selectNewestNamed>>[number]

/** The newest of a caseload, of a function: row security would ask about the patient of each that is looked at on the way. */
const selectNewestOfCaseload = ({ before, limit }: Asked, { isContinued }: Shape) =>
  sqlFor
    .selectFrom(
      sql<Newest>`app.newest_activities(${limit}, ${isContinued ? sql`${before}::uuid` : sql`null`})`.as('a'),
    )
    .select([...columns, 'a.patientName'])
    .select(messageId.as('messageId'))

/** The newest of one case manager's patients: of each the newest by the index, and of these the newest of all. */
function selectNewestOfCaseManager({ caseManagerId, before, limit }: Asked, { isContinued }: Shape) {
  return sqlFor
    .selectFrom('patients as p')
    .innerJoinLateral(
      query =>
        query
          .selectFrom('activities as a')
          .select(columns)
          .whereRef('a.organizationId', '=', 'p.organizationId')
          .whereRef('a.patientId', '=', 'p.id')
          .$if(isContinued, each => each.where(isBefore(before)))
          .orderBy('a.createdAt', 'desc')
          .orderBy('a.id', 'desc')
          .limit(limit)
          .as('a'),
      join => join.onTrue(),
    )
    .select(columns)
    .select([
      messageId.as('messageId'),
      sql<string>`app.shown_name(p.name, p.preferred_name)`.as('patientName'),
    ])
    .where('p.caseManagerId', '=', caseManagerId)
    .orderBy('a.createdAt', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
}

const selects = {
  everybody: selectNewestNamed,
  caseload: selectNewestOfCaseload,
  'case manager': selectNewestOfCaseManager,
  patient: selectNewestNamed,
}

/** The activities with the names of their patients, and a preview of a patient's message to those who may read it. */
const selectActivities = fixedQuery((asked: Asked, shape: Shape) => {
  const newest: AliasedExpression<Newest, 'x'> = selects[shape.whose](asked, shape).as('x')
  return asJson(
    sqlFor
      .selectFrom(newest)
      .select(['x.id', 'x.patientId', 'x.activityType', 'x.description', 'x.metadata', 'x.createdAt'])
      .select([
        'x.patientName',
        sql<string | null>`case when x.message_id is not null then (select left(m.content, 80) from messages m
          where m.organization_id = x.organization_id and m.id = x.message_id and m.sender_type = 'patient') end`.as(
          'messagePreview',
        ),
      ])
      .orderBy('x.createdAt', 'desc')
      .orderBy('x.id', 'desc'),
  )
})

/** Whose activities a question is about; without a name in it, those of the hat that asks. */
function whoseAre(hat: Context['hat'], question: { patientId?: string; caseManagerId?: string }) {
  if (question.patientId !== undefined) return 'patient'
  if (question.caseManagerId !== undefined) return 'case manager'
  return hat === 'staff' ? 'caseload' : 'everybody'
}

export const activitiesProcedures = {
  list: api.list.handler(async ({ context: { session, hat }, input }) => {
    const { patientId = '', caseManagerId = '', before = '', limit } = input
    const asked = { patientId, caseManagerId, before, limit }
    const shape: Shape = { whose: whoseAre(hat, input), isContinued: input.before !== undefined }
    return jsonAnswer<Activity[]>(jsonList(await session.all(selectActivities(asked, shape))))
  }),
}
