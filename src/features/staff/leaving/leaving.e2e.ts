/** Staff who leave, for a while and for good: their open pages end, their patients go to somebody who is there, and read who. */
import type { Page } from '@playwright/test'
import { expect, testAlone, watchForDefects } from '../../../../e2e/copy.ts'
import { dialog } from '../../../../e2e/dialogs.ts'
import { signIn } from '../../../../e2e/people.ts'
import { namedPeople } from '../../../../sample/people.ts'

const test = testAlone()
const { dana, marcus } = namedPeople

const openMenu = (page: Page, action: string) =>
  page
    .getByRole('button', { name: `More about ${dana.name}` })
    .click()
    .then(() => page.getByRole('menuitem', { name: action }).click())

test('an administrator takes access away and gives it back; then hands the caseload over, and removes who leaves', async ({
  page,
  copy,
  browser,
}) => {
  test.setTimeout(180_000)
  const defects = watchForDefects(page)
  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, copy, 'dana')
  await desk.goto('/case-manager/patients')
  await expect(desk.getByRole('link', { name: /Maria/ }).first()).toBeVisible()

  await signIn(page, copy, 'ruth')
  await page.goto('/admin?tab=case-managers')
  await openMenu(page, 'Take access away')
  await expect(dialog(page).getByText(/patients stay with them/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Take access away' }).click()
  await expect(page.getByText(`${dana.name} has no access any more.`)).toBeVisible()
  await expect(page.getByText('Access taken away', { exact: true })).toBeVisible()
  // The open page ends by itself.
  await expect(desk).toHaveURL(/\/auth\?return=/)
  await openMenu(page, 'Give access back')
  await expect(page.getByText(`${dana.name} can sign in to their work again.`)).toBeVisible()
  await signIn(desk, copy, 'dana')
  await desk.goto('/case-manager/patients')
  await expect(desk.getByRole('link', { name: /Maria/ }).first()).toBeVisible()

  await openMenu(page, 'Remove')
  await expect(dialog(page).getByText(/Hand them over first/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Hand over the caseload' }).click()
  const list = dialog(page).getByRole('list', { name: 'The patients and what is under way' })
  await expect(list.getByText(/^Next: /).first()).toBeVisible()
  const submit = dialog(page).getByRole('button', { name: /^Hand over \d+ patients$/ })
  await submit.click()
  await expect(dialog(page).getByText('Please choose who gets everybody.')).toBeVisible()
  await dialog(page).getByRole('combobox', { name: 'Everybody goes to' }).click()
  await page
    .getByRole('listbox', { name: 'Everybody goes to' })
    .getByRole('option', { name: marcus.name })
    .click()
  await submit.click()
  await expect(page.getByText('The caseload is handed over')).toBeVisible()
  await expect(page.getByText(`${marcus.name}:`)).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name: `Remove ${dana.name}?` })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(`${dana.name} works here no more.`)).toBeVisible()
  await expect(page.getByRole('button', { name: `More about ${dana.name}` })).toHaveCount(0)
  await expect(desk).toHaveURL(/\/auth\?return=/)

  const portal = await (await browser.newContext()).newPage()
  await signIn(portal, copy, 'maria')
  await portal.goto('/patient-portal/dashboard#appointments')
  await expect(portal.getByText(marcus.name).first()).toBeVisible()
  expect(defects).toEqual([])
})
