/** Signing in as the people of the sample organization, without the form: the form has a test of its own. */
import { type Browser, expect, type Page } from '@playwright/test'
import { namedPeople, type PersonKey } from '../sample/people.ts'
import type { Copy } from './copy.ts'

/** The password of everybody who signs up in a test: long enough, and on no list of common ones. */
export const newPassword = 'a quiet green door'

/** The public password of a sample person in an evaluation copy. */
export function passwordOf(person: PersonKey): string {
  return `handrail-${person}`
}

/** Gives the page's browser the session of a sample person. */
export async function signIn(page: Page, copy: Copy, person: PersonKey): Promise<void> {
  const data = { email: namedPeople[person].email, password: passwordOf(person) }
  const ask = () => page.context().request.post(`${copy.origin}/api/sign-in`, { data })
  let answer = await ask()
  // All tests of a copy sign in from one address: whoever comes too soon waits as long as they are told, once.
  if (answer.status() === 429) {
    await page.waitForTimeout(Number(answer.headers()['retry-after']) * 1_000)
    answer = await ask()
  }
  if (!answer.ok()) throw new Error(`${person} could not sign in: ${answer.status()} ${await answer.text()}`)
}

/** Leaves by the menu of the account, whichever frame the page stands in. */
export async function signOut(page: Page): Promise<void> {
  const menus = page.getByRole('banner').locator('summary, button[aria-haspopup="menu"]')
  const way = page
    .getByRole('banner')
    .getByRole('button', { name: 'Sign Out', exact: true })
    .or(page.getByRole('menuitem', { name: 'Sign Out' }))
    .filter({ visible: true })
  // A page that learns its clock a moment after it stands is drawn anew, its menu closed.
  await expect(async () => {
    if ((await way.count()) === 0) await menus.filter({ visible: true }).last().click()
    await way.click({ timeout: 2_000 })
  }).toPass()
  await expect(page).toHaveURL('/')
}

/** Gives the page's browser the session of a patient who has just signed up; resolves to their address. */
export async function signUp(page: Page, copy: Copy, fullName = 'Noor Haddad'): Promise<string> {
  const email = `new.${crypto.randomUUID().slice(0, 8)}@example.org`
  const made = await page.context().request.post(`${copy.origin}/api/sign-up/patient`, {
    data: { fullName, email, phone: '555 010 0199', password: newPassword, confirmPassword: newPassword },
  })
  expect(made.ok(), await made.text()).toBe(true)
  return email
}

/** A page in a browser of its own for each of so many people. */
export async function pagesOf(browser: Browser, count: number): Promise<Page[]> {
  const contexts = await Promise.all(Array.from({ length: count }, () => browser.newContext()))
  return Promise.all(contexts.map(context => context.newPage()))
}
