/**
 * The error catalogue of the case manager's side (decision 25), row by row, by making the server or the line
 * fail; and the words of success beside it. Every toast once:
 *
 * | toast | shown in |
 * |---|---|
 * | Access Denied, and back to the home page; signed out, to /auth | here |
 * | Error Loading Case Manager; Patients Loaded (N in your caseload) | here |
 * | Case Manager Profile Created | staff-tabs |
 * | Failed to load patients; the figures, the feed and the progress: said in place, no toast | here |
 * | Please fill in required fields; Failed to create patient; Patient created successfully | here |
 * | Failed to load checklist; Failed to generate checklist | here |
 * | AI-powered checklist generated with personalized recommendations | staff-checklist |
 * | Item marked as completed, incomplete (with Undo); Notes saved successfully, and their failures | here |
 * | Failed to create task; Task created successfully; next step, goal and form: kept and not kept | here |
 * | Failed to generate AI suggestions; covers, closing, patients who moved | in files of their own |
 */
import type { Page, Route } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { expect, testAlone } from './copy.ts'
import { dialog } from './dialogs.ts'
import { signIn } from './people.ts'

const test = testAlone()

// What the service worker fetches can't be made to fail; that the desk works with it is shown elsewhere.
test.use({ serviceWorkers: 'block' })

/** A question is asked three times before it counts as failed. */
const AFTER_TRIES = { timeout: 30_000 }

const cutLine = (route: Route) => route.abort('internetdisconnected')
const broken = (route: Route) => route.fulfill({ status: 500, body: 'no' })

/** What a screen asks at one moment goes in one request: the address names everything that is asked. */
const asking = (path: RegExp) => (address: URL) => path.test(decodeURIComponent(address.href))

const toast = (page: Page, words: string) =>
  page.locator('[data-sonner-toast]').getByText(words, { exact: true }).first()
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).first()

/** Presses the last button of the open dialog while what it asks for fails, then again while it does not. */
async function saveTwice(
  page: Page,
  path: RegExp,
  button: string,
  failed: string,
  done: string,
): Promise<void> {
  const save = dialog(page).getByRole('button', { name: button, exact: true })
  await page.route(asking(path), route =>
    route.request().method() === 'GET' ? route.fallback() : cutLine(route),
  )
  await save.click()
  await expect(toast(page, failed)).toBeVisible()
  await expect(dialog(page)).toBeVisible()
  await page.unrouteAll()
  await save.click()
  await expect(toast(page, done)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
}

test('whoever has no desk is told so and taken home; whoever is signed out signs in and comes back', async ({
  page,
  copy,
}) => {
  await page.goto('/case-manager/patients?sort=name')
  await expect(page).toHaveURL(/\/auth\?return=%2Fcase-manager%2Fpatients%3Fsort%3Dname$/)
  await signIn(page, copy, 'maria')
  await page.goto('/case-manager')
  await expect(toast(page, 'Access Denied')).toBeVisible()
  const words = 'You are not registered as a case manager. Please contact an administrator.'
  await expect(toast(page, words)).toBeVisible()
  await expect(page).toHaveURL(`${copy.origin}/`)
})

for (const [kind, fail] of [
  ['the line is cut', cutLine],
  ['the server fails', broken],
] as const)
  test(`where ${kind}, the desk says what did not load, and another try loads it`, async ({ page, copy }) => {
    test.setTimeout(120_000)
    await signIn(page, copy, 'dana')
    await page.route(asking(/\/api\/case-manager\/open/), fail)
    await page.goto('/case-manager')
    await expect(toast(page, 'Error Loading Case Manager')).toBeVisible(AFTER_TRIES)
    await page.unrouteAll()
    await page.route(asking(/\/api\/(caseload|activities)/), fail)
    await tryAgain(page).click()
    // Figures, feed and progress are only logged: what is missing is said in its place.
    await expect(page.getByRole('alert').nth(2)).toBeVisible(AFTER_TRIES)
    await expect(page.locator('[data-sonner-toast]').getByText('caseload')).toHaveCount(0)
    await page.unrouteAll()
    for (
      let rest = await page.getByRole('alert').count();
      rest > 0;
      rest = await page.getByRole('alert').count()
    ) {
      await tryAgain(page).click()
      await expect.poll(() => page.getByRole('alert').count()).toBeLessThan(rest)
    }
    await expect(toast(page, 'Patients Loaded')).toBeVisible()
    await expect(toast(page, '5 in your caseload')).toBeVisible()

    await page.route(asking(/\/api\/caseload\/patients/), fail)
    await page.getByRole('link', { name: 'Patients', exact: true }).click()
    await expect(toast(page, 'Failed to load patients. Nothing was lost. Please try again.')).toBeVisible(
      AFTER_TRIES,
    )
    await page.unrouteAll()
    await tryAgain(page).click()
    await expect(page.getByRole('rowheader', { name: namedPeople.maria.name })).toBeVisible()

    await page.route(asking(/\/api\/checklist/), fail)
    await page.getByRole('link', { name: 'Checklist Status' }).click()
    await expect(toast(page, 'Failed to load checklist')).toBeVisible(AFTER_TRIES)
    await page.unrouteAll()
    await tryAgain(page).click()
    await expect(page.getByRole('tab', { name: 'All Items' })).toBeVisible()
  })

test('creating a patient: what is missing, what failed, what was made; the fields are empty the next time', async ({
  page,
  copy,
}) => {
  test.setTimeout(60_000)
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager/patients')
  const create = page.getByRole('button', { name: 'Create New Patient' })
  await create.click()
  await dialog(page).getByRole('button', { name: 'Create Patient' }).click()
  await expect(dialog(page).getByText('Please fill in required fields.')).toBeVisible()
  await dialog(page).getByLabel('Name').fill('Wren Alder')
  await saveTwice(
    page,
    /\/api\/patients$/,
    'Create Patient',
    'Failed to create patient.',
    'Patient created successfully!',
  )
  await expect(page.getByRole('rowheader', { name: 'Wren Alder' })).toHaveCount(1)
  await expect(create).toBeFocused()
  await create.click()
  await expect(dialog(page).getByLabel('Name')).toHaveValue('')
  await dialog(page).getByLabel('Name').fill('Robin Hale')
  await dialog(page)
    .getByLabel(/^Email/)
    .fill('robin.hale@example.org')
  await dialog(page).getByRole('button', { name: 'Create Patient' }).click()
  await expect(toast(page, 'Patient created successfully! Their invitation is on its way.')).toBeVisible()
})

test('the page of a patient: what fails says so and keeps the words, what can be undone is', async ({
  page,
  copy,
}) => {
  test.setTimeout(120_000)
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager/patients')
  // Nora has no checklist yet.
  await page.getByRole('link', { name: namedPeople.nora.name }).click()
  await page.route(asking(/\/api\/patients\/[^/]+\/checklist$/), broken)
  await page.getByRole('button', { name: 'Generate Checklist' }).click()
  await expect(toast(page, 'Failed to generate checklist')).toBeVisible()
  await page.unrouteAll()

  const opened = async (button: string) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(dialog(page)).toBeVisible()
  }
  await opened('Create Task')
  await dialog(page).getByRole('button', { name: 'Create Task' }).click()
  await expect(dialog(page).getByText('Please provide a task title')).toBeVisible()
  await dialog(page).getByLabel('Title').fill('Bring the letter')
  await saveTwice(page, /\/api\/tasks$/, 'Create Task', 'Failed to create task', 'Task created successfully')
  await opened('Create Goal')
  await dialog(page).getByLabel('Title').fill('A place of her own')
  const goalFailed = 'Failed to create goal. What you typed is still here.'
  await saveTwice(page, /\/api\/patients\/[^/]+\/goals$/, 'Create Goal', goalFailed, 'Goal created')
  await page.getByRole('button', { name: /next step$/ }).click()
  const wordsBefore = await dialog(page).getByLabel('What comes next').inputValue()
  await dialog(page).getByLabel('What comes next').fill('Call the landlord')
  await dialog(page).getByLabel('By when').fill('2030-01-31')
  const stepFailed = 'The next step was not saved. Please try again.'
  await saveTwice(page, /\/next-step$/, 'Save', stepFailed, 'Next step saved')
  await expect(page.getByText('Call the landlord')).toBeVisible()
  const saved = page.locator('[data-sonner-toast]').filter({ hasText: 'Next step saved' })
  await saved.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(wordsBefore)).toBeVisible()
  await expect(page.getByText('Call the landlord')).toHaveCount(0)
  await opened('Ask for a form')
  await dialog(page).getByRole('combobox', { name: 'Form' }).click()
  await page.getByRole('option').first().click()
  const formFailed = 'The form was not asked for. Please try again.'
  await saveTwice(page, /\/api\/.*form/, 'Ask for this form', formFailed, 'Form asked for')

  await page.route(asking(/\/api\/checklist/), cutLine)
  await page.goto('/case-manager/patients')
  await page.getByRole('link', { name: namedPeople.maria.name }).click()
  const list = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'AI-Powered Case Management Checklist' }) })
  await expect(toast(page, 'Failed to load checklist')).toBeVisible(AFTER_TRIES)
  await page.unrouteAll()
  await list.getByRole('button', { name: 'Try again' }).click()
  const tick = list.getByRole('checkbox', { checked: false }).first()
  const name = await tick.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent ?? '')
  const same = list.getByRole('checkbox', { name, exact: true })
  await page.route(asking(/\/toggle$/), cutLine)
  await tick.click()
  await expect(toast(page, 'Failed to update goal.')).toBeVisible()
  await expect(same).not.toBeChecked()
  await page.unrouteAll()
  await same.click()
  await expect(toast(page, 'Item marked as completed')).toBeVisible()
  await expect(same).toBeChecked()
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Item marked as incomplete')).toBeVisible()
  await expect(same).not.toBeChecked()
  await list
    .getByRole('button', { name: /^(Add|Edit) Notes/ })
    .first()
    .click()
  await dialog(page).getByRole('textbox').fill('She will ask her sister')
  await saveTwice(page, /\/notes$/, 'Save', 'Failed to update notes.', 'Notes saved successfully')
  await expect(list.getByText('She will ask her sister')).toBeVisible()
  await page.getByRole('button', { name: 'Show as table: The checklist by category' }).click()
  await expect(page.getByRole('table', { name: 'The checklist by category' })).toBeVisible()
})
