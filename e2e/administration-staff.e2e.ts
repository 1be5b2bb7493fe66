/** Case managers, specialists and the organization's name in administration: every dialog by keyboard, with what it says. */
import type { Page } from '@playwright/test'
import { namedPeople, organizations } from '../sample/people.ts'
import { expect, testAlone, watchForDefects } from './copy.ts'
import { choose, dialog } from './dialogs.ts'
import { fitsOn320 } from './look.ts'
import { asOwner } from './owner.ts'
import { signIn } from './people.ts'

const test = testAlone()
const { dana, marcus } = namedPeople
const said = (page: Page, words: string) =>
  expect(page.locator('[data-sonner-toast]').getByText(words, { exact: true }).first()).toBeVisible()

/** Fills in the open dialog for a person, and presses its main button. */
async function enter(page: Page, name: string, email: string, button: string): Promise<void> {
  await dialog(page).getByLabel('Name', { exact: true }).fill(name)
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByRole('button', { name: button, exact: true }).press('Enter')
}

test('an administrator adds, changes and assigns staff, chooses the default, and names the organization', async ({
  page,
  context,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'ruth')
  await page.goto('/admin?tab=specialists')
  for (const heading of ['Name', 'Email', 'Patients', 'Created'])
    await expect(page.getByRole('columnheader', { name: heading, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add Specialist' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await expect(dialog(page).getByText('Please provide both name and email').first()).toBeVisible()
  await enter(page, 'Sana Ito', 'sana.ito@example.org', 'Add')
  await said(page, 'Extended Support Specialist added successfully')
  await page.getByRole('button', { name: 'Edit Sana Ito' }).press('Enter')
  await expect(dialog(page)).toHaveAccessibleName('Edit Extended Support Specialist')
  await enter(page, 'Sana Ito-Reyes', 'sana.ito@example.org', 'Save Changes')
  await said(page, 'Extended Support Specialist updated successfully')
  await fitsOn320(page, 'the specialists')

  await page.goto('/admin?tab=case-managers')
  for (const heading of ['Name', 'Email', 'Patients', 'Specialist', 'Default', 'Created'])
    await expect(page.getByRole('columnheader', { name: heading, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Assign Specialist' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Assign', exact: true }).press('Enter')
  await expect(dialog(page).getByText('Please select both case manager and specialist')).toBeVisible()
  await choose(page, 'Case manager', marcus.name)
  await choose(page, 'Specialist', 'Sana Ito-Reyes')
  await dialog(page).getByRole('button', { name: 'Assign', exact: true }).press('Enter')
  await said(page, 'Specialist assigned')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row(marcus.name)).toContainText('Sana Ito-Reyes')

  await page.getByRole('button', { name: 'Add Case Manager' }).press('Enter')
  await enter(page, 'Somebody Twice', dana.email, 'Add')
  await said(page, 'Somebody with this e-mail is on your team already.')
  await enter(page, 'Lena Fox', 'lena.fox@example.org', 'Add')
  await said(page, 'Every seat is taken')
  await asOwner(copy, `update organizations set seats = 9 where slug = '${organizations.riverbend.slug}'`)
  await enter(page, 'Lena Fox', 'lena.fox@example.org', 'Add')
  await said(page, 'Case manager added. Their invitation is on its way.')
  await page.getByRole('button', { name: 'Edit Lena Fox' }).press('Enter')
  await expect(dialog(page)).toHaveAccessibleName('Edit Case Manager')
  await enter(page, 'Lena Fuchs', 'lena.fox@example.org', 'Save Changes')
  await said(page, 'Case manager updated successfully')
  await page.getByRole('button', { name: `Make default: ${marcus.name}` }).press('Enter')
  await said(page, `New patients go to ${marcus.name}.`)
  await expect(row(marcus.name).getByText('Default', { exact: true }).filter({ visible: true })).toBeVisible()
  await fitsOn320(page, 'the case managers')

  await page.getByRole('button', { name: 'Rename' }).press('Enter')
  await dialog(page).getByLabel('Name', { exact: false }).first().fill('Riverbend United')
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await said(page, 'Your organization has its new name.')
  await page.goto('/admin?tab=settings')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).press('Enter')
  await said(page, 'Link copied')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await page.getByRole('button', { name: 'Copy link' }).press('Enter')
  await said(page, 'The link was not copied')

  // What did not load says so, and loads with another try.
  await page.route(/\/api\/(__batch__\/)?.*organization/, route => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/admin')
  await expect(page.getByText('Failed to load dashboard data')).toBeVisible({ timeout: 30_000 })
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByText('Riverbend United').first()).toBeVisible()
  expect(defects).toEqual([])
})
