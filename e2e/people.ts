/** Signing in as the people of the sample organization, without the form: the form has a test of its own. */
import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { namedPeople, type PersonKey } from '../sample/people.ts'
import { PRESENCE_COOKIE } from '../src/features/auth/auth.rules.ts'
import { signSession } from '../test/sign-session.ts'
import type { Copy } from './copy.ts'
import { expect } from './expect.ts'
import { rowsOf } from './owner.ts'

/** The password of everybody who signs up in a test: long enough, and on no list of common ones. */
export const newPassword = 'a quiet green door'

/** The public password of a sample person in an evaluation copy. */
export function passwordOf(person: PersonKey): string {
  return `handrail-${person}`
}

/**
 * Gives the page's browser the session of a sample person, as signing in would (e2e/sign-in.e2e.ts does that). A password takes
 * a tenth of a second of the processor to compare, and the tests want hundreds of sessions, all from one address.
 */
export async function signIn(page: Page, copy: Copy, person: PersonKey): Promise<void> {
  const token = randomBytes(24).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  const userAgent = await page.evaluate(() => navigator.userAgent)
  const [begun] = await rowsOf(
    copy,
    `insert into auth.sessions (user_id, token_hash, expires_at, user_agent)
       select id, '\\x${hash}', now() + interval '7 days', '${userAgent}'
       from auth.users where email = '${namedPeople[person].email}' returning id`,
    'handrail_owner',
  )
  if (!begun) throw new Error(`${person} has no account`)
  const secret = await readFile(join(copy.dataFolder, 'secret'), 'utf8')
  const cookies = {
    'handrail.session_token': { value: signSession(token, secret), httpOnly: true },
    [PRESENCE_COOKIE]: { value: '1', httpOnly: false },
  }
  // Which organization somebody else chose in this browser is forgotten.
  await page.context().clearCookies({ name: 'handrail_organization' })
  await page.context().addCookies(
    Object.entries(cookies).map(([name, cookie]) => ({
      ...{ name, ...cookie, url: copy.origin },
      ...{ sameSite: 'Lax' as const, expires: Math.floor(Date.now() / 1_000) + 7 * 24 * 60 * 60 },
    })),
  )
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

/** Takes the session from the page's browser. The page goes first: it would lead to signing in by itself, under the next step. */
export async function dropSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
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
