import { type Query, sqlFor } from '#platform/database/database.server.ts'

/** One time that an engine was asked: what for and how it ended, never the words. */
interface EngineRun {
  patientId: string | null
  purpose: 'onboarding' | 'checklist' | 'affirmation' | 'support' | 'suggestions' | 'draft'
  engine: 'guide' | 'model'
  /** The model's name, when a model was asked. */
  model?: string
  outcome: 'answered' | 'failed' | 'fell_back' | 'withheld'
  durationMs: number
}

/** The write that records a run, to go into the transaction of the work it was for. */
export function recordRun(run: EngineRun): Query<unknown> {
  return sqlFor.insertInto('aiRuns').values(run)
}
