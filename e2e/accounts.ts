/** The forms of signing up and in, as a browser test fills them in and reads what they say. */
import type { Locator, Page } from '@playwright/test'
import type { Copy } from './copy.ts'
import { expect } from './copy.ts'

/** What is typed, by the names of the fields. */
export type Words = Record<string, string>

/** Long enough, and on no list of common ones. */
export const goodPassword = 'a quiet green door'

/** What patient sign-up takes, for one address. */
export const patient = (email: string) => ({
  fullName: 'Ada Brook',
  email,
  phone: '555 010 0199',
  password: goodPassword,
  confirmPassword: goodPassword,
})

/** What administrator sign-up takes. */
export function administrator(email: string) {
  const { phone: _, ...words } = patient(email)
  return words
}

export const field = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`)
export const submitButton = (page: Page): Locator => page.locator('form button[type="submit"]')

/** Opens the page of a form and waits until the form can be sent. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(submitButton(page)).toBeEnabled()
}

/** The second tab of the administrators' page. */
export async function openAdministratorSignUp(page: Page, address = '/auth', tab = 'Sign Up'): Promise<void> {
  await openForm(page, address)
  await page.getByRole('tab', { name: tab }).click()
  await expect(field(page, 'fullName')).toBeVisible()
}

export async function fillIn(page: Page, words: Words): Promise<void> {
  for (const [name, value] of Object.entries(words)) await field(page, name).fill(value)
}

export async function send(page: Page, words: Words): Promise<void> {
  await fillIn(page, words)
  await submitButton(page).click()
}

/** Nothing of what was typed is lost. */
export async function expectAutosaved(page: Page, words: Words): Promise<void> {
  for (const [name, value] of Object.entries(words)) await expect(field(page, name), name).toHaveValue(value)
}

/** A toast in exactly these words. */
export async function expectToast(page: Page, title: string, body: string): Promise<void> {
  const toast = page
    .locator('[data-sonner-toast]')
    .filter({ has: page.locator('[data-title]').getByText(title, { exact: true }) })
    .filter({ has: page.locator('[data-description]').getByText(body, { exact: true }) })
  await expect(toast.first(), `${title}: ${body}`).toBeVisible()
}

/** The message stands at the field, and belongs to it for a screen reader. */
export async function expectProblemAt(page: Page, name: string, message: string): Promise<void> {
  await expect(field(page, name), name).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, name), name).toHaveAccessibleDescription(new RegExp(`${escaped(message)}$`))
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Keeps back the next requests to an address of the API until the answer is called. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(`**/api${path}`, async route => {
    await gate.promise
    await route.continue()
  })
  return () => gate.resolve()
}

/** Requests to an address of the API fail: the line is cut, or something broke on our side. */
export async function breakDown(page: Page, path: string, how: 'line' | 'server'): Promise<void> {
  const problem = { type: '/api/docs#x', title: 'internals', status: 500, code: 'INTERNAL_SERVER_ERROR' }
  await page.unroute(`**/api${path}`)
  await page.route(`**/api${path}`, route =>
    how === 'line'
      ? route.abort('connectionfailed')
      : route.fulfill({
          status: 500,
          contentType: 'application/problem+json',
          body: JSON.stringify(problem),
        }),
  )
}

/** Every request that changes something, as it left the browser. */
export function watchSent(page: Page): string[] {
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })
  return sent
}

/** Asks the API without a browser and its session. */
export async function ask(
  copy: Copy,
  path: string,
  body: unknown,
): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${copy.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, text: await answer.text() }
}

/** Whether there is an account with this address and password. */
export async function hasAccount(copy: Copy, email: string, password = goodPassword): Promise<boolean> {
  const { status, text } = await ask(copy, '/sign-in', { email, password })
  expect([200, 401], text).toContain(status)
  return status === 200
}

/** The name of the person of this page's browser, null where nobody is signed in. */
export async function whoIsHere(page: Page): Promise<{ name: string | null; hats: string[] }> {
  const { person, memberships } = (await (await page.request.get('/api/session')).json()) as {
    person: { name: string } | null
    memberships: { hat: string; name: string }[]
  }
  return { name: person?.name ?? null, hats: memberships.map(({ hat, name }) => `${hat} of ${name}`) }
}
