import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type PremiumFacts, premiumReason } from '#features/billing/billing.rules.ts'
import type { EngineRule } from '#features/organizations/organizations.contract.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { restOf, tooMany } from '#platform/api/budgets.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { inTimeSlices } from '#platform/time-slices/time-slices.ts'
import { factsOf, factsQueries } from '../draft-sources/draft-sources.server.ts'
import { dangerLines, writeDraft } from '../draft-writing/draft-writing.rules.ts'
import { speakOfDanger } from '../leaving/leaving.rules.ts'
import { recordRun } from '../runs/runs.server.ts'
import { type AssistantDraft, draftsContract } from './drafts.contract.ts'

const api = implement(draftsContract).$context<Context>()

const DRAFTS_PER_MINUTE = 10

const selectDrafts = () =>
  sqlFor
    .selectFrom('aiDrafts as d')
    .select(['d.id', 'd.patientId', 'd.kind', 'd.text', 'd.engine', 'd.model', 'd.trouble'])
    .select(['d.isBeingWritten', 'd.createdAt', 'd.expiresAt'])
    .select(sql<AssistantDraft['sources']>`d.sources`.as('sources'))
    .select(sql<AssistantDraft['lines']>`d.lines`.as('lines'))

const readSwitches = (patientId: string) =>
  sqlFor
    .selectFrom('patients as p')
    .select(['p.id', 'p.modelChoice', sql<EngineRule>`app.engines_for(app.hat())`.as('engines')])
    .select(sql<boolean>`app.may_hand_on_model_text(app.user_id())`.as('mayHandOn'))
    .where('p.id', '=', patientId)

const readGate = sqlFor.selectNoFrom([
  sql<PremiumFacts | null>`app.premium_facts()`.as('facts'),
  sql<boolean>`app.within_limit(concat('drafts:', app.user_id()), ${DRAFTS_PER_MINUTE}, 60)`.as('isWithin'),
])

export const draftsProcedures = {
  list: api.list.handler(async ({ context: { session }, input: { patientId } }) => {
    const [switches, drafts] = await session.batch(
      readSwitches(patientId),
      selectDrafts()
        .where('d.patientId', '=', patientId)
        .where('d.status', '=', 'draft')
        .where('d.expiresAt', '>', sql<string>`now()`)
        .orderBy('d.createdAt', 'desc')
        .orderBy('d.id', 'desc')
        .limit(20),
    )
    return { areEnginesOn: found(switches[0]).engines !== 'none', drafts }
  }),

  ask: api.ask.handler(async ({ context: { session, isBillingOff, hasModel }, input }) => {
    const { id, patientId, kind } = input
    const [switches, gate, ...rows] = await session.batch(
      readSwitches(patientId),
      readGate,
      ...factsQueries(patientId),
    )
    const { engines, modelChoice, mayHandOn } = found(switches[0])
    const facts = found(gate[0]?.facts ?? undefined)
    if (premiumReason(facts, { isBillingOff, now: new Date() }) === null)
      throw new ORPCError('PAYMENT_REQUIRED', {
        status: 402,
        message: 'Suggestions and drafts are part of Premium.',
      })
    if (!gate[0]?.isWithin) throw tooMany(restOf(60))
    if (engines === 'none')
      throw new ORPCError('CONFLICT', { message: 'The assistant is switched off here.' })

    const began = performance.now()
    const known = factsOf(rows)
    const dangers = await dangerLines(known.facts, inTimeSlices())
    const { text, sources, lines } = writeDraft(kind, known.facts, known.writer, dangers)
    // A letter is for the patient: who may not hand a model's words on gets the guide's (decision 31).
    const isModelOn =
      hasModel && engines === 'models' && sources.length > 0 && (kind !== 'letter' || mayHandOn)
    // Words of danger are for a person to read, not for a model (decision 29); a model reads only after the patient's yes.
    const isBeingWritten: boolean =
      isModelOn &&
      modelChoice === 'yes' &&
      dangers.length === 0 &&
      !(await speakOfDanger(sources, inTimeSlices()))
    const trouble = isModelOn && !isBeingWritten ? 'withheld' : null
    const [, , drafts] = await session.batch(
      sqlFor
        .insertInto('aiDrafts')
        .values({
          id,
          patientId,
          kind,
          text,
          sources: JSON.stringify(sources),
          lines: JSON.stringify(lines),
          isBeingWritten,
          trouble,
        })
        .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing()),
      recordRun({
        patientId,
        purpose: kind === 'suggestions' ? 'suggestions' : 'draft',
        engine: 'guide',
        outcome: 'answered',
        durationMs: Math.round(performance.now() - began),
      }),
      selectDrafts().where('d.id', '=', id).where('d.patientId', '=', patientId),
    )
    return found(drafts[0])
  }),

  discard: api.discard.handler(async ({ context: { session }, input: { id, isDiscarded } }) => {
    const [changed] = await session.batch(
      sqlFor
        .updateTable('aiDrafts')
        .set(
          isDiscarded
            ? { status: 'discarded', reviewedBy: sql<string>`app.user_id()`, reviewedAt: sql<string>`now()` }
            : { status: 'draft', reviewedBy: null, reviewedAt: null },
        )
        .where('id', '=', id)
        .where('status', '!=', 'accepted')
        .returning(['id', 'patientId']),
    )
    const draft = found(changed[0])
    // Another tab of the same person shows it too.
    session.notify({ topic: 'notes', patient: draft.patientId })
    return { id: draft.id }
  }),
}
