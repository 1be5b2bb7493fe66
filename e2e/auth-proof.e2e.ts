/**
 * Proving an address in the browser: a forgotten password through the mailbox page of an evaluation copy. What these pages say else,
 * that one's own address is confirmed from the mail, and the code that is mailed before signing up, stand in mailed-links and
 * account-kept, and verification.db.test.ts and verification.sign-up.db.test.ts.
 */
import type { Page } from '@playwright/test'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { follow } from './follow.ts'
import { mailedLink } from './mailed-links.ts'

const fresh = 'three quiet yellow boats'

/** Opens the mail that somebody was sent, in the mailbox page, and follows its link. */
async function openLinkOfMailTo(page: Page, copy: Copy, address: string): Promise<void> {
  await mailedLink(copy, 'new-password', address)
  await follow(page, '/mailbox')
  await page.getByRole('link').filter({ hasText: address }).first().click()
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
  const { request: elsewhere } = await browser.newContext({ baseURL: copy.origin })
  const signedUp = await elsewhere.post('/api/sign-up/patient', {
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
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible()

  await openLinkOfMailTo(page, copy, email)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
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

  expect((await elsewhere.get('/api/session').then(answer => answer.json())).person).toBeNull()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(former)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByText('The email or the password is not right')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(fresh)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page).toHaveURL(/\/patient-portal/)

  expect(defects).toEqual([])
})
