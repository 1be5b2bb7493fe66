// What makes a form whole: each question has a key of its own, a choice has something to choose from, and a question that depends
// on an answer stands after it. Spanish may be missing: whoever saves the form is told what Spanish readers would read in English.
import {
  chosenOf,
  type FormField,
  isQuestion,
  joinChosen,
  type QuestionType,
  type RecordFact,
  recordFacts,
} from '../questions/questions.rules.ts'

/** Where the forms of the organization are listed, and where one of them is built; `new` is one that is not there yet. */
export const formListAddress = '/admin?tab=form-management'
export const formAddress = (id: string) => `/admin/forms/${id}`

/** A field as it stands before anybody types. */
export const emptyField: FormField = { name: '', label: '', type: 'text', required: false }

export const MOST_FIELDS = 200
export const MOST_OPTIONS = 50
export const LONGEST_FIELD_NAME = 60

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

/** The name of a copy: the first that no field has, and no longer than a name may be. */
function nameOfCopy(fields: readonly FormField[], name: string): string {
  const stem = name.replace(/_\d+$/, '')
  for (let number = 2; ; number++) {
    const copied = `${stem.slice(0, LONGEST_FIELD_NAME - 1 - `${number}`.length)}_${number}`
    if (fields.every(each => each.name !== copied)) return copied
  }
}

/**
 * The same fields with a copy of one right below it, under a name of its own; a form that is full stays as it is. What the record
 * has of an answer comes from one question: the copy's stays in the form.
 */
export function copyField(fields: readonly FormField[], place: number): FormField[] {
  const field = fields[place]
  if (!field || fields.length >= MOST_FIELDS) return [...fields]
  const { fact: _, ...copied } = field
  const copy = { ...copied, name: nameOfCopy(fields, field.name) }
  return fields.toSpliced(place + 1, 0, copy)
}

/** The number of the question (1 is the first) that stands in a place. */
export const numberAt = (fields: readonly FormField[], place: number): number =>
  fields.slice(0, place + 1).filter(isQuestion).length

/** What a field hangs on: the number of that question, and how many questions deep. Nothing where it is always asked. */
export function hangingOf(
  fields: readonly FormField[],
  place: number,
): { number: number; depth: number } | undefined {
  const source = fields[place]?.onlyWhen?.name
  const above = fields.slice(0, place).findIndex(({ name }) => name === source)
  if (source === undefined || above === -1) return undefined
  return { number: numberAt(fields, above), depth: (hangingOf(fields, above)?.depth ?? 0) + 1 }
}

/** These answers, and those that it takes beside them for a question to be asked. */
export function answersThatLeadTo(
  fields: readonly FormField[],
  place: number,
  answers: Readonly<Record<string, string>>,
): Record<string, string> {
  const onlyWhen = fields[place]?.onlyWhen
  const above = fields.slice(0, place).findIndex(({ name }) => name === onlyWhen?.name)
  const source = fields[above]
  if (!source || !onlyWhen) return { ...answers }
  const chosen = chosenOf(answers[source.name])
  const [needed = ''] = onlyWhen.is
  const isLeading = onlyWhen.is.some(value => chosen.includes(value))
  const kept = source.type === 'choices' ? chosen : []
  const leading = isLeading ? answers[source.name] : joinChosen([...kept, needed])
  return answersThatLeadTo(fields, above, { ...answers, [source.name]: leading ?? '' })
}

/** Whether Spanish readers read every word of a field in Spanish. */
export const isFieldInSpanish = ({
  labelEs,
  help,
  helpEs,
  options = [],
  optionsEs = [],
  ...field
}: FormField) =>
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
