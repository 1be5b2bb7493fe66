/** A progress report from the press to the printed page and the files. */
import { readFile } from 'node:fs/promises'
import { expect, test, watchForDefects } from './copy.ts'
import { dialog } from './dialogs.ts'
import { signIn } from './people.ts'

test('a case manager generates a report, takes it along, reads it and prints it', async ({ page, copy }) => {
  const defects = watchForDefects(page)
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager')
  await page.getByRole('button', { name: 'Generate Report' }).click()
  await expect(dialog(page).getByText('Reports that you generate show up here.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Generate Report' }).click()
  await expect(page.getByText('Progress report generated!')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await dialog(page)
    .getByRole('link', { name: /^Download JSON: Your own caseload/ })
    .click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^progress-report-\d{4}-\d\d-\d\d\.json$/)
  const { total_patients, progress_data } = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(progress_data).toHaveLength(total_patients)

  await dialog(page)
    .getByRole('link', { name: /^Open and print: Your own caseload/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Progress report' })).toBeVisible()
  const byCategory = page.getByRole('region', { name: 'Completion by category' })
  await byCategory.getByRole('button', { name: /^Show as table/ }).click()
  await expect(byCategory.getByRole('rowheader').first()).toBeVisible()
  const sums = page.getByText('Total Patients').locator('..')
  await expect(sums).toContainText(String(total_patients))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Waiting times' })).toBeVisible()
  // On paper nothing can be pressed: every chart's table stands there.
  await expect(page.getByRole('region').getByRole('table')).toHaveCount(6)
  await expect(page.getByRole('button', { name: /table/ })).toHaveCount(0)
  expect(defects).toEqual([])
})
