/** The audit log: what was done a moment ago is in it, narrowed by the address, downloaded, and led to from a patient's page. */
import { readFile } from 'node:fs/promises'
import { namedPeople } from '../sample/people.ts'
import { expect, test, watchForDefects } from './copy.ts'
import { rowsOf } from './owner.ts'
import { passwordOf, signIn } from './people.ts'

test('an administrator finds in the log who did what, and takes it along', async ({ page, copy }) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  // Dana opens the record of Maria, as her page does.
  const [maria] = await rowsOf<{ id: string }>(
    copy,
    `select id from patients where email = '${namedPeople.maria.email}'`,
    'postgres',
  )
  const opening = await fetch(`${copy.origin}/api/patients/${maria?.id}`, {
    headers: {
      cookie: await copy.cookieOf(namedPeople.dana.email, passwordOf('dana')),
      'x-handrail-hat': 'staff',
    },
  })
  expect(opening.status).toBe(200)

  await signIn(page, copy, 'ruth')
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await expect(page).toHaveURL(/tab=log/)
  const log = page.getByRole('table', { name: 'Audit log, the newest first' })
  await expect(log.getByRole('row').nth(1)).toBeVisible()

  await page.getByLabel('What was done').click()
  await page.getByRole('option', { name: 'Opened' }).click()
  await expect(page).toHaveURL(/act=read/)
  const opened = log.getByRole('row', { name: /Dana Whitfield.*Opened: Patient record.*Maria Santos/ })
  await expect(opened.first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('Dana Whitfield')

  await page.getByLabel('Until').fill('2020-01-01')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByLabel('Until').fill('')

  await opened.first().getByRole('link', { name: 'Maria Santos' }).click()
  await page.getByRole('link', { name: 'Log of this record' }).click()
  await expect(page.getByText('Only about Maria Santos')).toBeVisible()
  await page.getByRole('button', { name: 'Show everybody' }).click()
  await expect(page).not.toHaveURL(/about=/)
  expect(defects).toEqual([])
})
