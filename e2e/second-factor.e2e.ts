/** The second step at sign-in, passkeys, and ending sessions, in a real browser against the real server. */
import type { Page } from '@playwright/test'
import { namedPeople, type PersonKey } from '../sample/people.ts'
import { totpOf } from '../test/totp.ts'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { asOwner } from './owner.ts'
import { dropSession, passwordOf, signIn } from './people.ts'

// Others sign in with a password alone, and try more of them.
test.afterAll(({ copy }) =>
  asOwner(
    copy,
    `update organizations set requires_second_factor = false;
     update auth.users set two_factor_enabled = false;
     delete from auth.two_factors;
     delete from auth.passkeys;
     delete from rate_limits`,
  ),
)

async function enterPassword(page: Page, person: PersonKey): Promise<void> {
  await page.getByLabel('Email').fill(namedPeople[person].email)
  await page.getByLabel('Password', { exact: true }).fill(passwordOf(person))
  await page.getByRole('button', { name: /^(Log In|Sign In)$/ }).click()
}

/** Sets the second step up on the account page that is open; answers with the key, its first code, and the recovery codes. */
async function setUp(
  page: Page,
  person: PersonKey,
): Promise<{ secret: string; first: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up the second step' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(passwordOf(person))
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await page.locator('code').textContent()) ?? ''
  const code = page.getByLabel('The 6-digit code that your app shows now')
  const first = totpOf(secret)
  await code.fill(first)
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  const codes = await page
    .getByRole('list', { name: 'Your recovery codes' })
    .getByRole('listitem')
    .allTextContents()
  expect(new Set(codes).size).toBe(10)
  return { secret, first, codes }
}

test('a patient adds a second step, signs in with it, and gets back in with a recovery code', async ({
  page,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'grace')
  await page.goto('/account')
  const { secret, first, codes } = await setUp(page, 'grace')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const kept = await (await file).createReadStream()
  const written = Buffer.concat(await kept.toArray()).toString()
  for (const code of codes) expect(written).toContain(code)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0)
  await dropSession(page)

  await page.goto('/patient-login?return=%2Fpatient-portal%2Fprofile')
  await enterPassword(page, 'grace')
  await expect(page.getByText('One more step')).toBeVisible()
  await expect(page.getByText('Welcome back!')).toHaveCount(0)
  await page.getByLabel('6-digit code').fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/This code is not right/)).toBeVisible()
  // The code that set it up opens nothing any more; the one after it does.
  await page.getByLabel('6-digit code').fill(first)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('This code was used already.')).toBeVisible()
  await page.getByLabel('6-digit code').fill(totpOf(secret, new Date(Date.now() + 30_000)))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page).toHaveURL(/\/patient-portal\/profile/)
  await dropSession(page)

  await page.goto('/patient-login?return=%2Faccount')
  await enterPassword(page, 'grace')
  await page.getByRole('button', { name: 'I do not have my phone' }).click()
  await page.getByLabel('Recovery code').fill('aaaa-bbbb-cccc')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('This recovery code is not right, or it was used already.')).toBeVisible()
  await page.getByLabel('Recovery code').fill((codes[0] ?? '').toUpperCase())
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('9 recovery codes left')).toBeVisible()
  await expect(page.getByText(codes[1] ?? '')).toHaveCount(0)
  expect(defects).toEqual([])
})

/** An authenticator in the browser that always says yes, as a phone does whose owner put their finger on it. */
async function giveAuthenticator(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a patient adds a passkey, signs in with it, and removes it', async ({ page, copy }) => {
  test.setTimeout(90_000)
  await giveAuthenticator(page)
  await signIn(page, copy, 'henry')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(passwordOf('henry'))
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Give it a name')).toBeVisible()
  await dialog.getByLabel('Name').fill('My phone')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('You can now sign in with "My phone".')).toBeVisible()
  await page.getByRole('button', { name: 'Rename My phone' }).click()
  await dialog.getByLabel('Name').fill('Blue phone')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Blue phone')
  await dropSession(page)

  await page.goto('/patient-login?return=%2Faccount')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page).toHaveURL(/\/account/)
  await page.getByRole('button', { name: 'Remove Blue phone' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible()
  await dropSession(page)

  await page.goto('/auth')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText('This passkey opens no account here.', { exact: false })).toBeVisible()
})

/** The name of whoever has this session; null where it opens nothing. */
async function whoHas(copy: Copy, cookie: string): Promise<string | null> {
  const answer = await fetch(`${copy.origin}/api/session`, { headers: { cookie } })
  return ((await answer.json()) as { person: { name: string } | null }).person?.name ?? null
}

test('whoever signs out everywhere else, or everywhere, is signed out there too', async ({ page, copy }) => {
  await signIn(page, copy, 'walter')
  const { name, email } = namedPeople.walter
  const elsewhere = () => copy.cookieOf(email, passwordOf('walter'))
  const library = await elsewhere()
  await page.goto('/account')
  const sessions = page.getByRole('list', { name: 'Where you are signed in' })
  await expect(sessions.getByRole('listitem').first()).toContainText('This device')
  await expect(sessions.getByRole('listitem').first()).toContainText('Chrome on Linux')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('You are signed in only here.')).toBeVisible()
  expect(await whoHas(copy, library)).toBeNull()

  const phone = await elsewhere()
  expect(await whoHas(copy, phone)).toBe(name)
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await whoHas(copy, phone)).toBeNull()
  await page.goto('/account')
  await expect(page.getByText('Sign in to see this page')).toBeVisible()
})

/** Gives whoever is signed in on the page a second step, without the form: the form has a test of its own. */
async function haveSecondFactor(page: Page, person: PersonKey): Promise<void> {
  const ask = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/account/second-factor/${path}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const { secret } = await ask('set-up', { password: passwordOf(person) })
  await ask('confirm', { code: totpOf(secret) })
}

test('staff are led to the second step once their organization asks for it, and back to their work', async ({
  page,
  copy,
}) => {
  await signIn(page, copy, 'ruth')
  // Whoever has none of their own is led to it first.
  await haveSecondFactor(page, 'ruth')
  // As the press of its button does: second-factor-rule.test.tsx.
  const asked = await page.request.put('/api/organization/second-factor', {
    headers: { 'x-handrail-hat': 'administrator' },
    data: { isRequired: true },
  })
  expect(asked.ok(), await asked.text()).toBe(true)
  await signIn(page, copy, 'priya')
  await page.goto('/case-manager/patients')
  await expect(page.getByText('Your organization asks staff for a second step')).toBeVisible()
  await expect(page).toHaveURL(/\/account\?setup=second-factor/)
  await expect(page.getByText('Access Denied')).toHaveCount(0)
  await setUp(page, 'priya')
  await page.getByRole('button', { name: 'I have saved them, take me back' }).click()
  await expect(page).toHaveURL(/\/case-manager\/patients/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
