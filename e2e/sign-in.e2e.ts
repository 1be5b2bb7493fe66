/**
 * Signing up and in as a browser shows it: by the forms, in both languages, with words in any script. What the forms and the
 * server say, and where each leads to, stands in account-forms, account-answers and account-spanish, and auth.input.db.test.ts.
 */
import type { Page } from '@playwright/test'
import { expectToast, openForm, patient, send, whoIsHere } from './accounts.ts'
import { expect, test, watchForDefects } from './copy.ts'
import { nasty } from './inquiries.ts'
import { dropSession, newPassword, signIn } from './people.ts'

function neverADialog(page: Page): void {
  page.on('dialog', dialog => {
    void dialog.dismiss()
    throw new Error(`a script ran: ${dialog.message()}`)
  })
}

test('a name and a password in any script are kept as they are, shown as they are, and never run', async ({
  page,
  copy,
}) => {
  const defects = watchForDefects(page)
  neverADialog(page)
  const name = `مريم 😀🏳️‍🌈 <img src=x onerror=alert(1)> שלום O'Hara`
  const words = {
    ...patient('maryam@example.org'),
    fullName: name,
    phone: '٠١٢٣ ٤٥٦ ٧٨٩',
    password: nasty,
    confirmPassword: nasty,
  }
  await openForm(page, '/patient-signup')
  await send(page, words)
  await expectToast(page, 'Account created!', 'Welcome to Handrail. You can now access your patient portal.')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('مريم')
  await page.getByRole('link', { name: 'My Profile' }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  await expect(page.getByLabel('Phone Number')).toHaveValue(words.phone)
  await page.context().clearCookies()
  const again = await page.request.post('/api/sign-in', { data: { email: words.email, password: nasty } })
  expect(again.ok()).toBe(true)
  expect(await whoIsHere(page)).toBe(name)

  await dropSession(page)
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager/patients')
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  expect(defects).toEqual([])
})

test('in Spanish a patient signs up and in, and stays in the Spanish portal', async ({ page }) => {
  await openForm(page, '/es/patient-signup')
  await send(page, patient('eva.es@example.org'))
  await expectToast(
    page,
    '¡Cuenta creada!',
    'Le damos la bienvenida a Handrail. Ya puede entrar a su portal.',
  )
  await expect(page).toHaveURL(/\/es\/patient-portal/)
  // On another device the stored language comes by itself, until another is chosen there.
  await page.context().clearCookies()
  await openForm(page, '/patient-login?return=%2Fpatient-portal%2Fmessages')
  await send(page, { email: 'eva.es@example.org', password: newPassword })
  await expect(page).toHaveURL(/\/es\/patient-portal\/messages$/)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/patient-portal\/messages$/)
  await page.context().clearCookies({ name: /^(?!handrail_language)/ })
  await openForm(page, '/patient-login')
  await send(page, { email: 'eva.es@example.org', password: newPassword })
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/patient-portal/)
})

test('who signs in without a connection reads that it goes out later, and comes in once the line is back', async ({
  page,
  context,
}) => {
  await page.goto('/patient-login')
  await page.getByLabel('Email').fill('maria.santos@example.org')
  await page.getByLabel('Password', { exact: true }).fill('handrail-maria')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/patient-portal/)
})
