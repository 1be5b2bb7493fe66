import { sql } from 'kysely'
import type { z } from 'zod'
import { recommendationByKey, recommendationKeyOf } from '#features/assistant/assistant.rules.ts'
import type { Language } from '#lib/language.ts'
import { changesTo, found } from '#platform/api/api.server.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import type { NextStepChange, newNextStep } from '../caseload.contract.ts'

type NextStep = Omit<z.output<typeof newNextStep>, 'isUndo'>

const nextStepOf = (patientId: string) =>
  sqlFor.selectFrom('nextSteps').select(['patientId', 'step', 'dueOn']).where('patientId', '=', patientId)

const patientOf = (id: string) => sqlFor.selectFrom('patients').select('id as patientId').where('id', '=', id)

/**
 * Writes what differs from what was seen, or nothing where somebody else changed the same: what stands there then tells. Words of the
 * library are kept with their key, also when they are said again by Undo.
 */
function write({ patientId, seen, ...wanted }: NextStep) {
  const before = { step: seen.step ?? '', dueOn: seen.dueOn ?? '' }
  const libraryKey = recommendationKeyOf(wanted.step)
  const isUnsaid = before.step === '' && before.dueOn === ''
  const isNew = { step: wanted.step !== before.step, dueOn: wanted.dueOn !== before.dueOn }
  return sqlFor
    .insertInto('nextSteps')
    .columns(['patientId', 'step', 'dueOn', 'libraryKey'])
    .expression(
      sqlFor
        .selectNoFrom([
          sql<string>`${patientId}::uuid`.as('patientId'),
          sql<string>`${wanted.step}`.as('step'),
          sql<string>`${wanted.dueOn}::date`.as('dueOn'),
          sql<string | null>`${libraryKey}::text`.as('libraryKey'),
        ])
        .where(
          sql<boolean>`(${isUnsaid} or exists (select from next_steps n where n.patient_id = ${patientId}))`,
        ),
    )
    .onConflict(conflict =>
      conflict
        .columns(['organizationId', 'patientId'])
        .doUpdateSet({
          ...(isNew.step && { step: wanted.step, libraryKey }),
          ...(isNew.dueOn && { dueOn: wanted.dueOn }),
          setBy: sql<string>`app.user_id()`,
          updatedAt: sql<string>`now()`,
        })
        .where(
          sql<boolean>`(${!isNew.step} or next_steps.step in (${before.step}, ${wanted.step}))
            and (${!isNew.dueOn} or next_steps.due_on::text in (${before.dueOn}, ${wanted.dueOn}))`,
        ),
    )
}

/** Says what comes next, as long as what stands there is what was seen. */
export async function setNextStep(session: DatabaseSession, input: NextStep) {
  const { patientId, seen, ...wanted } = input
  const [, rows, people] = await session.batch(write(input), nextStepOf(patientId), patientOf(patientId))
  found(people[0])
  changesTo(rows[0] ?? {}, seen, wanted)
  const kept = found(rows[0])
  session.notify({ topic: 'patients', patient: patientId })
  return kept
}

interface Said {
  patientId: string
  step: string
  dueOn: string
  libraryKey: string | null
  seenStep: string
  seenDueOn: string
}

/** What is said about many, as rows; each patient once. */
const said = (changes: readonly NextStepChange[]) => sql<Said>`(select distinct on (c.patient_id) c.*
  from json_to_recordset(${JSON.stringify(
    changes.map(({ patientId, seen, wanted }) => ({
      patient_id: patientId,
      step: wanted?.step,
      due_on: wanted?.dueOn,
      library_key: wanted && recommendationKeyOf(wanted.step),
      seen_step: seen?.step,
      seen_due_on: seen?.dueOn,
    })),
  )}::json) c (patient_id uuid, step text, due_on date, library_key text, seen_step text, seen_due_on date)
  order by c.patient_id, c.step, c.due_on)`

const isAsSeen = (changes: readonly NextStepChange[]) => sql<boolean>`exists (select from ${said(changes)} c
  where c.patient_id = next_steps.patient_id and c.seen_step = next_steps.step and c.seen_due_on = next_steps.due_on)`

/** Of those whose case is open: whoever closed one meanwhile took its next step away. */
const writeMany = (changes: readonly NextStepChange[]) =>
  sqlFor
    .insertInto('nextSteps')
    .columns(['patientId', 'step', 'dueOn', 'libraryKey'])
    .expression(
      sqlFor
        .selectFrom(said(changes).as('c'))
        .innerJoin('patients as p', 'p.id', 'c.patientId')
        .select(['c.patientId', 'c.step', 'c.dueOn', 'c.libraryKey'])
        .where('p.status', '=', 'active')
        .where('c.step', 'is not', null)
        .where(
          sql<boolean>`(c.seen_step is null or exists (select from next_steps n where n.patient_id = c.patient_id))`,
        ),
    )
    .onConflict(conflict =>
      conflict
        .columns(['organizationId', 'patientId'])
        .doUpdateSet(row => ({
          step: row.ref('excluded.step'),
          dueOn: row.ref('excluded.dueOn'),
          libraryKey: sql<string | null>`case when next_steps.step = excluded.step then next_steps.library_key
            else excluded.library_key end`,
          setBy: sql<string>`app.user_id()`,
          updatedAt: sql<string>`now()`,
        }))
        .where(isAsSeen(changes)),
    )

/** Says what comes next for many, each as long as what stands there is what was seen. What stands as wanted already is done. */
export async function setManyNextSteps(session: DatabaseSession, changes: readonly NextStepChange[]) {
  const taken = changes.filter(({ wanted }) => wanted === null)
  const [, , rows] = await session.batch(
    writeMany(changes),
    sqlFor.deleteFrom('nextSteps').where(isAsSeen(taken)),
    sqlFor
      .selectFrom(said(changes).as('c'))
      .innerJoin('patients as p', 'p.id', 'c.patientId')
      .leftJoin('nextSteps as n', 'n.patientId', 'c.patientId')
      .select('c.patientId')
      .where(sql<boolean>`(n.step, n.due_on) is not distinct from (c.step, c.due_on)`),
  )
  const changed = rows.map(({ patientId }) => patientId)
  for (const patient of changed) session.notify({ topic: 'patients', patient })
  const isChanged = new Set(changed)
  const asked = new Set(changes.map(({ patientId }) => patientId))
  return { changed, left: [...asked].filter(id => !isChanged.has(id)) }
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
    patientOf(patientId),
  )
  const patient = found(rows[0])
  session.notify({ topic: 'patients', patient: patient.patientId })
  return patient
}

/** What comes next for the patient who asks, in the language they read (decision 55). */
export async function readOwnNextStep(session: DatabaseSession, language: Language) {
  const row = await session.one(
    sqlFor
      .selectFrom('nextSteps')
      .select(['step', 'dueOn', 'libraryKey'])
      .where('patientId', '=', sql<string>`app.patient()`),
  )
  if (!row) return { nextStep: null }
  const fromLibrary = recommendationByKey(row.libraryKey, { title: row.step }, language)
  return { nextStep: { step: fromLibrary ?? row.step, dueOn: row.dueOn } }
}
