/**
 * Whoever looks over a patient's shoulder learns nothing (decision 41): not from the titles of their pages, nor from a mail.
 * Read are the words themselves, so that a new page and a new mail are looked at as well.
 */
import { describe, expect, it } from 'vitest'

/** Words that tell what somebody is here for. */
const telling =
  /health|medic|clinic|therap|patient|case manager|case work|diagnos|treatment|counsel|addict|crisis|shelter|social service|care (plan|team)|salud|médic|clínic|terap|paciente|gestora? de casos|diagn|tratamiento|adicci|albergue|servicios sociales|(plan|equipo) de (atención|cuidado)/i

interface Descriptor {
  title?: string
}

const screens = import.meta.glob<{ meta?: (args: never) => Descriptor[] }>(
  [
    '../src/screens/patient-portal/*.tsx',
    '../src/screens/public/pages/patient-portal/*.tsx',
    '../src/screens/auth/{patient-*,verify-email,new-password,forgot-password,invitation}.tsx',
    '!**/*.test.tsx',
  ],
  { eager: true },
)
const spanishTitles = import.meta.glob<Record<string, unknown>>(
  [
    '../src/screens/patient-portal/*.text.es.ts',
    '../src/screens/public/pages/patient-portal/*.text.es.ts',
    '../src/screens/auth/auth-screens.text.es.ts',
  ],
  { eager: true },
)
/** Where the title of a page stands in its words. */
const titleKeys = /^\w+\.(title|pageTitle|(\w+\.)?meta)$/
const mails = import.meta.glob<Record<string, unknown>>('../src/features/**/*mail.text*.ts', {
  eager: true,
})

/** What nobody but staff is sent: mails without a Spanish version, and these parts of the others. */
const forStaff = new Set(['staff', 'roles', 'operator', 'caseManager', 'specialist'])
const paths = Object.keys(mails)
const patientMails = paths.filter(
  path => path.endsWith('.es.ts') || paths.includes(path.replace('.text.ts', '.text.es.ts')),
)

/** Every sentence in a text, whatever it is made of: names, codes and dates are put in as words that tell nothing. */
function sentencesOf(words: unknown, path: string[] = []): { path: string; words: string }[] {
  if (path.some(part => forStaff.has(part))) return []
  if (typeof words === 'string') return [{ path: path.join('.'), words }]
  if (typeof words === 'function') return sentencesOf(words('…', '…', '…', '…'), path)
  if (words === null || typeof words !== 'object') return []
  return Object.entries(words).flatMap(([key, value]) => sentencesOf(value, [...path, key]))
}

describe('the titles of pages for patients', () => {
  const titled = Object.entries(screens).filter(([, screen]) => screen.meta)

  it('are found', () => {
    expect(titled.length).toBeGreaterThanOrEqual(9)
    expect(titled.map(([path]) => path).join()).toContain('dashboard')
  })

  it.each(titled)('%s tells nothing', (_, screen) => {
    const titles = screen.meta?.({ params: {}, data: undefined } as never).flatMap(each => each.title ?? [])
    expect(titles).toHaveLength(1)
    expect(titles?.[0]).not.toMatch(telling)
  })

  it.each(Object.keys(spanishTitles))('%s tells nothing', path => {
    const titles = sentencesOf(spanishTitles[path]).filter(({ path: key }) => titleKeys.test(key))
    expect(titles.filter(({ words }) => telling.test(words))).toEqual([])
  })
})

describe('the mails that patients get', () => {
  it('are found, in both languages', () => {
    expect(patientMails.length).toBeGreaterThanOrEqual(6)
  })

  it.each(patientMails)('%s tells nothing', path => {
    const sentences = sentencesOf(mails[path])
    expect(sentences.length).toBeGreaterThan(0)
    expect(sentences.filter(({ words }) => telling.test(words))).toEqual([])
  })
})
