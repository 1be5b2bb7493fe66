/** Many patients at once: chosen by keyboard, reviewed, assigned, taken back; their cases closed with a reason. */
import { expect, test, watchForDefects } from '../../../../e2e/copy.ts'
import { dialog } from '../../../../e2e/dialogs.ts'
import { signIn } from '../../../../e2e/people.ts'
import { namedPeople } from '../../../../sample/people.ts'

const { marcus } = namedPeople

test('an administrator chooses patients by keyboard, gives them to somebody, and takes it back', async ({
  page,
  copy,
}) => {
  test.setTimeout(90_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'ruth')
  await page.goto('/admin?sort=name&status=active')
  // Behind a dialog it has no role.
  const list = page.locator('table')
  const boxes = page.getByRole('checkbox', { name: /^Choose (?!everybody)/ })
  await boxes.first().focus()
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: '3 patients chosen' })).toBeAttached()
  const before = await list.textContent()

  const bar = page.getByRole('region', { name: 'With those who are chosen' })
  await bar.getByRole('button', { name: 'Assign', exact: true }).click()
  await dialog(page).getByRole('combobox', { name: 'Case manager' }).click()
  await page.getByRole('option', { name: marcus.name }).click()
  await dialog(page).getByRole('button', { name: 'Review' }).click()
  await expect(dialog(page).getByText(new RegExp(`patients? goe?s? to ${marcus.name}`))).toBeVisible()
  await dialog(page)
    .getByRole('button', { name: /^Assign \d patients?$/ })
    .click()
  await expect(dialog(page).getByText(/^Done: \d patients? changed\.$/)).toBeVisible()
  await expect.poll(() => list.textContent()).not.toBe(before)
  await dialog(page).getByRole('button', { name: 'Undo' }).click()
  await expect(dialog(page).getByText(/^Undone for \d patients?/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect.poll(() => list.textContent()).toBe(before)
  await expect(bar).toHaveCount(0)

  await boxes.first().check()
  await bar.getByRole('button', { name: 'Close cases' }).click()
  await dialog(page).getByRole('button', { name: 'Review' }).click()
  await expect(dialog(page).getByText('Choose a reason.')).toBeVisible()
  await dialog(page).getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'Moved away' }).click()
  await dialog(page).getByRole('button', { name: 'Review' }).click()
  await expect(dialog(page).getByText('1 case is closed.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Back' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  expect(defects).toEqual([])
})
