// What a row of a file says, and what is wrong with it, by the same bounds as the dialogs in which a person would type it. Whom
// a row names beside itself (a case manager, whoever a task is for) is looked up afterwards, among those who are there.

import { patientFacts } from '#features/patients/patient-facts/patient-facts.contract.ts'
import { staffDetails } from '#features/staff/staff.contract.ts'
import { newTask } from '#features/tasks/tasks.contract.ts'
import { cellValue } from '#lib/csv-reading.ts'
import { foldName } from '#lib/person-names.ts'
import { type DateOrder, type ImportFact, type ImportKind, readDay } from '../columns/columns.rules.ts'

/** How a file is read. */
export interface Reading {
  kind: ImportKind
  columns: readonly (ImportFact | '')[]
  dateOrder: DateOrder
}

export interface ReadRow {
  /** What is known of it; what is empty is left out. */
  facts: Record<string, string>
  /** `fact:problem`, both keys of words. */
  problems: string[]
}

const languages: Record<string, string> = {
  '': 'en',
  en: 'en',
  eng: 'en',
  english: 'en',
  ingles: 'en',
  es: 'es',
  spa: 'es',
  spanish: 'es',
  espanol: 'es',
}

const priorities: Record<string, string> = {
  '': 'medium',
  low: 'low',
  baja: 'low',
  medium: 'medium',
  normal: 'medium',
  media: 'medium',
  high: 'high',
  alta: 'high',
  urgent: 'urgent',
  urgente: 'urgent',
}

/** The words that a cell may say, folded, and what each of them means. */
export const wordsRead = { language: languages, priority: priorities } as const

const SOME_ID = '00000000-0000-4000-8000-000000000000'

type Cells = Partial<Record<ImportFact, string>>

interface Issue {
  path: PropertyKey[]
  message: string
}

/** Takes an answer of a contract apart; each fact has one problem at most. */
function problemsIn(answer: { success: boolean; error?: { issues: Issue[] } | undefined }): string[] {
  const issues = (answer.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const)
  return [...new Map(issues.toReversed())].map(([fact, message]) => `${fact}:${message}`)
}

/** The whole name; of two parts, both. */
const wholeName = ({ name, givenName = '', familyName = '' }: Cells) =>
  name || `${givenName} ${familyName}`.trim()

/** Reads one of several words; `undefined` where it is none of them. */
const oneOf = (words: Record<string, string>, typed: string | undefined) => words[foldName(typed ?? '')]

function readPatient(cells: Cells, dateOrder: DateOrder): ReadRow {
  const language = oneOf(languages, cells.language)
  const birthDate = readDay(cells.birthDate ?? '', dateOrder)
  const { givenName, familyName, preferredName, pronouns, interpreterLanguage, email, phone } = cells
  const answer = patientFacts.safeParse({
    name: wholeName(cells),
    givenName: givenName ?? '',
    familyName: familyName ?? '',
    preferredName: preferredName ?? '',
    pronouns: pronouns ?? '',
    interpreterLanguage: interpreterLanguage ?? '',
    email: email ?? '',
    phone: phone ?? '',
    birthDate: birthDate ?? 'unreadable',
    language: language ?? 'en',
  })
  const problems = problemsIn(answer)
  if (!language) problems.push('language:languageUnknown')
  const facts: Record<string, string> = answer.success ? { ...answer.data } : { name: wholeName(cells) }
  return { facts, problems }
}

function readCaseManager(cells: Cells): ReadRow {
  const answer = staffDetails.safeParse({ id: SOME_ID, name: wholeName(cells), email: cells.email ?? '' })
  if (!answer.success) return { facts: { name: wholeName(cells) }, problems: problemsIn(answer) }
  const { name, email } = answer.data
  return { facts: { name, email }, problems: [] }
}

function readTask(cells: Cells, dateOrder: DateOrder): ReadRow {
  const priority = oneOf(priorities, cells.priority)
  const dueOn = readDay(cells.dueOn ?? '', dateOrder)
  const answer = newTask.safeParse({
    id: SOME_ID,
    patientId: SOME_ID,
    title: cells.title ?? '',
    description: cells.description ?? '',
    priority: priority ?? 'medium',
    dueOn: dueOn === undefined ? 'unreadable' : dueOn || null,
  })
  const problems = problemsIn(answer)
  if (!priority) problems.push('priority:priorityUnknown')
  if (!answer.success) return { facts: { title: cells.title ?? '' }, problems }
  const { id: _, patientId: __, dueOn: day, ...facts } = answer.data
  return { facts: { ...facts, dueOn: day ?? '' }, problems }
}

/** Reads a row. A cell beyond the headings, with something in it, says that separators went astray. */
export function readRow({ kind, columns, dateOrder }: Reading, row: readonly string[]): ReadRow {
  const cells: Cells = {}
  columns.forEach((column, at) => {
    if (column) cells[column] = cellValue(row[at] ?? '')
  })
  const { facts, problems } =
    kind === 'patients'
      ? readPatient(cells, dateOrder)
      : kind === 'case_managers'
        ? readCaseManager(cells)
        : readTask(cells, dateOrder)
  if (row.slice(columns.length).some(cell => cell.trim() !== '')) problems.push('row:extraCells')
  const known = Object.entries({
    ...facts,
    caseManager: cells.caseManager ?? '',
    assignee: cells.assignee ?? '',
  })
  return { facts: Object.fromEntries(known.filter(([, value]) => value !== '')), problems }
}

/**
 * Finds what earlier rows of the same file said already.
 * @returns a function that takes a row, and answers with the earlier line and by which facts they are alike
 */
export function twinFinder(kind: ImportKind) {
  const lines = new Map<string, number>()
  return (line: number, { name = '', email = '', birthDate = '', phone = '' }: Record<string, string>) => {
    const who = foldName(name)
    const keys: [string, string[]][] =
      kind === 'tasks'
        ? []
        : [
            [`email ${email.toLowerCase()}`, email ? ['email'] : []],
            [`born ${who} ${birthDate}`, birthDate ? ['name', 'birthDate'] : []],
            [`phone ${who} ${phone.replace(/[^0-9]/g, '')}`, phone ? ['name', 'phone'] : []],
          ]
    let found: { line: number; reasons: string[] } | undefined
    for (const [key, reasons] of keys) {
      if (reasons.length === 0) continue
      const earlier = lines.get(key)
      if (earlier === undefined) lines.set(key, line)
      else found ??= { line: earlier, reasons }
    }
    return found
  }
}
