// Which column of a file is which fact, guessed from what stands above it, in English or Spanish. A person sees the guess before
// anything is read by it, and what they chose is remembered for files with the same headings.

import { foldName } from '#lib/person-names.ts'

export const importKinds = ['patients', 'case_managers', 'tasks'] as const
export type ImportKind = (typeof importKinds)[number]

/** How days are written: which of year, month and day comes first. */
export const dateOrders = ['mdy', 'dmy', 'ymd'] as const
export type DateOrder = (typeof dateOrders)[number]

/** Every fact that a column can be, with the headings that say so, folded and without signs. */
const headings = {
  name: 'name|full name|patient|patient name|client|client name|case manager name|nombre completo|nombre y apellido|nombre y apellidos|paciente|cliente|nombre',
  givenName: 'first name|given name|first|forename|primer nombre|nombres|nombre de pila',
  familyName: 'last name|family name|surname|last|apellido|apellidos',
  preferredName: 'preferred name|preferred|goes by|nickname|nombre preferido|prefiere|apodo',
  pronouns: 'pronouns|pronoun|pronombres|pronombre',
  email: 'email|e mail|email address|e mail address|mail|correo|correo electronico|direccion de correo',
  phone:
    'phone|phone number|telephone|tel|mobile|cell|cell phone|mobile phone|telefono|celular|movil|numero de telefono',
  birthDate: 'birth date|birthdate|date of birth|dob|birthday|born|fecha de nacimiento|nacimiento|nacido',
  language: 'language|preferred language|primary language|idioma|lengua|idioma preferido',
  interpreterLanguage: 'interpreter|interpreter language|interpreter needed|interprete|idioma de interprete',
  caseManager:
    'case manager|assigned to|manager|worker|case worker|caseworker|gestor|gestor de casos|gestora|asignado a|responsable',
  title: 'title|task|task title|subject|titulo|tarea|asunto',
  description: 'description|details|notes|descripcion|detalles|notas',
  priority: 'priority|prioridad|urgencia',
  dueOn: 'due date|due|due on|deadline|fecha limite|vence|vencimiento|fecha de vencimiento',
  assignee:
    'assignee|assigned to|assigned|owner|patient|client|case number|responsable|asignado a|paciente|cliente|numero de caso',
} as const satisfies Record<string, string>

export type ImportFact = keyof typeof headings
export const importFacts = Object.keys(headings) as [ImportFact, ...ImportFact[]]

/** What each kind of file can say, in the order in which a person is asked. */
export const factsOf = {
  patients: [
    'name',
    'givenName',
    'familyName',
    'preferredName',
    'pronouns',
    'birthDate',
    'email',
    'phone',
    'language',
    'interpreterLanguage',
    'caseManager',
  ],
  case_managers: ['name', 'givenName', 'familyName', 'email'],
  tasks: ['title', 'description', 'priority', 'dueOn', 'assignee'],
} as const satisfies Record<ImportKind, readonly ImportFact[]>

const isKnownAs = (fact: ImportFact, heading: string) => headings[fact].split('|').includes(heading)

const folded = (heading: string) =>
  foldName(heading)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * Which fact each column is; empty where none fits. Each fact is one column at most, the first that fits. A name beside a family
 * name is the given one.
 */
export function guessColumns(kind: ImportKind, header: readonly string[]): (ImportFact | '')[] {
  const taken = new Set<ImportFact>()
  const columns = header.map(heading => {
    const fact = factsOf[kind].find(each => !taken.has(each) && isKnownAs(each, folded(heading)))
    if (fact) taken.add(fact)
    return fact ?? ''
  })
  const isPart = taken.has('familyName') && !taken.has('givenName')
  return columns.map(column => (column === 'name' && isPart ? 'givenName' : column))
}

/** What must be chosen before a file of this kind can be checked; undefined where nothing is missing. */
export function missingColumn(
  kind: ImportKind,
  columns: readonly (ImportFact | '')[],
): 'name' | 'email' | 'title' | undefined {
  const has = (fact: ImportFact) => columns.includes(fact)
  if (kind === 'tasks') return has('title') ? undefined : 'title'
  if (!(has('name') || has('givenName') || has('familyName'))) return 'name'
  return kind === 'case_managers' && !has('email') ? 'email' : undefined
}

/** Which column holds what is said of a fact; of a name that stands in two parts, the given one. Undefined where none does. */
export function columnOf(fact: string, columns: readonly (ImportFact | '')[]): ImportFact | undefined {
  const named: string[] = fact === 'name' ? ['name', 'givenName', 'familyName'] : [fact]
  return named.flatMap(each => columns.find(column => column === each) || [])[0]
}

const digits = /^([0-9]{1,4})[-/. ]([0-9]{1,2})[-/. ]([0-9]{1,4})$/

/**
 * In which order the days of a column are written, as far as they say it themselves: a first number above twelve is no month.
 * @returns `mdy`, as most write them here, where both would do
 */
export function guessDateOrder(values: readonly string[]): DateOrder {
  const read = values.flatMap(value => {
    const found = digits.exec(value.trim())
    return found ? [found] : []
  })
  if (read.some(([, first = '']) => first.length > 2)) return 'ymd'
  return read.some(([, first]) => Number(first) > 12) ? 'dmy' : 'mdy'
}

/** A day as YYYY-MM-DD; empty where nothing is written, undefined where it is no day. */
export function readDay(value: string, order: DateOrder): string | undefined {
  if (value === '') return ''
  const iso = /^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:[T ].*)?$/.exec(value)
  const found = iso ?? digits.exec(value)
  if (!found) return undefined
  const [, a = '', b = '', c = ''] = found
  const isYearFirst = iso !== null || a.length === 4
  if (!isYearFirst && c.length !== 4) return undefined
  const [year, month, day] = isYearFirst ? [a, b, c] : order === 'dmy' ? [c, b, a] : [c, a, b]
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : undefined
}
