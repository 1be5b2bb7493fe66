// What a form was answered with, as staff read, print and download it. A question that needs an answer is marked with a star, as
// on paper. A question without an answer says so in words, so that nobody takes an empty line for a mistake of the printer; one
// that the patient was never asked, because of what they answered before, is left out.
import type { Answers } from '../forms.rules.ts'
import { askedQuestions, type FormField, sayAnswer, sectionsOf } from '../questions/questions.rules.ts'

/** One question of a submission with what was answered; an empty answer is an empty text. */
export interface Answered {
  name: string
  label: string
  required: boolean
  answer: string
  /** The heading under which it stands; empty before the first. */
  section: string
}

/** Puts each question that was asked, in its order, beside its answer. */
export function readAnswers(fields: readonly FormField[], answers: Answers): Answered[] {
  const sections = sectionsOf(fields)
  return askedQuestions(fields, answers).map(({ name, label, required, type }) => ({
    name,
    label,
    required,
    answer: sayAnswer(type, answers[name]),
    section: sections.get(name)?.label ?? '',
  }))
}

/** A question as it stands on paper: with a star where it needs an answer. */
export function labelOnPaper({ label, required }: Pick<Answered, 'label' | 'required'>): string {
  return required ? `${label} *` : label
}

/** The columns of a download: each question once, as the form asks it today; then those that it asked before. */
export function columnsOf(fields: readonly FormField[], former: readonly FormField[]): FormField[] {
  const all = [...fields, ...former].filter(({ type }) => type !== 'section')
  return [...new Map(all.toReversed().map(field => [field.name, field])).values()].toReversed()
}
