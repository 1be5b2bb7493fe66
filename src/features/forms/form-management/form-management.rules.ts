// What makes a form whole: each question has a key of its own, a choice has something to choose from, and a question that depends
// on an answer stands after it. Spanish may be missing: whoever saves the form is told what Spanish readers would read in English.
import {
  type FormField,
  isQuestion,
  type QuestionType,
  type RecordFact,
  recordFacts,
} from '../questions/questions.rules.ts'

export const MOST_FIELDS = 200
export const MOST_OPTIONS = 50

export type FieldProblem =
  | 'fieldIncomplete'
  | 'nameTwice'
  | 'optionsMissing'
  | 'optionsUneven'
  | 'conditionGone'
  | 'factUnfit'
  | 'factTwice'

/** Whether it is answered by choosing. */
export const isChoice = ({ type }: Pick<FormField, 'type'>): boolean =>
  type === 'select' || type === 'choices'

/** What each fact of the record can be asked by. */
const typesOfFact: Record<RecordFact, readonly QuestionType[]> = {
  preferredName: ['text'],
  pronouns: ['text', 'select'],
  interpreterLanguage: ['text', 'select'],
  birthDate: ['date'],
  phone: ['text'],
  contact: ['text', 'textarea'],
}

/** The facts that a question of this type may be bound to. */
export const factsFor = (type: QuestionType): RecordFact[] =>
  recordFacts.filter(fact => typesOfFact[fact].includes(type))

/** A list as it is typed: entries between commas, without the blanks around them. */
export const readOptions = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map(entry => entry.trim())
      .filter(Boolean),
  ),
]

function problemOf(field: FormField, earlier: readonly FormField[]): FieldProblem | undefined {
  const { name, label, type, options = [], optionsEs = [], onlyWhen, fact } = field
  if (name.trim() === '' || label.trim() === '') return 'fieldIncomplete'
  if (earlier.some(each => each.name === name)) return 'nameTwice'
  if (isChoice(field) && options.length === 0) return 'optionsMissing'
  if (isChoice(field) && optionsEs.length > 0 && optionsEs.length !== options.length) return 'optionsUneven'
  const source = onlyWhen && earlier.find(each => each.name === onlyWhen.name)
  if (
    onlyWhen &&
    !(source && isChoice(source) && onlyWhen.is.every(value => source.options?.includes(value)))
  )
    return 'conditionGone'
  if (fact && !factsFor(type).includes(fact)) return 'factUnfit'
  if (fact && earlier.some(each => each.fact === fact)) return 'factTwice'
  return undefined
}

/** What is wrong in which place (0 is the first); nothing in a form that may be used. */
export function findFieldProblems(fields: readonly FormField[]): { place: number; problem: FieldProblem }[] {
  return fields.flatMap((field, place) => {
    const problem = problemOf(field, fields.slice(0, place))
    return problem ? [{ place, problem }] : []
  })
}

/** The same fields with one of them elsewhere; places beyond the ends change nothing. */
export function moveField(fields: readonly FormField[], from: number, to: number): FormField[] {
  const moved = [...fields]
  const [field] = to >= 0 && to < fields.length ? moved.splice(from, 1) : []
  if (field) moved.splice(to, 0, field)
  return moved
}

/** Whether Spanish readers read every word of a field in Spanish. */
const isFieldInSpanish = ({ labelEs, help, helpEs, options = [], optionsEs = [], ...field }: FormField) =>
  Boolean(labelEs) && (!help || Boolean(helpEs)) && (!isChoice(field) || options.length === optionsEs.length)

/** How much of a form is there in Spanish. `missing` are the numbers of questions (1 is the first) that are not. */
export function measureSpanish(form: {
  titleEs: string
  description: string
  descriptionEs: string
  fields: readonly FormField[]
}): {
  isWhole: boolean
  isTitleMissing: boolean
  missing: number[]
  questions: number
  areSectionsMissing: boolean
} {
  const questions = form.fields.filter(isQuestion)
  const missing = questions.flatMap((field, place) => (isFieldInSpanish(field) ? [] : [place + 1]))
  const areSectionsMissing = form.fields.some(field => !isQuestion(field) && !isFieldInSpanish(field))
  const isTitleMissing = form.titleEs === '' || (form.description !== '' && form.descriptionEs === '')
  return {
    isWhole: missing.length === 0 && !isTitleMissing && !areSectionsMissing,
    isTitleMissing,
    missing,
    questions: questions.length,
    areSectionsMissing,
  }
}
