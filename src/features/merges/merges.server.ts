import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { type Merge, mergesContract, type SideOfMerge } from './merges.contract.ts'

const api = implement(mergesContract).$context<Context>()

const side = (id: string) =>
  sqlFor
    .selectFrom('patients as p')
    .select(['p.id', 'p.name', 'p.givenName', 'p.familyName', 'p.preferredName', 'p.pronouns', 'p.birthDate'])
    .select(['p.caseNumber', 'p.interpreterLanguage', 'p.email', 'p.phone', 'p.language', 'p.status'])
    .select('p.createdAt')
    .select([
      sql<boolean>`p.user_id is not null`.as('hasAccount'),
      sql<SideOfMerge['team']>`array(select distinct s.name from care_team t
        join staff s on s.organization_id = t.organization_id and s.id = t.member_id
        where t.organization_id = p.organization_id and t.patient_id = p.id and t.ended_at is null
          and t.starts_at <= now() and t.ends_at > now() order by s.name)`.as('team'),
    ])
    .where('p.id', '=', id)

interface Counted {
  name: string
  rule: 'moves' | 'folds' | 'ends'
  moving: number
  twins: number
}

const mergesOf = (id: string) => sqlFor.selectFrom(sql<Merge>`app.merges_of(${id})`.as('m')).selectAll()

/** A column's name as SQL has it. */
const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

export const mergesProcedures = {
  preview: api.preview.handler(async ({ context: { session }, input: { id, otherId } }) => {
    const [[staying], [going], tables] = await session.batch(
      side(id),
      side(otherId),
      sqlFor.selectFrom(sql<Counted>`app.merge_preview(${id}, ${otherId})`.as('t')).selectAll(),
    )
    return { staying: found(staying), going: found(going), tables }
  }),

  merge: api.merge.handler(async ({ context: { session }, input: { id, mergeId, goingId, taken } }) => {
    const merged = await session.one(
      sqlFor.selectNoFrom(
        sql<boolean>`app.merge_patients(${mergeId}, ${id}, ${goingId}, ${taken.map(snake)}::text[])`.as(
          'isMerged',
        ),
      ),
    )
    session.notify({ topic: 'patients', patient: id }, { topic: 'patients', patient: goingId })
    return found(merged)
  }),

  ofPatient: api.ofPatient.handler(({ context: { session }, input: { id } }) => session.all(mergesOf(id))),

  since: api.since.handler(async ({ context: { session }, input: { id } }) => {
    const rows = await session.all(
      sqlFor
        .selectFrom(sql<{ name: string; count: number; isLeft: boolean }>`app.since_merge(${id})`.as('s'))
        .selectAll(),
    )
    const counted = (left: boolean) =>
      rows.flatMap(({ isLeft, ...table }) => (isLeft === left ? [table] : []))
    return { came: counted(false), changed: counted(true) }
  }),

  undo: api.undo.handler(async ({ context: { session }, input: { id } }) => {
    const [, undone] = await session.batch(
      sqlFor.selectNoFrom(sql`app.undo_merge(${id})`.as('undone')),
      sqlFor
        .selectFrom('patientMerges as m')
        .innerJoin('patients as g', join =>
          join.onRef('g.organizationId', '=', 'm.organizationId').onRef('g.id', '=', 'm.goneId'),
        )
        .select(['m.patientId', 'm.goneId'])
        .select(sql<string>`app.shown_name(g.name, g.preferred_name)`.as('goneName'))
        .where('m.id', '=', id),
    )
    const { patientId, goneId, goneName } = found(undone[0])
    session.notify({ topic: 'patients', patient: patientId }, { topic: 'patients', patient: goneId })
    session.notify({ topic: 'care-team', patient: goneId })
    return { patientId, goneId, goneName }
  }),

  refuse: api.refuse.handler(async ({ context: { session }, input: { id } }) => {
    await session.one(sqlFor.selectNoFrom(sql`app.refuse_merge(${id})`.as('refused')))
    session.notify({ topic: 'patients' })
    return { id }
  }),

  whither: api.whither.handler(async ({ context: { session }, input: { id } }) => {
    const went = await session.one(
      sqlFor
        .selectFrom(
          sql<{
            mergedAt: string
            intoId: string | null
            intoName: string | null
          }>`app.merged_record(${id})`.as('m'),
        )
        .selectAll(),
    )
    return went ?? { mergedAt: null, intoId: null, intoName: null }
  }),

  questions: api.questions.handler(({ context: { session } }) =>
    session.all(
      sqlFor
        .selectFrom(
          sql<{
            id: string
            question: 'same_person' | 'private_words'
            declinedAt: string | null
          }>`app.my_merge_questions()`.as('q'),
        )
        .selectAll(),
    ),
  ),

  answer: api.answer.handler(async ({ context: { session }, input: { id, said } }) => {
    await session.one(sqlFor.selectNoFrom(sql`app.answer_merge(${id}, ${said})`.as('answered')))
    session.notify({ topic: 'patients' })
    return { id }
  }),

  acceptPrivateWords: api.acceptPrivateWords.handler(async ({ context: { session }, input: { id } }) => {
    await session.one(sqlFor.selectNoFrom(sql`app.take_private_words(${id})`.as('taken')))
    return { id }
  }),

  declinePrivateWords: api.declinePrivateWords.handler(async ({ context: { session }, input: { id } }) => {
    await session.one(sqlFor.selectNoFrom(sql`app.decline_private_words(${id})`.as('declined')))
    return { id }
  }),
}
