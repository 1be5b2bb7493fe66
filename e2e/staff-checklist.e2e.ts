/** The checklist on the case manager's side: generated, ticked, annotated, and its status over the caseload, live. */
import type { Browser, Page } from '@playwright/test'
import { expect, test, watchForDefects } from './copy.ts'
import { unfold } from './dialogs.ts'
import { areEnginesOff } from './engines.ts'
import { signIn } from './people.ts'

/** Two people, or one at two screens: each in a browser window of their own. */
async function twoPages(browser: Browser): Promise<[Page, Page]> {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()])
  return Promise.all(contexts.map(context => context.newPage())) as Promise<[Page, Page]>
}

test('a checklist is generated with its next steps, ticked and annotated; the overview and the status follow at once', async ({
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const [desk, status] = await twoPages(browser)
  const defects = [...watchForDefects(desk), ...watchForDefects(status)]
  await signIn(desk, copy, 'dana')
  await signIn(status, copy, 'dana')

  // Nora has no account and no checklist.
  await desk.goto(`${copy.origin}/case-manager/patients`)
  await desk.getByRole('link', { name: 'Nora Feldman' }).first().click()
  const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections of this record' })
  await sections(desk).getByRole('link', { name: 'Checklist' }).click()
  await desk.getByRole('button', { name: 'Generate Checklist' }).click()
  const said = areEnginesOff
    ? 'The assistant is switched off here, so the items have no next steps.'
    : 'AI-powered checklist generated with personalized recommendations'
  await expect(desk.getByText(said)).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Generate Checklist' })).toHaveCount(0)
  // Only what wants help has a next step (decision 49). What nobody has asked yet stands open while there is nothing else.
  const row = desk.locator('#not-asked').getByRole('listitem').first()
  await row.getByRole('button').first().click()
  await row.getByRole('button', { name: 'Wants help' }).click()
  if (!areEnginesOff) await expect(desk.getByText('Next step:', { exact: false }).first()).toBeVisible()

  await status.goto(`${copy.origin}/case-manager/checklist-status`)
  await status.getByRole('combobox', { name: 'Patient' }).click()
  await status.getByRole('option', { name: 'Nora Feldman' }).click()
  await expect(status).toHaveURL(/patient=/)
  const first = status.getByRole('tabpanel').getByRole('listitem').first()
  await expect(first).toContainText('0 of 1 completed')
  await first.getByRole('button').first().click()
  await expect(first.getByText('Wants help')).toBeVisible()
  await first.getByRole('button', { name: /^View Details/ }).click()
  const details = status.getByRole('dialog')
  await expect(details.getByText('No notes or answers were recorded for this item.')).toBeVisible()
  await details.getByRole('button', { name: 'Close' }).first().click()

  const heading = desk.getByRole('heading', { name: 'AI-Powered Case Management Checklist' })
  const list = desk.locator('section').filter({ has: heading })
  const tick = row.getByRole('checkbox')
  await tick.click()
  await expect(desk.getByText('Item marked as completed')).toBeVisible()
  await expect(first).toContainText('1 of 1 completed')
  await expect(first).toContainText('Completed')
  await list
    .getByRole('button', { name: /^Add Notes/ })
    .first()
    .click()
  await desk.getByRole('dialog').getByRole('textbox').fill('Called the clinic on Monday')
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('Notes saved successfully')).toBeVisible()
  await status
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click()
  await expect(details.getByText('Called the clinic on Monday')).toBeVisible()
  await details.getByRole('button', { name: 'Close' }).first().click()

  await status.getByRole('tab', { name: 'Incomplete' }).click()
  await expect(status).toHaveURL(/show=incomplete/)
  const open = status.getByRole('tabpanel').getByRole('listitem').first()
  await open.getByRole('button').first().click()
  await expect(open.getByText('Pending')).toBeVisible()
  await status.getByRole('tab', { name: 'Completed', exact: true }).click()
  await expect(status.getByRole('tabpanel').getByText('1 of 1 completed')).toHaveCount(1)

  await tick.click()
  await expect(desk.getByText('Item marked as incomplete')).toBeVisible()
  await expect(status.getByText('No items here')).toBeVisible()
  expect(defects).toEqual([])
})

test('the progress overview has four figures and who is least far first, and leads to the patient', async ({
  page,
  copy,
}) => {
  test.setTimeout(60_000)
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager')
  await unfold(page, 'Patient progress overview')
  const overview = page.getByRole('region', { name: 'Patient progress' })
  for (const label of ['Total Patients', 'Active Patients', 'Avg. Completion', 'Needs Attention'])
    await expect(overview.getByText(label, { exact: true })).toBeVisible()
  const list = overview.getByRole('list', { name: 'Patients, the lowest completion first' })
  await expect(list.getByRole('progressbar').first()).toBeVisible()
  const percents = await list
    .getByRole('progressbar')
    .evaluateAll(bars => bars.map(bar => Number(bar.getAttribute('aria-valuenow'))))
  // Whoever was not asked anything yet has none.
  expect(percents.length).toBeGreaterThan(1)
  expect(percents).toEqual([...percents].sort((a, b) => a - b))
  await expect(page.getByRole('heading', { name: 'Completed patient form submissions' })).toBeVisible()
  await list.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/case-manager\/patients\/[0-9a-f-]{36}$/)

  // An administrator is led into administration. Whose page stands open meanwhile would be led to sign in again.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signIn(page, copy, 'ruth')
  await page.goto('/case-manager')
  await unfold(page, 'Patient progress overview')
  await expect(
    page.getByRole('region', { name: 'Patient progress' }).getByText('No active patients'),
  ).toBeVisible()
})

test('a specialist sets goals, and generates nothing and asks for no form', async ({ page, copy }) => {
  await signIn(page, copy, 'priya')
  await page.goto('/case-manager/patients')
  await page.getByRole('link', { name: 'Tom', exact: false }).first().click()
  await expect(page.getByRole('navigation', { name: 'Sections of this record' })).toBeVisible()
  for (const [key, heading, missing] of [
    ['2', 'AI-Powered Case Management Checklist', 'Generate Checklist'],
    ['7', 'Forms', 'Ask for a form'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByRole('button', { name: missing })).toHaveCount(0)
  }
  await page.keyboard.press('3')
  await expect(page.getByRole('button', { name: 'Create Goal' })).toBeVisible()
  await page.goto('/case-manager/checklist-status')
  await expect(page.getByRole('tab', { name: 'All Items' })).toBeVisible()
})
