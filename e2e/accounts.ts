/** The forms of signing up and in, as a browser test fills them in and reads what they say. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './copy.ts'
import { newPassword } from './people.ts'

/** What is typed, by the names of the fields. */
type Words = Record<string, string>

/** What patient sign-up takes, for one address. */
export const patient = (email: string) => ({
  fullName: 'Ada Brook',
  email,
  phone: '555 010 0199',
  password: newPassword,
  confirmPassword: newPassword,
})

const submitButton = (page: Page): Locator => page.locator('form button[type="submit"]')

/** Opens the page of a form and waits until the form can be sent. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(submitButton(page)).toBeEnabled()
}

export async function send(page: Page, words: Words): Promise<void> {
  for (const [name, value] of Object.entries(words)) await page.locator(`form [name="${name}"]`).fill(value)
  await submitButton(page).click()
}

/** A toast in exactly these words. */
export async function expectToast(page: Page, title: string, body: string): Promise<void> {
  const toast = page
    .locator('[data-sonner-toast]')
    .filter({ has: page.locator('[data-title]').getByText(title, { exact: true }) })
    .filter({ has: page.locator('[data-description]').getByText(body, { exact: true }) })
  await expect(toast.first(), `${title}: ${body}`).toBeVisible()
}

/** The name of the person of this page's browser, null where nobody is signed in. */
export async function whoIsHere(page: Page): Promise<string | null> {
  const answer = await page.request.get('/api/session')
  return ((await answer.json()) as { person: { name: string } | null }).person?.name ?? null
}
