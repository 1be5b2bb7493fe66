import { sql } from 'kysely'
import type { z } from 'zod'
import { changesTo, found } from '#platform/api/api.server.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import type { newNextStep } from '../caseload.contract.ts'

type NextStep = z.output<typeof newNextStep>

const nextStepOf = (patientId: string) =>
  sqlFor.selectFrom('nextSteps').select(['patientId', 'step', 'dueOn']).where('patientId', '=', patientId)

/** Nobody else says this patient's next step until the end of the transaction: where none stands yet there is no row to hold. */
const holdNextStep = (patientId: string) =>
  sqlFor.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${`next-step:${patientId}`}, 0))`.as('held'))

/** Says what comes next, as long as what stands there is what was seen. */
export async function setNextStep(session: DatabaseSession, { patientId, seen, ...wanted }: NextStep) {
  const kept = await session.transaction(async step => {
    await step.one(holdNextStep(patientId))
    const current = await step.one(nextStepOf(patientId))
    const changes = changesTo(current ?? {}, seen, wanted)
    await step.one(
      sqlFor
        .insertInto('nextSteps')
        .values({ patientId, ...wanted })
        .onConflict(conflict =>
          conflict.columns(['organizationId', 'patientId']).doUpdateSet({
            ...changes,
            setBy: sql<string>`app.user_id()`,
            updatedAt: sql<string>`now()`,
          }),
        ),
    )
    return found(await step.one(nextStepOf(patientId)))
  })
  session.notify({ topic: 'patients', patient: patientId })
  return kept
}

/** Takes back what was said, unless somebody has said something else since. */
export async function removeNextStep(
  session: DatabaseSession,
  { patientId, step, dueOn }: Omit<NextStep, 'seen'>,
) {
  const [, rows] = await session.batch(
    sqlFor
      .deleteFrom('nextSteps')
      .where('patientId', '=', patientId)
      .where('step', '=', step)
      .where('dueOn', '=', dueOn),
    sqlFor.selectFrom('patients').select('id as patientId').where('id', '=', patientId),
  )
  const patient = found(rows[0])
  session.notify({ topic: 'patients', patient: patient.patientId })
  return patient
}
