// A form asks one question at a time. A required question must be answered before the person goes on; every other may
// stay empty. What somebody has typed is never thrown away: an answer that another device of the same person wrote, and
// that is overwritten, is kept beside the question until they choose which one is right.
import { isKnown } from '#lib/fingerprint.ts'
import { chosenOf, type FormField, isDay, signatureOf } from './questions/questions.rules.ts'

/** The most letters of one answer. */
export const ANSWER_LENGTH = 5000

/** The most questions whose answers are sent at once. */
export const MOST_QUESTIONS = 200

/** How often answers are kept at the server while something changes, in milliseconds. */
export const KEEP_EVERY_MS = 10_000

export type Answers = Record<string, string>

/** A number as people write it: `3`, `-2`, `1.5` or `1,5`. */
const aNumber = /^-?\d+(?:[.,]\d+)?$/

type Asked = Pick<FormField, 'type' | 'required'> & { options: readonly string[] }

/** What is wrong with words of this type, as a key of `formsText.problems`. */
function problemOfType({ type, options }: Asked, words: string) {
  if (type === 'number' && !aNumber.test(words)) return 'numberUnreadable'
  if (type === 'date' && !isDay(words)) return 'dateUnreadable'
  if (type === 'select' && !options.includes(words)) return 'choiceUnknown'
  if (type === 'choices' && !chosenOf(words).every(choice => options.includes(choice))) return 'choiceUnknown'
  if (type !== 'signature') return undefined
  const { name, day } = signatureOf(words)
  return name.trim() === '' || !isDay(day) ? 'signatureIncomplete' : undefined
}

/** What is wrong with an answer, as a key of `formsText.problems`; undefined where nothing is. */
export function findProblem(question: Asked, answer: string | undefined) {
  const words = answer?.trim() ?? ''
  if (words === '') return question.required ? 'answerMissing' : undefined
  if (words.length > ANSWER_LENGTH) return 'answerLong'
  return problemOfType(question, words)
}

/** Where somebody goes on: at the question after the last one that they answered (0 is the first). */
export function whereToGoOn(questions: readonly { name: string }[], answers: Answers): number {
  const last = questions.findLastIndex(({ name }) => (answers[name] ?? '').trim() !== '')
  return Math.min(last + 1, Math.max(0, questions.length - 1))
}

/**
 * How far a patient is. Who was asked for a form (`requestedAt`) after they last completed it fills it in once more;
 * a form that was asked for and not begun is `pending`.
 */
export function statusOf(
  submission: { status: 'in_progress' | 'pending' | 'completed'; completedAt: string | null } | null,
  requestedAt: string | null,
): 'not_started' | 'in_progress' | 'pending' | 'completed' {
  if (submission && submission.status !== 'completed') return submission.status
  const isAskedAgain =
    requestedAt !== null && new Date(requestedAt) > new Date(submission?.completedAt ?? '1970-01-01')
  if (isAskedAgain) return 'pending'
  return submission ? 'completed' : 'not_started'
}

/** The form that "continue a form" opens: the one that was begun, else what is asked for, else the next required one. */
export function formToContinue<T extends { status: string; required: boolean; questionCount: number }>(
  forms: readonly T[],
): T | undefined {
  const open = forms.filter(form => form.status !== 'completed' && form.questionCount > 0)
  return (
    open.find(form => form.status === 'in_progress') ??
    open.find(form => form.status === 'pending') ??
    open.find(form => form.required) ??
    open[0]
  )
}

interface Change {
  value: string
  known: readonly string[]
}

/**
 * Merges the changed answers of one device into what is stored, question by question: the last write wins. An answer
 * that the device has never seen is kept in `replaced` (and joins what waits there); `settled` questions let go of it.
 */
export function mergeAnswers(
  stored: { answers: Answers; replaced: Answers },
  changes: { answers: Record<string, Change>; settled: readonly string[] },
  names: readonly string[],
): { answers: Answers; replaced: Answers; changed: string[] } {
  const answers = { ...stored.answers }
  const replaced = { ...stored.replaced }
  for (const name of changes.settled) delete replaced[name]
  const changed: string[] = []
  for (const name of names) {
    const change = changes.answers[name]
    const now = answers[name] ?? ''
    if (!change || change.value === now) continue
    if (!isKnown(now, change.known) && replaced[name] !== now)
      replaced[name] = replaced[name] ? `${replaced[name]}\n\n${now}` : now
    answers[name] = change.value
    changed.push(name)
  }
  return { answers, replaced, changed }
}
