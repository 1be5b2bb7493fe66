import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import {
  type AlikePair,
  type FoundBy,
  type LikePatient,
  likenessContract,
  type OwnRequest,
} from './likeness.contract.ts'
import { type KnownFacts, likenessOf } from './likeness.rules.ts'

const api = implement(likenessContract).$context<Context>()

/** So many are shown: who is like more than these was typed too shortly. */
const MOST_SHOWN = 5

const facts = sqlFor
  .selectFrom('patients as p')
  .select(['p.id', 'p.name', 'p.preferredName', 'p.birthDate', 'p.email', 'p.phone', 'p.caseNumber'])

interface Candidate extends KnownFacts {
  id: string
  name: string
  preferredName: string | null
  birthDate: string | null
  caseNumber: string
}

/** Those of the candidates who are like what was typed, whoever has most in common first. */
const likeTyped = (typed: KnownFacts, candidates: readonly Candidate[]): LikePatient[] =>
  candidates
    .flatMap(({ email, phone, ...other }) => {
      const reasons = likenessOf(typed, { ...other, email, phone })
      return reasons.length > 0 ? [{ ...other, reasons }] : []
    })
    .toSorted((a, b) => b.reasons.length - a.reasons.length)
    .slice(0, MOST_SHOWN)

/** One of the two records of a pair, as JSON. */
const side = (table: 'p' | 'o') => sql<
  AlikePair['one']
>`json_build_object('id', ${sql.ref(`${table}.id`)}, 'name',
  app.shown_name(${sql.ref(`${table}.name`)}, ${sql.ref(`${table}.preferred_name`)}),
  'birthDate', ${sql.ref(`${table}.birth_date`)}, 'email', ${sql.ref(`${table}.email`)}, 'phone', ${sql.ref(`${table}.phone`)},
  'caseNumber', ${sql.ref(`${table}.case_number`)}, 'createdAt', ${sql.ref(`${table}.created_at`)}, 'caseManagerName',
  (select s.name from staff s where s.organization_id = ${sql.ref(`${table}.organization_id`)} and s.id = ${sql.ref(`${table}.case_manager_id`)}))`

/** Pairs that nobody has said anything about, the newest first, after those for whom a merge was asked. */
const listedPairs = (most: number) =>
  sqlFor
    .selectFrom(
      sql<{
        patientId: string
        otherId: string
        reasons: AlikePair['reasons']
        isAskedFor: boolean
        createdAt: string
      }>`(
        select m.organization_id, m.patient_id, m.gone_id as other_id, '{}'::text[] as reasons, true as is_asked_for, m.created_at
          from patient_merges m where m.state = 'waiting'
        union all
        (select l.organization_id, l.patient_id, l.other_id, l.reasons, false, l.created_at from likeness_pairs l
          where l.state = 'open' and not exists (select from patient_merges m where m.organization_id = l.organization_id
            and m.state = 'waiting' and m.patient_id in (l.patient_id, l.other_id) and m.gone_id in (l.patient_id, l.other_id))
          order by l.created_at desc, l.patient_id, l.other_id limit ${most}))`.as('l'),
    )
    .innerJoin('patients as p', 'p.id', 'l.patientId')
    .innerJoin('patients as o', 'o.id', 'l.otherId')
    .select([side('p').as('one'), side('o').as('other'), 'l.reasons', 'l.isAskedFor'])
    .orderBy('l.isAskedFor', 'desc')
    .orderBy('l.createdAt', 'desc')
    .orderBy('l.patientId')
    .limit(most)

/** Who waits for an answer, the longest wait first. */
const listedRequests = sqlFor
  .selectFrom('likenessChecks as c')
  .innerJoin('patients as p', join => join.on(sql<boolean>`p.id = app.record_of_request(c.patient_id)`))
  .leftJoin('staff as m', join =>
    join.onRef('m.organizationId', '=', 'p.organizationId').onRef('m.id', '=', 'p.caseManagerId'),
  )
  .leftJoin('staff as a', join =>
    join.onRef('a.organizationId', '=', 'c.organizationId').onRef('a.id', '=', 'c.memberId'),
  )
  .select([
    'c.id',
    'c.typedName',
    'c.words',
    sql<FoundBy>`c.found_by`.as('foundBy'),
    sql<string>`c.requested_at`.as('requestedAt'),
  ])
  .select([sql<string>`coalesce(a.name, '')`.as('askedByName'), 'p.id as patientId'])
  .select(sql<string>`app.shown_name(p.name, p.preferred_name)`.as('patientName'))
  .select(['p.birthDate as patientBirthDate', 'm.name as caseManagerName'])
  .where('c.requestedAt', 'is not', null)
  .where('c.decision', 'is', null)
  .orderBy('c.requestedAt')
  .limit(50)

export const likenessProcedures = {
  alike: api.alike.handler(async ({ context: { session }, input }) =>
    likeTyped(
      input,
      await session.all(
        facts.innerJoin('myCaseload as c', join =>
          join.onRef('c.organizationId', '=', 'p.organizationId').onRef('c.patientId', '=', 'p.id'),
        ),
      ),
    ),
  ),

  alikeInOrganization: api.alikeInOrganization.handler(async ({ context: { session }, input }) => {
    const { name, birthDate, email, phone } = input
    const candidates = sql<{ id: string }>`(select distinct m as id
      from app.might_be_alike(${name}, ${birthDate}::date, ${email}, ${phone}) m)`
    return likeTyped(input, await session.all(facts.innerJoin(candidates.as('m'), 'm.id', 'p.id')))
  }),

  ask: api.ask.handler(async ({ context: { session }, input: { id, name, birthDate, email, phone } }) => {
    const answers = await session.all(
      sqlFor
        .selectFrom(
          sql<{
            foundBy: FoundBy
          }>`app.ask_likeness(${id}, ${name}, ${birthDate}::date, ${email}, ${phone})`.as('a'),
        )
        .select('foundBy'),
    )
    return { foundBy: [...new Set(answers.map(({ foundBy }) => foundBy))] }
  }),

  request: api.request.handler(async ({ context: { session }, input: { id, words } }) => {
    await session.one(sqlFor.selectNoFrom(sql`app.request_addition(${id}, ${words})`.as('asked')))
    session.notify({ topic: 'likeness' })
    return { id }
  }),

  ownRequests: api.ownRequests.handler(({ context: { session } }) =>
    session.all(sqlFor.selectFrom(sql<OwnRequest>`app.own_additions()`.as('r')).selectAll()),
  ),

  putAway: api.putAway.handler(async ({ context: { session }, input: { id } }) => {
    await session.one(sqlFor.selectNoFrom(sql`app.put_addition_away(${id})`.as('put')))
    session.notify({ topic: 'likeness' })
    return { id }
  }),

  requests: api.requests.handler(({ context: { session } }) => session.all(listedRequests)),

  answer: api.answer.handler(
    async ({ context: { session }, input: { id, decision, words, membershipId } }) => {
      await session.one(
        sqlFor.selectNoFrom(
          sql`app.answer_addition(${id}, ${decision}, ${words}, ${membershipId})`.as('answered'),
        ),
      )
      session.notify({ topic: 'likeness' })
      return { id }
    },
  ),

  pairs: api.pairs.handler(async ({ context: { session }, input: { limit } }) => {
    const pairs = await session.all(listedPairs(limit + 1))
    return { pairs: pairs.slice(0, limit), hasMore: pairs.length > limit }
  }),

  dismiss: api.dismiss.handler(async ({ context: { session }, input: { patientId, otherId, words } }) => {
    const inOrder = [patientId, otherId].toSorted() as [string, string]
    const pair = (key: 'patientId' | 'otherId') => [key, '=', inOrder[key === 'patientId' ? 0 : 1]] as const
    const [, rows] = await session.batch(
      sqlFor
        .updateTable('likenessPairs')
        .set({
          state: 'apart',
          reason: words,
          decidedAt: new Date().toISOString(),
          decidedBy: sql<string>`app.user_id()`,
        })
        .where(...pair('patientId'))
        .where(...pair('otherId'))
        .where('state', '=', 'open'),
      sqlFor
        .selectFrom('likenessPairs')
        .select(['patientId', 'otherId'])
        .where(...pair('patientId'))
        .where(...pair('otherId')),
    )
    session.notify({ topic: 'likeness' })
    return found(rows[0])
  }),
}
