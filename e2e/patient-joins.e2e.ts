/**
 * The first journey, with two people in two browsers: a patient signs up, is welcomed, gets a checklist and writes to the
 * case manager, who sees it arrive and answers. That strangers get nothing of it is asked of every procedure by
 * procedures.access.db.test.ts.
 */
import type { Page } from '@playwright/test'
import { expect, test, watchForDefects } from './copy.ts'
import { letGo } from './held.ts'
import { slownessAt } from './pace.ts'
import { signIn } from './people.ts'

/** How soon what one person sends is on the other's screen (issue of the first journey). */
const LIVE_WITHIN_MS = 1_000

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
    if (answered % 2 === 0) {
      await answer.fill(`Answer number ${answered}`)
      await page.getByRole('button', { name: 'Send', exact: true }).click()
    } else await page.getByRole('button', { name: 'Skip this question' }).click()
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
  await expect(patient.getByText('Check your email and dashboard for next steps.')).toBeVisible()
  await expect(patient).toHaveURL(/dashboard/)
  await expect(patient.getByRole('link', { name: 'Getting Started' })).toHaveCount(0)
  await expect(patient.getByText('Review Your Care Plan').first()).toBeVisible()
  await expect(patient.getByText('Your checklist').first()).toBeVisible()
}

test('a patient joins, is welcomed, and talks with the case manager', async ({ browser, copy }) => {
  test.setTimeout(180_000)
  const [patient, manager] = await Promise.all([browser.newPage(), browser.newPage()])
  const defects = [...watchForDefects(patient), ...watchForDefects(manager)]
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
  await manager
    .getByRole('link', { name: /^Messages/ })
    .filter({ visible: true })
    .first()
    .click()
  await manager.getByText('I found the courage to write').first().click()
  await expect(manager.getByLabel('Write a message')).toBeVisible()
  await seenAtOnce(patient, manager, 'Can you see this as I send it?')
  await seenAtOnce(manager, patient, 'I can. I am glad you wrote, Noor.', true)

  await manager.getByRole('link', { name: 'Activity' }).filter({ visible: true }).first().click()
  await expect(manager.getByText('Can you see this as I send it?').first()).toBeVisible()
  await patient.goto('/mailbox')
  await expect(patient.getByText('noor.haddad@example.org').first()).toBeVisible()
  await patient.goto('/patient-portal/getting-started')
  await expect(patient).toHaveURL(/dashboard/)
  expect(defects).toEqual([])
})
