// What a form may ask. A question may be shown only when an earlier answer says so: whoever is never asked it owes no answer,
// and what they had written there goes nowhere when the form is sent. A section is a heading between questions.

import { formatDay } from '#lib/dates.ts'

export const questionTypes = [
  'text',
  'textarea',
  'number',
  'select',
  'choices',
  'date',
  'signature',
  'section',
] as const
export type QuestionType = (typeof questionTypes)[number]

/** Facts of the record that an answer can become, once its person says so. */
export const recordFacts = [
  'preferredName',
  'pronouns',
  'interpreterLanguage',
  'birthDate',
  'phone',
  'contact',
] as const
export type RecordFact = (typeof recordFacts)[number]

/** One line of a form, as it is kept. */
export interface FormField {
  /** The key under which the answer is kept. */
  name: string
  label: string
  labelEs?: string | undefined
  type: QuestionType
  required: boolean
  help?: string | undefined
  helpEs?: string | undefined
  /** What can be chosen, in English, as it is kept; the Spanish words stand in the same order. */
  options?: readonly string[] | undefined
  optionsEs?: readonly string[] | undefined
  /** Asked only when the answer to an earlier question is, or holds, one of these. */
  onlyWhen?: { name: string; is: readonly string[] } | undefined
  fact?: RecordFact | undefined
}

type Asked = Pick<FormField, 'name' | 'type' | 'onlyWhen'>

/** A question as its reader finds it, in one language. */
export interface Question {
  name: string
  label: string
  type: Exclude<QuestionType, 'section'>
  required: boolean
  help: string
  /** The heading under which it stands; empty before the first. */
  section: string
  onlyWhen?: { name: string; is: string[] } | undefined
  fact?: RecordFact | undefined
  /** What can be chosen: what is kept, and its words in the language of the reader. */
  options: { value: string; label: string }[]
}

type Answers = Readonly<Record<string, string | undefined>>

/** Several choices are kept one below the other. */
export const chosenOf = (answer: string | undefined): string[] =>
  (answer ?? '').split('\n').filter(choice => choice !== '')

export const joinChosen = (chosen: readonly string[]): string => chosen.join('\n')

/** A signature is kept as the typed name and the day (YYYY-MM-DD) below it. */
export function signatureOf(answer: string | undefined): { name: string; day: string } {
  const lines = (answer ?? '').split('\n')
  return { name: lines[0] ?? '', day: lines[1] ?? '' }
}

/** Whether it is a day of the calendar, written YYYY-MM-DD. */
export function isDay(words: string): boolean {
  const moment = new Date(`${words}T00:00:00Z`)
  return words.length === 10 && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(words)
}

/** A line of a form that wants an answer. */
export const isQuestion = ({ type }: Pick<FormField, 'type'>): boolean => type !== 'section'

/** The questions that these answers lead to, in their order; headings are left out. */
export function askedQuestions<Field extends Asked>(fields: readonly Field[], answers: Answers): Field[] {
  const asked = new Map<string, Field>()
  for (const field of fields) {
    const { onlyWhen } = field
    const chosen = onlyWhen && asked.has(onlyWhen.name) ? chosenOf(answers[onlyWhen.name]) : []
    const isAsked = !onlyWhen || onlyWhen.is.some(value => chosen.includes(value))
    if (isQuestion(field) && isAsked) asked.set(field.name, field)
  }
  return [...asked.values()]
}

/** The heading under which each question stands, by its name; none before the first heading. */
export function sectionsOf<Field extends Pick<FormField, 'name' | 'type'>>(
  fields: readonly Field[],
): ReadonlyMap<string, Field> {
  const sections = new Map<string, Field>()
  let current: Field | undefined
  for (const field of fields) {
    if (!isQuestion(field)) current = field
    else if (current) sections.set(field.name, current)
  }
  return sections
}

/** The questions of a form in the language of the page, each with the heading under which it stands. */
export function toQuestions(fields: readonly FormField[], language: 'en' | 'es'): Question[] {
  const isSpanish = language === 'es'
  const labelOf = (field: FormField | undefined) => (isSpanish && field?.labelEs) || (field?.label ?? '')
  const sections = sectionsOf(fields)
  return fields.flatMap(field => {
    const { name, type, required, onlyWhen, fact } = field
    if (type === 'section') return []
    return {
      name,
      label: labelOf(field),
      type,
      required,
      help: (isSpanish && field.helpEs) || (field.help ?? ''),
      section: labelOf(sections.get(name)),
      onlyWhen: onlyWhen && { ...onlyWhen, is: [...onlyWhen.is] },
      fact,
      options: (field.options ?? []).map((value, place) => ({
        value,
        label: (isSpanish && field.optionsEs?.[place]) || value,
      })),
    }
  })
}

/** What stands under the same heading, together, in its order. */
export function groupBySection<Each extends { section: string }>(lines: readonly Each[]) {
  const groups: { section: string; lines: Each[] }[] = []
  for (const line of lines) {
    const current = groups.at(-1)
    if (current?.section === line.section) current.lines.push(line)
    else groups.push({ section: line.section, lines: [line] })
  }
  return groups
}

/** A day with its year, always: what is kept is read for longer than one. */
const sayDay = (day: string) => (isDay(day) ? formatDay(day, { now: new Date(0) }) : day)

/** An answer as people read it; `labelOf` is what they read for a choice. Several choices stand one below the other. */
export function sayAnswer(
  type: QuestionType,
  answer: string | undefined,
  labelOf: (choice: string) => string = choice => choice,
): string {
  const words = (answer ?? '').trim()
  if (type === 'select') return words && labelOf(words)
  if (type === 'choices') return chosenOf(words).map(labelOf).join('\n')
  if (type === 'date') return sayDay(words)
  if (type !== 'signature') return words
  const { name, day } = signatureOf(words)
  return day ? `${name}, ${sayDay(day)}` : name
}
