/**
 * The first journey, with two people in two browsers: a patient signs up, is welcomed, gets a checklist and writes to the
 * case manager, who sees it arrive and answers. Then strangers try ids of it (all of them in the long form; the short one
 * tries the record's and leaves the many to procedures.access.db.test.ts), and get nothing.
 */
import type { Page, Response } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { idsIn, tryEverything } from '../test/try-everything.ts'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { letGo } from './held.ts'
import { slownessAt } from './pace.ts'
import { passwordOf, signIn } from './people.ts'

/** How soon what one person sends is on the other's screen (issue of the first journey). */
const LIVE_WITHIN_MS = 1_000
const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'
const secretWords = 'I sleep in my car behind the old mill'

/** Collects every id that the person's own answers bring to light. */
function collectIds(page: Page): Set<string> {
  const ids = new Set<string>()
  page.on('response', async (response: Response) => {
    if (!response.url().includes('/api/')) return
    const body = await response.text().catch(() => '')
    for (const id of idsIn(`${response.url()} ${body}`)) ids.add(id)
  })
  return ids
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/patient-signup')
  await page.getByLabel('Full Name').fill('Noor Haddad')
  await page.getByLabel('Email').fill('noor.haddad@example.org')
  await page.getByLabel('Phone Number').fill('555 010 0199')
  await page.getByLabel('Password', { exact: true }).fill('a quiet green door')
  await page.getByLabel('Confirm Password', { exact: true }).fill('a quiet green door')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByText('Account created!')).toBeVisible()
  await expect(page).toHaveURL(/\/patient-portal/)
}

async function answerEverything(page: Page): Promise<number> {
  const chat = page.getByRole('region', { name: 'Conversation with the onboarding assistant' })
  const answer = page.getByLabel('Your answer')
  const percentage = page.getByText(/^\d+%$/).first()
  let answered = 0
  await expect(chat).toContainText('Noor')
  for (; answered < 20; answered++) {
    if (!(await answer.isVisible())) break
    const before = await percentage.textContent()
    if (before === '100%') break
    await answer.fill(answered === 0 ? secretWords : `Answer number ${answered}`)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(percentage).not.toHaveText(before ?? '')
  }
  return answered
}

async function write(page: Page, words: string): Promise<void> {
  const composer = page.getByLabel('Write a message')
  await composer.fill(words)
  await composer.press('Enter')
}

/**
 * Of three messages the quickest counts, and a busy machine has its time: without the stream all wait for the next time the
 * screen asks by itself.
 */
async function seenAtOnce(writer: Page, reader: Page, words: string, isHeld = false): Promise<void> {
  const took: number[] = []
  const limit = LIVE_WITHIN_MS * (await slownessAt(reader))
  for (const which of ['one', 'two', 'three']) {
    await write(writer, `${words} (${which})`)
    if (isHeld) await letGo(writer)
    const began = Date.now()
    await expect(reader.getByRole('log').getByText(`${words} (${which})`)).toBeVisible()
    took.push(Date.now() - began)
    if (Date.now() - began <= limit) return
  }
  expect(Math.min(...took), `${words}: milliseconds until it was seen`).toBeLessThanOrEqual(limit)
}

async function joinAndFinishOnboarding(patient: Page): Promise<void> {
  await signUp(patient)
  await expect(patient).toHaveURL(/getting-started/)
  const answered = await answerEverything(patient)
  expect(answered).toBeGreaterThanOrEqual(8)
  await expect(patient.getByText('Onboarding Complete! 🎉')).toBeVisible()
  await expect(patient).toHaveURL(/dashboard/)
  await expect(patient.getByRole('link', { name: 'Getting Started' })).toHaveCount(0)
  await expect(patient.getByText('Review Your Care Plan').first()).toBeVisible()
}

async function strangersGetNothing(copy: Copy, ids: string[]): Promise<void> {
  const strangers = [
    { person: 'jay', hats: ['patient', 'staff'] },
    { person: 'victor', hats: ['administrator', 'staff'] },
    { person: undefined, hats: ['visitor', 'patient'] },
  ] as const
  for (const { person, hats } of strangers) {
    const cookie = person && (await copy.cookieOf(namedPeople[person].email, passwordOf(person)))
    const ask = (path: string, init?: RequestInit) => fetch(`${copy.origin}${path}`, init)
    const attempts = await tryEverything(ask, cookie, ids, [...hats])
    expect(attempts.length).toBeGreaterThan(ids.length)
    // Looked at in one go: an expectation for each of thousands would hold this process up for half a minute.
    const wrong = attempts.filter(
      ({ status, body }) => status >= 500 || body.includes(secretWords) || body.includes('Noor'),
    )
    expect(wrong, person ?? 'nobody').toEqual([])
  }
}

test('a patient joins, is welcomed, and talks with the case manager; nobody else sees any of it', async ({
  browser,
  copy,
}) => {
  test.setTimeout(180_000)
  const [patient, manager] = await Promise.all([browser.newPage(), browser.newPage()])
  const defects = [...watchForDefects(patient), ...watchForDefects(manager)]
  const ids = collectIds(patient)
  await signIn(manager, copy, 'dana')
  await manager.goto('/case-manager/patients')
  await expect(manager.getByRole('link', { name: 'Maria Santos' }).first()).toBeVisible()

  await joinAndFinishOnboarding(patient)
  // The caseload fills by itself while the manager looks on.
  await expect(manager.getByText('Noor Haddad').first()).toBeVisible()

  await patient.getByRole('link', { name: 'Messages', exact: true }).click()
  await patient.getByRole('button', { name: 'New message' }).click()
  await patient.getByRole('menuitem', { name: 'Message your case manager' }).click()
  await write(patient, 'Hello, this is Noor. I found the courage to write.')
  // Whoever has just opened a screen hears nothing before its stream is open: what came earlier, the screen reads by itself.
  const isListening = manager.waitForResponse(response => new URL(response.url()).pathname === '/live')
  await manager.goto('/case-manager/messages')
  await manager.getByText('I found the courage to write').first().click()
  await expect(manager.getByLabel('Write a message')).toBeVisible()

  await isListening
  await seenAtOnce(patient, manager, 'Can you see this as I send it?')
  await seenAtOnce(manager, patient, 'I can. I am glad you wrote, Noor.', true)

  await manager.goto('/case-manager/activity')
  await expect(manager.getByText('Can you see this as I send it?').first()).toBeVisible()
  await patient.goto('/patient-portal/dashboard')
  await expect(patient.getByText('Your checklist').first()).toBeVisible()
  await patient.goto('/mailbox')
  await expect(patient.getByText('noor.haddad@example.org').first()).toBeVisible()

  const headers = { 'x-handrail-hat': 'patient' }
  const record = await (await patient.request.get('/api/portal/record', { headers })).json()
  const mine = new Set(idsIn(JSON.stringify([...ids])))
  expect(mine).toContain(record.id)
  await strangersGetNothing(copy, isLong ? [...mine].slice(0, 60) : [record.id])
  expect(defects).toEqual([])
})
