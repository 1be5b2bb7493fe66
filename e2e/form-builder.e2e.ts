/**
 * Forms from their first word to the last: an administrator builds one in two languages, a patient answers it, and what they sent
 * is read, downloaded and stays when the form is deleted. What is missing while one builds: form-builder.test.tsx.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pageBeside } from './browsers.ts'
import { expect, test, watchForDefects } from './copy.ts'
import { dialog } from './dialogs.ts'
import { follow } from './follow.ts'
import { asOwner } from './owner.ts'
import { signIn } from './people.ts'

const title = 'Before your first visit'

// Others count the forms of the sample, and know Maria by her name.
test.afterAll(({ copy }) =>
  asOwner(
    copy,
    `delete from submissions where form_title = '${title}';
     delete from forms where title = '${title}';
     update patients set preferred_name = null where preferred_name = 'Mari'`,
  ),
)

/** Types a field into the part of the page that adds one. */
async function addField(page: Page, name: string, label: string, type?: string): Promise<void> {
  const adding = page.getByRole('group', { name: 'Add Field' })
  await adding.getByLabel('Field name').fill(name)
  await adding.getByLabel('Label', { exact: true }).fill(label)
  if (type) await choose(page, 'Field type', type)
}

/** Chooses an entry out of a list of the page. */
async function choose(page: Page, list: string, entry: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: entry, exact: true }).click()
}
const add = (page: Page) => page.getByRole('button', { name: 'Add Field' }).click()
const create = (page: Page) => page.getByRole('button', { name: 'Create Form' }).click()
const linesOf = (page: Page) =>
  page.getByRole('region', { name: 'Form Fields' }).getByRole('button', { name: /^Move: / })

test('a form is built, answered, read, downloaded and retired', async ({ page, browser, copy }) => {
  test.setTimeout(120_000)
  const patient = await pageBeside(browser, copy)
  const defects = [page, patient].flatMap(watchForDefects)
  await signIn(page, copy, 'ruth')
  await page.goto('/admin?tab=form-management')
  await page.getByRole('link', { name: 'Create Form' }).click()
  await expect(page).toHaveURL(/admin\/forms\/new$/)
  await expect(page.getByRole('link', { name: 'Form Management' })).toHaveAttribute('aria-current', 'page')
  await page.getByLabel('Form Title').fill(title)
  await addField(page, 'part', 'Reaching you', 'Section')
  await add(page)
  await addField(page, 'call', 'May we call you?', 'Select')
  await page.getByLabel('Options (comma-separated)').fill('Yes, At certain hours , No')
  await add(page)
  await addField(page, 'hours', 'When may we call?', 'Several choices')
  await page.getByLabel('Options (comma-separated)').fill('Mornings, Evenings')
  await choose(page, 'Shown only when', 'May we call you?')
  await page.getByRole('checkbox', { name: 'At certain hours' }).check()
  await add(page)
  await addField(page, 'sign', 'Sign here', 'Signature')
  await add(page)
  await addField(page, 'goes_by', 'What shall we call you?')
  await choose(page, 'Goes to the record as', 'The name they go by')
  await add(page)
  await expect(page.getByText('0 of 4 in Spanish')).toBeVisible()

  // By the arrow keys and by hand; a question can't stand before what it depends on.
  await linesOf(page).nth(1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(linesOf(page).nth(2)).toBeFocused()
  await expect(linesOf(page)).toHaveText(Array(5).fill(''))
  await expect(linesOf(page).nth(1)).toHaveAccessibleName('Move: When may we call?')
  await create(page)
  await expect(page.getByText('What it depends on', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Close: When may we call?' }).click()
  await linesOf(page).nth(2).scrollIntoViewIfNeeded()
  const [from, to] = [await linesOf(page).nth(2).boundingBox(), await linesOf(page).nth(1).boundingBox()]
  await page.mouse.move((from?.x ?? 0) + 9, (from?.y ?? 0) + 9)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 9, (to?.y ?? 0) + 9, { steps: 4 })
  await page.mouse.up()
  await expect(linesOf(page).nth(1)).toHaveAccessibleName('Move: May we call you?')

  // The preview stands beside, and asks what these answers lead to.
  const preview = page.getByRole('complementary', { name: 'Preview as the patient sees it' })
  await expect(preview.getByText('Question 1 of 3')).toBeVisible()
  await preview.getByRole('combobox', { name: /^May we call you/ }).click()
  await page.getByRole('option', { name: 'At certain hours' }).click()
  await expect(preview.getByText('Question 1 of 4')).toBeVisible()
  await preview.getByRole('button', { name: 'Next' }).click()
  await expect(preview.getByText('When may we call?')).toBeVisible()
  // Back leads to the list, and what was typed is there when one comes again.
  await page.goBack()
  await expect(page).toHaveURL(/tab=form-management/)
  await page.getByRole('link', { name: 'Create Form' }).click()
  await expect(linesOf(page)).toHaveCount(5)
  await create(page)
  await expect(page.getByText('Form created successfully')).toBeVisible()
  await expect(
    page.getByRole('row', { name: new RegExp(`${title}.*4.*Optional.*Not all in Spanish`) }),
  ).toBeVisible()

  await signIn(patient, copy, 'maria')
  await patient.goto('/patient-portal/forms-and-tasks')
  await patient.getByRole('button', { name: `Start Form: ${title}` }).click()
  await expect(patient.getByText('Reaching you')).toBeVisible()
  await expect(patient.getByRole('heading', { name: /Question 1 of 3/ })).toBeVisible()
  await patient.getByLabel(/^May we call you/).click()
  await patient.getByRole('option', { name: 'At certain hours' }).click()
  await expect(patient.getByRole('heading', { name: /Question 1 of 4/ })).toBeVisible()
  await patient.getByRole('button', { name: 'Next' }).click()
  await patient.getByRole('checkbox', { name: 'Evenings' }).check()
  await patient.getByRole('checkbox', { name: 'Mornings' }).check()
  await patient.getByRole('button', { name: 'Next' }).click()
  // Changed: what was answered to the question that is asked no longer goes nowhere.
  await patient.goBack()
  await patient.goBack()
  await patient.getByLabel(/^May we call you/).click()
  await patient.getByRole('option', { name: 'No', exact: true }).click()
  await patient.getByRole('button', { name: 'Next' }).click()
  await patient.getByLabel('Your name, typed').fill('=Maria Santos')
  await patient.getByRole('button', { name: 'Next' }).click()
  await patient.getByLabel(/^What shall we call you/).fill('Mari')
  await patient.getByRole('button', { name: 'Submit Form' }).click()
  await expect(dialog(patient).getByText('Mari', { exact: true })).toBeVisible()
  await dialog(patient).getByRole('button', { name: 'Yes, and send the form' }).click()
  await expect(patient.getByText('Form Submitted!')).toBeVisible()
  await follow(patient, '/patient-portal/profile')
  await expect(patient.getByLabel(/^Name you go by/)).toHaveValue('Mari')

  await page.getByRole('link', { name: 'Form Submissions' }).click()
  await page.getByRole('combobox', { name: 'Form', exact: true }).click()
  await page.getByRole('option', { name: title }).click()
  await expect(page).toHaveURL(/form=/)
  await expect(page.getByRole('row', { name: new RegExp(`Mari.*${title}.*Completed`) })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^Read answers: ${title}`) }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Reaching you' })).toBeVisible()
  await expect(dialog(page).getByText('=Maria Santos, ', { exact: false })).toBeVisible()
  await expect(dialog(page).getByText('When may we call?')).toBeHidden()
  await page.keyboard.press('Escape')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain('May we call you?,When may we call?,Sign here')
  expect(csv).toMatch(/Maria Santos \(Mari\),[^,]+,No,,"'=Maria Santos, /)

  await page.getByRole('link', { name: 'Form Management' }).click()
  await page.getByRole('button', { name: `Delete: ${title}` }).click()
  await expect(dialog(page).getByText('Are you sure you want to delete this form?')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Form deleted successfully')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`${title}.*Retired`) })).toBeVisible()
  expect(defects).toEqual([])
})
