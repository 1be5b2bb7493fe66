import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { hearDanger } from '#features/safety/detection/detection.rules.ts'
import type { SafetyKind } from '#features/safety/safety.rules.ts'
import { keepBoth } from '#lib/merge-words.ts'
import { type Context, changesTo, found } from '#platform/api/api.server.ts'
import { spend } from '#platform/api/budgets.server.ts'
import { type DatabaseSession, type Query, sqlFor } from '#platform/database/database.server.ts'
import { inTimeSlices } from '#platform/time-slices/time-slices.ts'
import { goalsContract } from './goals.contract.ts'

const api = implement(goalsContract).$context<Context>()

const goalColumns = [
  'id',
  'patientId',
  'title',
  'description',
  'category',
  'targetOn',
  'isCompleted',
  'completedAt',
  'notes',
  'createdBy',
  'createdAt',
] as const

/** A person may add so many goals in a minute. */
const GOALS_A_MINUTE = 20

const countGoal = (id: string) =>
  spend('goals:', GOALS_A_MINUTE, 60, sql<boolean>`exists (select from goals where id = ${id})`)

const readGoal = (id: string) => sqlFor.selectFrom('goals').select(goalColumns).where('id', '=', id)

const hasCaseManager = sqlFor
  .selectFrom('patients')
  .select('id')
  .where('id', '=', sql<string>`app.patient()`)
  .where('caseManagerId', 'is not', null)

/** The words of danger in what a patient wrote (decision 29), and the query that raises the alert. */
async function listen(hat: Context['hat'], id: string, words: string) {
  const concerns = hat === 'patient' ? await hearDanger(words, inTimeSlices()) : []
  const safety = concerns.map(concern => concern.kind)
  const alerts: Query<unknown>[] =
    safety.length === 0
      ? []
      : [
          sqlFor.selectNoFrom(
            sql`app.raise_safety_alert(${id}, ${JSON.stringify(concerns)}::jsonb, 'goal', ${words})`.as(
              'isRaised',
            ),
          ),
        ]
  return { safety, alerts }
}

function notifyGoal(session: DatabaseSession, patient: string, safety: SafetyKind[] = []): void {
  session.notify({ topic: 'goals', patient }, { topic: 'activities', patient })
  if (safety.length > 0) session.notify({ topic: 'safety', patient })
}

export const goalsProcedures = {
  list: api.list.handler(({ context: { session }, input }) =>
    session.all(
      sqlFor
        .selectFrom('goals')
        .select(goalColumns)
        .where('patientId', '=', sql<string>`${input.patientId ?? sql`app.patient()`}::uuid`)
        .orderBy('isCompleted')
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(200),
    ),
  ),

  create: api.create.handler(async ({ context: { session, hat }, input }) => {
    const words = [input.title, input.description, input.category].join('\n')
    const { safety, alerts } = await listen(hat, input.id, words)
    const [, , rows, managers] = await session.batch(
      countGoal(input.id),
      sqlFor
        .insertInto('goals')
        .values({ ...input, createdBy: 'patient' })
        .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing()),
      readGoal(input.id),
      hasCaseManager,
      ...alerts,
    )
    const made = found(rows[0])
    notifyGoal(session, made.patientId, safety)
    return { ...made, safety, isCaseManagerTold: safety.length > 0 && managers.length > 0 }
  }),

  setForPatient: api.setForPatient.handler(async ({ context: { session }, input }) => {
    const [, , rows] = await session.batch(
      countGoal(input.id),
      sqlFor
        .insertInto('goals')
        .values({ ...input, createdBy: 'case_manager' })
        .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing()),
      readGoal(input.id),
    )
    const made = found(rows[0])
    notifyGoal(session, made.patientId)
    return made
  }),

  edit: api.edit.handler(async ({ context: { session }, input: { id, seen, ...words } }) => {
    const changed = await session.transaction(async step => {
      const before = found(await step.one(readGoal(id).forUpdate()))
      if (before.createdBy === 'patient')
        throw new ORPCError('FORBIDDEN', { message: 'A goal of the patient’s own keeps their words.' })
      const changes = changesTo(before, seen, words)
      if (Object.keys(changes).length > 0)
        await step.one(sqlFor.updateTable('goals').set(changes).where('id', '=', id))
      return { ...before, ...changes }
    })
    session.notify({ topic: 'goals', patient: changed.patientId })
    return changed
  }),

  complete: api.complete.handler(async ({ context: { session }, input }) => {
    // Completing what is complete already changes nothing, so that the first time stays on record.
    const [, rows] = await session.batch(
      sqlFor
        .updateTable('goals')
        .set({
          isCompleted: input.isCompleted,
          completedAt: input.isCompleted ? sql<string>`now()` : null,
        })
        .where('id', '=', input.id)
        .where('isCompleted', '<>', input.isCompleted),
      readGoal(input.id),
    )
    const goal = found(rows[0])
    notifyGoal(session, goal.patientId)
    return goal
  }),

  annotate: api.annotate.handler(async ({ context: { session, hat }, input }) => {
    const { safety, alerts } = await listen(hat, input.id, input.notes)
    const { goal, isManaged } = await session.transaction(async step => {
      const before = found(await step.one(readGoal(input.id).forUpdate()))
      const notes = keepBoth(before.notes, input.notes, input.known)
      await step.one(sqlFor.updateTable('goals').set({ notes }).where('id', '=', input.id))
      for (const alert of alerts) await step.one(alert)
      return { goal: { ...before, notes }, isManaged: (await step.all(hasCaseManager)).length > 0 }
    })
    session.notify({ topic: 'goals', patient: goal.patientId })
    if (safety.length > 0) session.notify({ topic: 'safety', patient: goal.patientId })
    return { ...goal, safety, isCaseManagerTold: safety.length > 0 && isManaged }
  }),

  remove: api.remove.handler(async ({ context: { session }, input }) => {
    const [, left, people] = await session.batch(
      sqlFor.deleteFrom('goals').where('id', '=', input.id),
      readGoal(input.id),
      sqlFor.selectNoFrom(sql<string>`app.patient()`.as('id')),
    )
    if (left.length > 0) throw new ORPCError('FORBIDDEN', { message: 'System goals cannot be deleted.' })
    session.notify({ topic: 'goals', patient: people[0]?.id })
    return { id: input.id }
  }),
}
