// What a form was answered with, as staff read, print and download it. A question that needs an answer is marked with a star, as
// on paper. A question without an answer says so in words, so that nobody takes an empty line for a mistake of the printer; one
// that the patient was never asked, because of what they answered before, is left out.
import { formatDay } from '#lib/dates.ts'
import type { Answers } from '../forms.rules.ts'
import {
  askedQuestions,
  chosenOf,
  type FormField,
  isDay,
  sectionsOf,
  signatureOf,
} from '../questions/questions.rules.ts'

/** One question of a submission with what was answered; an empty answer is an empty text. */
export interface Answered {
  name: string
  label: string
  required: boolean
  answer: string
  /** The heading that begins with this question. */
  section: string | null
}

/** An answer as people read it. */
export function sayAnswer({ type }: Pick<FormField, 'type'>, answer: string | undefined): string {
  const words = (answer ?? '').trim()
  if (type === 'choices') return chosenOf(words).join('\n')
  if (type === 'date') return sayDay(words)
  if (type !== 'signature') return words
  const { name, day } = signatureOf(words)
  return day ? `${name}, ${sayDay(day)}` : name
}

/** A day with its year, always: what is on paper is kept for longer than one. */
const sayDay = (day: string) => (isDay(day) ? formatDay(day, { now: new Date(0) }) : day)

/** Puts each question that was asked, in its order, beside its answer. */
export function readAnswers(fields: readonly FormField[], answers: Answers): Answered[] {
  const sections = sectionsOf(fields)
  let current: FormField | undefined
  return askedQuestions(fields, answers).map(field => {
    const section = sections.get(field.name)
    const begins = section !== undefined && section !== current
    current = section
    return {
      name: field.name,
      label: field.label,
      required: field.required,
      answer: sayAnswer(field, answers[field.name]),
      section: begins ? section.label : null,
    }
  })
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

/** The answers under the headings of their form, in their order. */
export function groupBySection<Each extends Pick<Answered, 'section'>>(answers: readonly Each[]) {
  const groups: { heading: string | null; answers: Each[] }[] = []
  for (const answered of answers) {
    const current = groups.at(-1)
    if (current && answered.section === null) current.answers.push(answered)
    else groups.push({ heading: answered.section, answers: [answered] })
  }
  return groups
}
