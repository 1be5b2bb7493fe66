/**
 * Whatever is typed into a form outlives its page and its session: it is held on the device of whoever typed it. Asked of the
 * sources, so that a new form is held or says why not.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Forms whose words are kept nowhere, and why. */
const unheld: Record<string, string> = {
  'features/auth/verification/parts/code-step.tsx': 'a code of a mail works once',
  'features/auth/second-factor/parts/second-step.tsx': 'a code works once',
  'features/auth/second-factor/parts/second-factor-setup.tsx': 'a code works once',
  'features/auth/passkeys/parts/passkeys-card.tsx': 'asks for the password',
  'features/auth/parts/password-card.tsx': 'a password',
  'features/auth/parts/password-dialog.tsx': 'a password',
  'features/offline/parts/own-device-card.tsx': 'a code that lies nowhere',
  'features/offline/parts/offline-gate.tsx': 'a code that lies nowhere',
  'features/care-team/history/parts/could-open-on.tsx': 'a day that is asked about',
  'features/merges/parts/merge-dialog.tsx': 'what is looked for',
  'features/files/parts/own-files.tsx': 'what is looked for',
  'features/reports/parts/report-desk.tsx': 'choices, which are made again in a moment',
}

const isForm = /\buseForm[(<]|<FormDialog\b/
const isField = /<Text(?:Field|Area)\b/
const isOfPage = /\buseState(?:<string>)?\(''\)/
const heldHere = /\bheld\b|\buse(?:Own)?Draft\(/

const sources = globSync('**/*.tsx', { cwd: 'src' }).filter(path => !path.includes('.test.'))
const unheldNow = sources.filter(path => {
  const source = readFileSync(`src/${path}`, 'utf8')
  const isTyped = isForm.test(source) || (isField.test(source) && isOfPage.test(source))
  return !path.startsWith('ui/') && isTyped && !heldHere.test(source)
})

it('every form holds what is typed on the device, or says why not', () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(unheldNow.sort()).toEqual(Object.keys(unheld).sort())
})
