/** What becomes of a draft later: a model puts its words in the place of the guide's, and after its days it is deleted. */
import { sql } from 'kysely'
import { z } from 'zod'
import { callName } from '#features/patients/patients.rules.ts'
import { type DatabaseSession, type Query, sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobTools } from '#platform/jobs/jobs.server.ts'
import { inTimeSlices } from '#platform/time-slices/time-slices.ts'
import type { DraftSource } from '../draft-sources/draft-sources.rules.ts'
import { frameLetter } from '../draft-writing/draft-writing.rules.ts'
import { speakOfDanger } from '../leaving/leaving.rules.ts'
import { beginModelCall, completeModelCall } from '../model-calls/model-calls.server.ts'
import { recordRun } from '../runs/runs.server.ts'
import { askForDraft, readDraftAnswer } from './drafts.prompt.ts'

const ids = z.object({ draftId: z.uuid() })

/** The draft with everything that decides whether a model is asked at this very moment. */
const readWaiting = (draftId: string) =>
  sqlFor
    .selectFrom('aiDrafts as d')
    .innerJoin('patients as p', join =>
      join.onRef('p.organizationId', '=', 'd.organizationId').onRef('p.id', '=', 'd.patientId'),
    )
    .leftJoin('caseManagers as c', join =>
      join.onRef('c.organizationId', '=', 'p.organizationId').onRef('c.id', '=', 'p.caseManagerId'),
    )
    .leftJoin('specialists as s', join =>
      join.onRef('s.organizationId', '=', 'p.organizationId').onRef('s.id', '=', 'p.specialistId'),
    )
    .select(['d.id', 'd.patientId', 'd.kind', 'd.sources'])
    .select(
      sql<boolean>`app.engines_for(d.asked_as) = 'models'
        and (d.kind <> 'letter' or app.may_hand_on_model_text(d.requested_by))`.as('areModelsOn'),
    )
    .select(['p.modelChoice', 'p.name', 'p.preferredName', 'p.language'])
    .select(['c.name as caseManagerName', 's.name as specialistName'])
    .select(sql<string | null>`app.staff_name(d.requested_by)`.as('writer'))
    .where('d.id', '=', draftId)
    .where('d.isBeingWritten', '=', true)
    .where('d.status', '=', 'draft')

interface Outcome {
  text?: string
  lines?: string
  engine?: 'model'
  model?: string
  trouble?: 'busy' | 'unpaid' | 'failed' | 'withheld'
}

/** Ends the writing; a draft that was accepted or discarded meanwhile keeps its words. */
const finish = (draftId: string, outcome: Outcome) =>
  sqlFor
    .updateTable('aiDrafts')
    .set({ ...outcome, isBeingWritten: false })
    .where('id', '=', draftId)
    .where('isBeingWritten', '=', true)
    .where('status', '=', 'draft')

/**
 * `assistant.write-draft`: asks the model for a draft that the guide wrote already. Switches and the patient's choice are
 * read again now: a yes taken back stops the call. Where no answer comes, the guide's words stay and the draft says why.
 */
export async function writeWaitingDraft(job: Job, { session, services }: JobTools): Promise<void> {
  const { draftId } = ids.parse(job.payload)
  const draft = await session.one(readWaiting(draftId))
  if (!draft) return
  const { model } = services
  const leaveToGuide = (trouble: Outcome['trouble'], ...writes: Query<unknown>[]) =>
    end(session, draft.patientId, finish(draftId, { trouble }), ...writes)
  if (!model || !draft.areModelsOn || draft.modelChoice !== 'yes') return leaveToGuide('withheld')

  const sources = draft.sources as unknown as DraftSource[]
  const names = [draft.name, draft.preferredName, draft.caseManagerName, draft.specialistName, draft.writer]
  const question = askForDraft(draft.kind, sources, names, draft.language)
  // Heard again where the words would leave, whoever asked for the draft and by whatever release.
  if (!question || (await speakOfDanger(sources, inTimeSlices()))) return leaveToGuide('withheld')
  const callId = await beginModelCall(session, draftId, model.name, question)
  // The organization's month is used up.
  if (!callId) return leaveToGuide('unpaid')

  const began = performance.now()
  const asked = await model.ask(question)
  const durationMs = Math.round(performance.now() - began)
  const letterIn = draft.kind === 'letter' ? draft.language : undefined
  const read = asked.answer && readDraftAnswer(asked.answer, sources, question.standIns, letterIn)
  const run = {
    patientId: draft.patientId,
    purpose: draft.kind === 'suggestions' ? 'suggestions' : 'draft',
    engine: 'model',
    model: model.name,
    outcome: read ? 'answered' : 'fell_back',
    durationMs,
  } as const
  const kept = [recordRun(run), completeModelCall(callId, asked, durationMs)]
  if (!read) return leaveToGuide(asked.failure ?? 'failed', ...kept)
  const frame = {
    called: callName(draft) ?? draft.name,
    language: draft.language,
    writer: draft.writer ?? '',
  }
  const outcome = {
    text: draft.kind === 'letter' ? frameLetter(read.text, frame) : read.text,
    lines: JSON.stringify(read.lines),
    engine: 'model',
    model: model.name,
  } as const
  await end(session, draft.patientId, finish(draftId, outcome), ...kept)
}

/** Writes the end of a draft and lets its asker's screen look again. Notes are a topic that patients never hear. */
async function end(session: DatabaseSession, patient: string, ...writes: Query<unknown>[]): Promise<void> {
  await session.batch(...writes)
  session.notify({ topic: 'notes', patient })
}

/** `assistant.forget-draft`: deletes a draft whose days are over. What was accepted lives on in its case note. */
export async function forgetDraft(job: Job, { session }: JobTools): Promise<void> {
  const { draftId } = ids.parse(job.payload)
  await session.one(
    sqlFor.deleteFrom('aiDrafts').where('id', '=', draftId).where('expiresAt', '<=', sql<string>`now()`),
  )
}
