// Words that were too many to be taken are read for danger all the same (decision 58). What was heard in them, and whether
// somebody was told, comes along with the refusal.
import type { SafetyKind } from '../phrases/phrases.rules.ts'

/** What the server heard in words that it refused for being too many, and whether the case manager was told. */
export interface Heard {
  safety: SafetyKind[]
  isCaseManagerTold: boolean
}

/** What a refusal says that the server heard; undefined where it heard no danger. */
export function heardIn(error: unknown): Heard | undefined {
  const { safety = [], isCaseManagerTold = false } = ((error as { data?: Partial<Heard> } | null)?.data ??
    {}) as Partial<Heard>
  return safety.length > 0 ? { safety, isCaseManagerTold } : undefined
}
