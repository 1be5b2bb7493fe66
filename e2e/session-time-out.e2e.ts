/** A session in which nobody does anything: asked about a minute before, kept from any tab, ended with the way back. */
import type { Page } from '@playwright/test'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { asOwner, harborLight } from './owner.ts'
import { passwordOf, signIn } from './people.ts'

const question = (page: Page) => page.getByRole('dialog', { name: /Are you still there|Sigue ahí/ })

/** What the organization says; the clock of the database then stands so many seconds before the end of every session there. */
const endsIn = (copy: Copy, seconds: number) =>
  asOwner(
    copy,
    `update auth.sessions set idle_ends_at = now() + interval '${seconds} seconds' where idle_ends_at < 'infinity'`,
  )
const harborSays = (copy: Copy, minutes: number | null) =>
  asOwner(copy, `update organizations set idle_minutes = ${minutes} where ${harborLight}`)

test.afterAll(({ copy }) => harborSays(copy, null))

test('an administrator chooses the time, is asked, stays from another tab, and comes back to what was typed', async ({
  page,
  context,
  copy,
}) => {
  test.setTimeout(60_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'victor')
  await page.goto('/admin?tab=settings')
  await page.getByRole('combobox', { name: 'After how long without anything being done' }).click()
  await page.getByRole('option', { name: '15 minutes' }).click()
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Signing out by' }) })
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your settings are saved.')).toBeVisible()

  // Both tabs ask; one answer is enough.
  const other = await context.newPage()
  // What was done before is told within twenty seconds: nothing of it is under way any more.
  await page.goto('about:blank')
  await endsIn(copy, 62)
  await page.goto('/admin?tab=settings')
  await other.goto('/account')
  for (const tab of [page, other]) await expect(question(tab)).toBeVisible()
  await expect(question(page).getByRole('timer')).toHaveText(/\d+ seconds left/)
  await question(other).getByRole('button', { name: 'Stay signed in' }).press('Enter')
  for (const tab of [page, other]) await expect(question(tab)).toHaveCount(0)
  await other.close()

  // Typed, and left alone.
  await page.getByRole('textbox', { name: 'Organization name' }).fill('Harbor Light and Hope')
  await page.goto('about:blank')
  // Long enough for a busy machine to show the page before it ends.
  await endsIn(copy, 10)
  await page.goto('/admin?tab=settings')
  await expect(page).toHaveURL(/\/auth\?return=%2Fadmin%3Ftab%3Dsettings&ended=idle/)
  await expect(page.getByText('You were signed out because nothing was done for a while.')).toBeVisible()
  expect(
    (await page.request.get(`${copy.origin}/api/session`).then(answer => answer.json())).person,
  ).toBeNull()
  await page.getByLabel('Email').fill('victor.harlow@harborlight.example')
  await page.getByLabel('Password', { exact: true }).fill(passwordOf('victor'))
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/admin\?tab=settings$/)
  await expect(page.getByRole('textbox', { name: 'Organization name' })).toHaveValue('Harbor Light and Hope')
  expect(defects).toEqual([])
})

test('a patient is asked in their own language and goes to their own sign-in', async ({ page, copy }) => {
  await harborSays(copy, 15)
  await signIn(page, copy, 'iris')
  await endsIn(copy, 10)
  await page.goto('/es/patient-portal/messages')
  await expect(question(page)).toContainText('su sesión se cerrará en un minuto')
  await expect(page).toHaveURL(/\/es\/patient-login\?return=%2Fpatient-portal%2Fmessages&ended=idle/)
  await expect(page.getByText('Su sesión se cerró porque no pasó nada por un rato.')).toBeVisible()
})
