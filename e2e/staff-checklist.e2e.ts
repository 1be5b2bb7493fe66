/** The checklist on the case manager's side: generated, ticked, annotated, and its status over the caseload, live. */
import type { Page } from '@playwright/test'
import { expect, test, watchForDefects } from './copy.ts'
import { areEnginesOff } from './engines.ts'
import { signIn } from './people.ts'

test('a checklist is generated with its next steps, ticked and annotated; the overview and the status follow at once', async ({
  page: desk,
  context,
  copy,
}) => {
  test.setTimeout(120_000)
  const status = await context.newPage()
  const defects = [...watchForDefects(desk), ...watchForDefects(status)]
  await signIn(desk, copy, 'dana')

  // Nora has no account and no checklist.
  await desk.goto('/case-manager/patients')
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

  await status.goto('/case-manager/checklist-status')
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
