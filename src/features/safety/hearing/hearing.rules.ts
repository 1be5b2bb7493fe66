// Where people write, and what is read there for danger (decisions 29, 53 and 58). Words that were too many to be taken are
// read all the same. What was heard, and whether somebody was told, comes along with the answer or with the refusal.
import type { SafetyKind } from '../phrases/phrases.rules.ts'

/** What the server heard in somebody's words, and whether the case manager was told. */
export interface Heard {
  safety: SafetyKind[]
  isCaseManagerTold: boolean
}

type Input = Record<string, unknown>

interface Place {
  /** As what an alert names it; null where no patient can be meant, and the card alone is shown. */
  source: string | null
  /** The procedure itself reads what it takes, and its screen shows the card: here only what was refused is read. */
  readsItself?: boolean
  /** A text that is changed while it is written: each of its wordings counts by itself (app.raise_safety_alert). */
  isRewritten?: boolean
  /** Private words tell nobody: the card alone is shown. */
  isPrivate?: (input: Input) => boolean
}

/** Where patients and visitors write, by procedure. What is not here takes no free text of theirs (test/heard.db.test.ts). */
export const places: Readonly<Record<string, Place>> = {
  'messaging.send': { source: 'message', readsItself: true },
  'assistant.needs': { source: 'needs', readsItself: true },
  'onboarding.reply': { source: 'onboarding', readsItself: true },
  'goals.create': { source: 'goal', readsItself: true, isRewritten: true },
  'goals.annotate': { source: 'goal', readsItself: true, isRewritten: true },
  'forms.keepAnswers': { source: 'form', readsItself: true, isRewritten: true },
  'forms.submitForm': { source: 'form', readsItself: true, isRewritten: true },
  'remarks.write': { source: 'profile', readsItself: true, isRewritten: true },
  'checkIns.checkIn': { source: 'check_in', readsItself: true, isPrivate: input => input.isShared !== true },
  'appointments.request': { source: 'appointment' },
  'appointments.answer': { source: 'appointment' },
  'appointments.move': { source: 'appointment' },
  'appointments.cancel': { source: 'appointment' },
  'preferences.changeContact': { source: 'contact', isRewritten: true },
  'patients.saveOwnRecord': { source: 'record', isRewritten: true },
  'inquiries.contact': { source: null },
  'inquiries.requestDemo': { source: null },
}

/** What a page sends beside anybody's words: ids, moments, keys such as `in_person`. Among words they would drown what those say. */
const notWords =
  /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?|[a-z]+(?:_[a-z]+)+)$/i

/**
 * Every text in what is sent, wherever it stands. What stands below `seen` and `known` was there before, and is nobody's new
 * word.
 */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return notWords.test(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'seen' || name === 'known' ? [] : wordsIn(inner),
  )
}

/** What a refusal says that the server heard; undefined where it heard no danger. */
export function heardIn(error: unknown): Heard | undefined {
  const { safety = [], isCaseManagerTold = false } = ((error as { data?: Partial<Heard> } | null)?.data ??
    {}) as Partial<Heard>
  return safety.length > 0 ? { safety, isCaseManagerTold } : undefined
}
