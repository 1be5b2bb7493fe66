import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { hearDanger } from '#features/safety/detection/detection.rules.ts'
import { keepBoth } from '#lib/merge-words.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { inTimeSlices } from '#platform/time-slices/time-slices.ts'
import { type Remark, remarksContract } from './remarks.contract.ts'

const api = implement(remarksContract).$context<Context>()

/** More than all the subjects of a patient can hold in words of a usual length; the newest are there in any case. */
const MOST_SHOWN = 1000
const MOST_VERSIONS = 50

const whose = (patientId: string | undefined) => sql<string>`${patientId ?? sql`app.patient()`}::uuid`

const listOf = (patientId: string | undefined) =>
  sqlFor
    .selectFrom('remarks as r')
    .select(['r.id', 'r.checklistItemId', 'r.words', 'r.revision', 'r.writtenAt', 'r.changedAt'])
    .select([
      sql<Remark['authorHat']>`r.author_hat`.as('authorHat'),
      sql<boolean>`coalesce(r.author_id = app.user_id(), false)`.as('isMine'),
      sql<
        string | null
      >`case when r.author_hat = 'patient' then (select app.shown_name(p.name, p.preferred_name)
        from patients p where p.organization_id = r.organization_id and p.id = r.patient_id)
        else app.staff_name(r.author_id) end`.as('authorName'),
    ])
    .where('r.patientId', '=', whose(patientId))
    .where('r.words', '<>', '')
    .orderBy('r.writtenAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(MOST_SHOWN)

/** One's own remark, which nobody else changes until the end of the transaction. */
const holdRemark = (id: string) =>
  sqlFor
    .selectFrom('remarks')
    .select(['id', 'patientId', 'checklistItemId', 'words'])
    .where('id', '=', id)
    .where('authorId', '=', sql<string>`app.user_id()`)
    .forUpdate()

const hasCaseManager = (patientId: string) =>
  sqlFor
    .selectFrom('patients')
    .select('id')
    .where('id', '=', patientId)
    .where('caseManagerId', 'is not', null)

export const remarksProcedures = {
  list: api.list.handler(async ({ context: { session }, input }) =>
    (await session.all(listOf(input.patientId))).reverse(),
  ),

  write: api.write.handler(async ({ context: { session, hat }, input }) => {
    const { id, patientId, checklistItemId, words, known } = input
    const concerns = hat === 'patient' ? await hearDanger(words, inTimeSlices()) : []
    const safety = concerns.map(concern => concern.kind)
    const written = await session.transaction(async step => {
      await step.one(
        sqlFor
          .insertInto('remarks')
          .values({ id, patientId: whose(patientId), checklistItemId, words })
          .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing()),
      )
      const before = found(await step.one(holdRemark(id)))
      const after = keepBoth(before.words, words, known)
      if (after !== before.words)
        await step.one(sqlFor.updateTable('remarks').set({ words: after }).where('id', '=', id))
      const { revision } = found(
        await step.one(sqlFor.selectFrom('remarks').select('revision').where('id', '=', id)),
      )
      // Words of danger are heard wherever a patient writes (decision 29).
      const source = before.checklistItemId === null ? 'profile' : 'goal'
      if (safety.length > 0)
        await step.one(
          sqlFor.selectNoFrom(
            sql`app.raise_safety_alert(${id}, ${JSON.stringify(concerns)}::jsonb, ${source}, ${words})`.as(
              'isRaised',
            ),
          ),
        )
      const told = safety.length > 0 && (await step.all(hasCaseManager(before.patientId))).length > 0
      const met = after === words ? null : before.words
      return { patient: before.patientId, words: after, revision, met, isCaseManagerTold: told }
    })
    const { patient, ...answer } = written
    session.notify({ topic: 'remarks', patient })
    if (checklistItemId === null) session.notify({ topic: 'activities', patient })
    if (safety.length > 0) session.notify({ topic: 'safety', patient })
    return { id, ...answer, safety }
  }),

  history: api.history.handler(({ context: { session }, input }) =>
    session.all(
      sqlFor
        .selectFrom('remarkVersions')
        .select(['revision', 'words', 'writtenAt'])
        .where('remarkId', '=', input.id)
        .where('words', '<>', '')
        .orderBy('revision', 'desc')
        .limit(MOST_VERSIONS),
    ),
  ),
}
