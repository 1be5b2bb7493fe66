import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { callName } from '#features/patients/patients.rules.ts'
import { hearDanger } from '#features/safety/detection/detection.rules.ts'
import { today } from '#lib/dates.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { restOf, tooMany } from '#platform/api/budgets.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { inTimeSlices } from '#platform/time-slices/time-slices.ts'
import { assistantContract } from './assistant.contract.ts'
import { affirmationFor, supportResponse } from './assistant.rules.ts'
import { hearNeeds } from './needs-hearing/needs-hearing.rules.ts'
import { recordRun } from './runs/runs.server.ts'
import { stepsFor } from './situations/situations.rules.ts'

const api = implement(assistantContract).$context<Context>()

const NEEDS_PER_MINUTE = 10

const readPerson = sqlFor
  .selectFrom('patients as p')
  .select(['p.id', 'p.name', 'p.preferredName', 'p.timeZone', 'p.caseManagerId'])
  .select(sql<boolean>`app.engines_for('patient') <> 'none'`.as('areEnginesOn'))
  .where('p.id', '=', sql<string>`app.patient()`)

const countNeeds = sqlFor.selectNoFrom(
  sql<boolean>`app.within_limit(concat('needs:', app.patient()), ${NEEDS_PER_MINUTE}, 60)`.as('isWithin'),
)

export const assistantProcedures = {
  affirmation: api.affirmation.handler(async ({ context: { session }, input }) => {
    const person = found(await session.one(readPerson))
    if (!person.areEnginesOn) return { text: null }
    return { text: affirmationFor(today(person.timeZone), person.id, input.language) }
  }),

  needs: api.needs.handler(async ({ context: { session }, input }) => {
    const [limits, people] = await session.batch(countNeeds, readPerson)
    const person = found(people[0])
    if (!limits[0]?.isWithin) throw tooMany(restOf(60))
    const began = performance.now()
    // Safety is looked at before any engine is asked, and whatever the engine says.
    const concerns = await hearDanger(input.text, inTimeSlices())
    // Nothing that an engine says stands beneath the help card (decision 29).
    const response =
      person.areEnginesOn && concerns.length === 0
        ? supportResponse(
            stepsFor(await hearNeeds(input.text, input.language), input.text),
            callName(person),
            input.language,
            person.caseManagerId !== null,
          )
        : null
    const durationMs = Math.round(performance.now() - began)
    const run = {
      patientId: person.id,
      purpose: 'support',
      engine: 'guide',
      outcome: 'answered',
      durationMs,
    } as const
    const [saved] = await session.batch(
      sqlFor.selectNoFrom(sql<boolean>`app.append_to_my_notes(${input.id}, ${input.text})`.as('isSaved')),
      ...(response === null ? [] : [recordRun(run)]),
      ...(concerns.length === 0
        ? []
        : [
            sqlFor.selectNoFrom(
              sql`app.raise_safety_alert(${input.id}, ${JSON.stringify(concerns)}::jsonb, 'needs')`.as(
                'raised',
              ),
            ),
          ]),
    )
    session.notify({ topic: 'remarks', patient: person.id }, { topic: 'activities', patient: person.id })
    if (concerns.length > 0) session.notify({ topic: 'safety', patient: person.id })
    const isSaved = saved[0]?.isSaved ?? false
    const [first, ...others] = concerns.map(({ kind }) => ({ kind }))
    return first
      ? { isSaved, concerns: [first, ...others], response: null }
      : { isSaved, concerns: [], response }
  }),
}
