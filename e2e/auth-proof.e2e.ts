/**
 * Proving an address in the browser: a forgotten password through the mailbox page of an evaluation copy, one's own address
 * confirmed from the mail, and signing up with a code on a copy whose mails leave through a real mail server.
 */
import type { Page } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { startMailServer } from '../test/fakes/mail-server.ts'
import { Copy, expect, test, watchForDefects } from './copy.ts'

const fresh = 'three quiet yellow boats'

/** Opens the newest mail of the mailbox page to somebody, and follows its link. */
async function openLinkOfMailTo(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto('/mailbox')
    await page.getByRole('link').filter({ hasText: address }).first().click({ timeout: 2_000 })
  }).toPass()
  const link = page.getByRole('main').getByRole('link', { name: /^http/ })
  await link.first().click()
}

test('a forgotten password is replaced through the mail, and the old one ends everywhere', async ({
  browser,
  page,
  copy,
}) => {
  const defects = watchForDefects(page)
  // A person of this test's own: the others go on signing in with the passwords that they have.
  const email = 'otto.braun@example.org'
  const former = 'an old brown suitcase'
  const elsewhere = await (await browser.newContext()).newPage()
  const signedUp = await elsewhere.request.post(`${copy.origin}/api/sign-up/patient`, {
    data: {
      fullName: 'Otto Braun',
      email,
      phone: '555 010 0177',
      password: former,
      confirmPassword: former,
    },
  })
  expect(signedUp.ok()).toBe(true)

  await page.goto('/patient-login?return=%2Fpatient-portal%2Fmessages')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // What was typed and where the person was on their way to come along.
  await expect(page).toHaveURL(/\/forgot-password\?return=%2Fpatient-portal%2Fmessages/)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('link', { name: 'Back to patient login' })).toHaveAttribute(
    'href',
    '/patient-login?return=%2Fpatient-portal%2Fmessages',
  )
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible()
  await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()

  await openLinkOfMailTo(page, email)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  const address = page.url()
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('football')
  await page.getByLabel('Confirm Password').fill('football')
  await page.getByRole('button', { name: 'Set my new password' }).click()
  await expect(password).toHaveAccessibleDescription(/Many people use this password/)
  await expect(password).toHaveValue('football')
  await password.fill(fresh)
  await page.getByLabel('Confirm Password').fill(fresh)
  await page.getByRole('button', { name: 'Set my new password' }).click()
  await expect(page.getByText('Your new password is set')).toBeVisible()
  await expect(page).toHaveURL(/\/patient-login/)

  await elsewhere.goto(`${copy.origin}/patient-portal/dashboard`)
  await expect(elsewhere).toHaveURL(/\/patient-login/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(former)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByText('The email or the password is not right')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(fresh)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page).toHaveURL(/\/patient-portal/)

  await page.goto(address)
  await expect(page.getByText('This link does not open')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send me a new link' })).toBeVisible()
  expect(defects).toEqual([])
})

test('an unknown address is answered in the same words, in Spanish too', async ({ page }) => {
  for (const [prefix, button, words] of [
    ['', 'Send me a link', 'has an account, a mail with a link is on its way'],
    ['/es', 'Enviarme un enlace', 'tiene una cuenta, ya va en camino un correo'],
  ] as const) {
    await page.goto(`${prefix}/forgot-password`)
    await page.getByRole('textbox').fill('nobody.here@example.org')
    await page.keyboard.press('Enter')
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('button', { name: button })).toHaveCount(0)
  }
})

test('who signed up confirms their address from the mail, and only they can', async ({ page, browser }) => {
  const email = 'lena.marsh@example.org'
  await page.goto('/patient-signup')
  await page.getByLabel('Full Name').fill('Lena Marsh')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone Number').fill('555 010 0188')
  await page.getByLabel('Password', { exact: true }).fill(fresh)
  await page.getByLabel('Confirm Password').fill(fresh)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page).toHaveURL(/\/patient-portal/)
  const sent = await page.request.post('/api/own-address/verification')
  expect(await sent.json()).toEqual({ isSent: true })
  await openLinkOfMailTo(page, email)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(page.url())
  await expect(stranger.getByText(`Please log in as ${email} first`)).toBeVisible()
  await page.getByRole('button', { name: 'Yes, confirm it' }).click()
  await expect(page.getByText('Your email is confirmed')).toBeVisible()
})

test('where mails leave, signing up asks for the code of the mail first', async ({ browser }) => {
  test.setTimeout(120_000)
  const post = await startMailServer()
  const copy = await Copy.make({ SMTP_URL: post.url })
  try {
    await copy.start()
    const page = await (await browser.newContext({ baseURL: copy.origin })).newPage()
    const defects = watchForDefects(page)
    const email = 'noor.haddad@example.org'
    const fill = async (address: string) => {
      await page.getByLabel('Full Name').fill('Noor Haddad')
      await page.getByLabel('Email').fill(address)
      await page.getByLabel('Phone Number').fill('555 010 0199')
      await page.getByLabel('Password', { exact: true }).fill(fresh)
      await page.getByLabel('Confirm Password').fill(fresh)
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    }
    await page.goto('/patient-signup')
    // A known address is answered like any other; its person is told by mail.
    await fill(namedPeople.jay.email)
    await expect(page.getByText(`We sent a mail to ${namedPeople.jay.email}`)).toBeVisible()
    await expect.poll(() => post.mails.at(-1)?.subject).toBe('You have an account already')

    await page.getByRole('button', { name: 'Change what I typed' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(fresh)
    await fill(email)
    await expect(page.getByText(`We sent a mail to ${email}`)).toBeVisible()
    const code = page.getByLabel('Code from the mail')
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await expect.poll(() => post.mails.at(-1)?.subject).toBe('Your code')
    const digits = /^\d{6}$/m.exec(post.mails.at(-1)?.text ?? '')?.[0] ?? ''
    await code.fill(digits === '123456' ? '654321' : '123456')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(/This is not the code/)
    expect((await page.request.get('/api/session').then(answer => answer.json())).person).toBeNull()
    await code.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Account created!')).toBeVisible()
    await expect(page).toHaveURL(/\/patient-portal/)
    expect(await page.request.get('/api/own-address').then(answer => answer.json())).toEqual({
      email,
      isVerified: true,
    })
    expect(defects).toEqual([])
  } finally {
    await copy.stop()
    await post.stop()
  }
})
