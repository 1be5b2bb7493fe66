/** Settings of an organization: saved card by card, by keyboard, and what follows from them; its checklist. */
import type { Locator, Page } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { expect, test, watchForDefects } from './copy.ts'
import { dialog } from './dialogs.ts'
import { fitsOn320 } from './look.ts'
import { signIn } from './people.ts'

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) })
async function choose(within: Locator, list: string, entry: string): Promise<void> {
  await within.getByRole('combobox', { name: list, exact: true }).click()
  const option = within.page().getByRole('option', { name: entry, exact: true })
  // A list that has just been scrolled there may let a click go by.
  await expect(async () => {
    await option.click({ timeout: 2_000 })
    await expect(option).toBeHidden({ timeout: 2_000 })
  }).toPass()
}
const saved = (page: Page) => expect(page.getByText('Your settings are saved.').last()).toBeVisible()

test('an administrator says hours, who is told, letters before case numbers, and keeps the checklist', async ({
  page,
  copy,
}) => {
  test.setTimeout(90_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'victor')
  await page.goto('/admin?tab=settings')

  // The address of sign-up changes, and the old one goes on leading here.
  const own = card(page, 'Your organization')
  await own.getByLabel('Address of your sign-up').fill('harbor-care')
  await own.getByLabel(/Letters before case numbers/).fill('hl')
  await own.getByRole('button', { name: 'Save settings' }).press('Enter')
  await saved(page)
  await expect(own.getByLabel(/Letters before case numbers/)).toHaveValue('HL')

  const hours = card(page, 'Hours, and who is told outside of them')
  await choose(hours, 'From', '8 AM')
  await choose(hours, 'Until', '8 AM')
  await hours.getByRole('button', { name: 'Save hours' }).press('Enter')
  await expect(hours.getByText('Choose two hours, the later one second, or none.')).toBeVisible()
  await choose(hours, 'Until', '6 PM')
  await expect(hours.getByText('Nobody is named yet')).toBeVisible()
  await choose(hours, 'Somebody of your team', namedPeople.elena.name)
  await hours.getByRole('checkbox', { name: 'Saturday' }).press('Space')
  await hours.getByRole('button', { name: 'Save hours' }).press('Enter')
  await saved(page)
  await expect(hours.getByRole('button', { name: 'Save hours' })).toBeDisabled()

  const model = card(page, 'Words of a language model for patients')
  await model.getByRole('radio', { name: /strict profile/ }).press('Space')
  await expect(model.getByText('Nobody is named yet')).toBeVisible()
  await model.getByRole('button', { name: 'Save choice' }).press('Enter')
  await saved(page)

  // The checklist: an item in both languages, in its place, out of use and back.
  const checklist = card(page, 'Checklist')
  await checklist.getByText('Health and medicine').click()
  await checklist.getByRole('button', { name: 'Add an item to Health and medicine' }).press('Enter')
  await dialog(page).getByLabel('Title (English)').fill('Have reading glasses')
  await dialog(page)
    .getByLabel(/Title \(Spanish\)/)
    .fill('Tener lentes para leer')
  await dialog(page)
    .getByRole('checkbox', { name: 'Ask new patients about it when they begin' })
    .press('Space')
  await dialog(page).getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog(page).getByText('Write the question that new patients are asked.')).toBeVisible()
  await dialog(page).getByLabel('Question (English)').fill('Do you have glasses to read with?')
  await dialog(page).getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  const items = checklist.getByRole('list', { name: 'Health and medicine' }).getByRole('listitem')
  await expect(items.last()).toContainText('Have reading glasses')
  await expect(items.last()).toContainText('No Spanish')
  const count = await items.count()
  await checklist.getByRole('button', { name: 'Move Have reading glasses up' }).press('Enter')
  await expect(items.nth(count - 2)).toContainText('Have reading glasses')
  await checklist.getByRole('button', { name: 'Take out of use: Have reading glasses' }).press('Enter')
  await expect(items).toHaveCount(count - 1)
  await checklist.getByText('Out of use (1)').press('Enter')
  await checklist.getByRole('button', { name: 'Put back: Have reading glasses' }).press('Enter')
  await expect(items).toHaveCount(count)

  // A template for everybody's replies.
  const templates = card(page, 'Reply templates')
  await templates.getByRole('button', { name: 'New template' }).press('Enter')
  await dialog(page).getByLabel('Name').fill('Papers')
  await dialog(page).getByLabel('Words').fill('Please bring your papers.')
  await expect(dialog(page).getByLabel('For everybody in the organization')).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Save template' }).press('Enter')
  await templates.getByRole('button', { name: 'Edit: Papers' }).press('Enter')
  await dialog(page).getByLabel('Name').fill('Your papers')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).press('Enter')
  await templates.getByRole('button', { name: 'Remove: Your papers' }).press('Enter')
  await expect(templates.getByText(/^None yet/)).toBeVisible()

  await fitsOn320(page, 'the settings')
  // A patient says their case number with its letters.
  await signIn(page, copy, 'iris')
  await page.goto('/patient-portal/profile')
  await expect(page.getByText(/^HL \d{4} \d{4}$/)).toBeVisible()
  expect(defects).toEqual([])
})
