// What the demo and the contact form ask for, and how much fits into each field. The words beside each choice are in the
// text files; what stands here is what is kept, in every language the same.

export const sectors = ['healthcare', 'social', 'workforce', 'education', 'housing', 'corporate'] as const
export const teamSizes = ['1-10', '11-50', '51-200', '201+'] as const
export const programOptions = [
  'Client Intake',
  'Case Management',
  'Outcomes Tracking',
  'Grant Reporting',
  'Team Collaboration',
] as const

export type InquiryKind = 'demo' | 'contact'

/** The most letters that each field takes. */
export const mostLetters = {
  organizationName: 100,
  name: 100,
  email: 255,
  phone: 20,
  notes: 1000,
  message: 1000,
  program: 100,
} as const

/** The most programs that one request may name. */
export const MOST_PROGRAMS = 20

/**
 * A field that nobody sees and robots fill in. It is called like something that robots expect and that no browser fills
 * in by itself.
 */
export const TRAP = 'subject'

/** Which fields are sent, in the order in which they are asked. */
export const fieldsOf = {
  demo: ['organizationName', 'sector', 'teamSize', 'programs', 'name', 'email', 'phone', 'notes', TRAP],
  contact: ['name', 'email', 'message', TRAP],
} as const satisfies Record<InquiryKind, readonly string[]>

/**
 * What the person notes for themselves alone: of these fields nothing is ever sent. They have an id and no name in the
 * page, so that a browser without scripts sends nothing of them either.
 */
export const ownFields = ['own-country', 'own-website', 'own-preferred-time'] as const

/** Both forms before anybody types; each shows those that it asks for. */
export const emptyInquiry = {
  organizationName: '',
  sector: '',
  teamSize: '',
  programs: [] as string[],
  name: '',
  email: '',
  phone: '',
  notes: '',
  message: '',
  [TRAP]: '',
  'own-country': '',
  'own-website': '',
  'own-preferred-time': '',
}
export type InquiryValues = typeof emptyInquiry

/** The fields of each step of the demo form. The first has the organization, the second the programs, the third the person. */
const demoSteps: readonly (readonly string[])[] = [
  ['organizationName', 'sector', 'teamSize'],
  ['programs'],
  ['name', 'email', 'phone', 'notes', TRAP],
]

/** The first step (counted from 0) in which something is wrong; the last one where the problem is at no field of the form. */
export function firstStepToMend(problems: Readonly<Record<string, string>>): number {
  const step = demoSteps.findIndex(fields => fields.some(field => problems[field] !== undefined))
  return step === -1 ? demoSteps.length - 1 : step
}

/** One network address may send this many inquiries in `LIMIT_SECONDS`: an office behind one address gets through, a robot does not. */
export const INQUIRIES_PER_ADDRESS = 20
export const LIMIT_SECONDS = 60 * 60

/** How long a device keeps what was typed and not sent, in milliseconds: long enough for a closed tab, no longer than a day. */
export const DRAFT_KEPT_MS = 24 * 60 * 60 * 1000

const controlsButLineBreaks = /[^\P{Cc}\n\t]+/gu

/** Words for a field of several lines, whichever line breaks a browser sends. */
export function inLines(words: string): string {
  return words.replace(/\r\n?/g, '\n').replace(controlsButLineBreaks, ' ')
}
