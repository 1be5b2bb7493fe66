// What a form was answered with, as staff read and print it. A question that needs an answer is marked with a star, as on
// paper. A question without an answer says so in words, so that nobody takes an empty line for a mistake of the printer.
import type { Answers } from '../forms.rules.ts'

/** One question of a submission with what was answered; an empty answer is an empty text. */
export interface Answered {
  name: string
  label: string
  required: boolean
  answer: string
}

/** Puts each question, in the order in which it was asked, beside its answer. */
export function readAnswers(
  fields: readonly { name: string; label: string; required: boolean }[],
  answers: Answers,
): Answered[] {
  return fields.map(({ name, label, required }) => ({
    name,
    label,
    required,
    answer: (answers[name] ?? '').trim(),
  }))
}

/** A question as it stands on paper: with a star where it needs an answer. */
export function labelOnPaper({ label, required }: Pick<Answered, 'label' | 'required'>): string {
  return required ? `${label} *` : label
}
