// What a draft of the assistant may be drawn from: the records of one patient that the person who asks can open themselves,
// each with its date. The patient's own words come first. Nothing is guessed: what is in no record is in no draft, and
// whoever reads a draft sees the list of records it was drawn from. Case notes of staff are not among them.

export const draftKinds = ['suggestions', 'note', 'care_plan', 'letter'] as const
export type DraftKind = (typeof draftKinds)[number]

export const sourceKinds = [
  'record',
  'notes',
  'answer',
  'next_step',
  'goal',
  'task',
  'checklist',
  'appointment',
  'form',
] as const
export type SourceKind = (typeof sourceKinds)[number]

/** One record, as a draft quotes it. */
export interface DraftSource {
  /** F1, F2 … within one draft. */
  key: string
  what: SourceKind
  words: string
  /** The day it is from or for, YYYY-MM-DD. */
  on: string | null
}

/** A thing with a day: due, reached, met or handed in. */
interface Dated {
  title: string
  /** YYYY-MM-DD. */
  on: string | null
}

/** Everything about a patient that a draft may use, as the record holds it on the day `today`. */
export interface DraftFacts {
  today: string
  /** The name the patient goes by. */
  called: string
  language: 'en' | 'es'
  status: 'active' | 'inactive'
  /** Since when the record is there. */
  since: string
  /** The patient's own text (decision 14). */
  notes: string
  /** What the patient answered beside items of the checklist. */
  answers: (Dated & { words: string })[]
  nextStep: Dated | null
  goals: Dated[]
  tasks: Dated[]
  /** Titles of what nobody has looked after yet. */
  openItems: string[]
  items: { completed: number; total: number }
  /** Ahead, and agreed on. */
  appointments: { startsAt: string; title: string; on: string | null }[]
  /** The patient’s clock. */
  timeZone: string
  /** What happened in the last thirty days: tasks done, goals reached, appointments kept or missed, forms handed in. */
  happened: (Dated & { what: SourceKind })[]
}

/** How many days back "lately" reaches. */
export const LATELY_DAYS = 30
