/** Two records of one person: found, compared, merged with the name typed, found again by whoever had it open, and taken back. */
import { randomUUID } from 'node:crypto'
import { expect, testAlone, watchForDefects } from '../../../e2e/copy.ts'
import { asOwner } from '../../../e2e/owner.ts'
import { signIn } from '../../../e2e/people.ts'

const test = testAlone()

test('an administrator merges two records of one person, and takes it back', async ({
  page,
  copy,
  browser,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  const id = randomUUID()
  const marcus = "(select id from case_managers where name like 'Marcus%')"
  await asOwner(
    copy,
    `insert into patients (organization_id, id, name, phone, case_manager_id)
      select organization_id, '${id}', 'Mariah Santos', '555 0188', ${marcus} from case_managers where id = ${marcus};
     insert into tasks (organization_id, patient_id, title)
      select organization_id, id, 'Ask for the marigold map' from patients where id = '${id}';
     insert into next_steps (organization_id, patient_id, step, due_on)
      select organization_id, id, 'Call about the marigold map', '2026-01-02' from patients where id = '${id}'`,
  )
  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, copy, 'marcus')
  await desk.goto(`/case-manager/patients/${id}`)
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Mariah')

  await signIn(page, copy, 'ruth')
  await page.goto(`/admin?tab=patients&patient=${id}`)
  await page.getByRole('button', { name: 'Merge with another record' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Find the other record').fill('maria santos')
  await dialog.getByRole('button', { name: 'Compare with Maria Santos' }).click()
  // Maria has an account, so hers is the record that stays, although the other one was opened.
  await expect(dialog.getByText('The record with an account stays')).toBeVisible()
  await expect(dialog.getByText('1 task', { exact: true })).toBeVisible()
  await expect(dialog.getByText('in both: the one that is due first stays')).toBeVisible()
  await expect(dialog.getByText(/^Marcus Oyelaran will no longer see this person/)).toBeVisible()
  await dialog.getByRole('group', { name: 'Phone' }).getByRole('radio', { name: '555 0188' }).check()
  await dialog.getByLabel(/^Type/).fill('somebody else')
  await dialog.getByRole('button', { name: 'Merge the records' }).click()
  await expect(dialog.getByText('That is not the name of the record that stays.')).toBeVisible()
  await dialog.getByLabel(/^Type/).fill('maria santos')
  await dialog.getByRole('button', { name: 'Merge the records' }).click()
  await expect(page.getByText('The records are one now')).toBeVisible()

  // Whoever had the record open reads what happened; Marcus is not on Maria's team.
  await expect(desk.getByText('This record was merged with another one')).toBeVisible()
  await expect(desk.getByText('Ask an administrator if you should be on that care team.')).toBeVisible()

  await expect(page.getByText('This record was merged with another one')).toBeVisible()
  await page.getByRole('link', { name: 'Open Maria Santos' }).click()
  await expect(page.getByText(/^Mariah Santos was merged into this record/)).toBeVisible()
  await expect(page.getByText('Call about the marigold map').first()).toBeVisible()
  // Nobody calls Maria, so her new number is not shown, and of the one before stands below that there was one.
  await expect(page.getByText(/^A phone number, until/)).toBeVisible()
  await page.getByRole('link', { name: /^Goals and tasks/ }).click()
  await expect(page.getByText('Ask for the marigold map')).toBeVisible()

  await page.getByRole('link', { name: /^Summary/ }).click()
  await page.getByRole('button', { name: 'Undo the merge' }).click()
  await expect(page.getByRole('dialog').getByText('Nothing has come since.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the merge' }).click()
  await expect(page.getByText('The merge is undone')).toBeVisible()
  await expect(page.getByText(/^The merge with Mariah Santos was undone/)).toBeVisible()
  await page.getByRole('link', { name: /^Goals and tasks/ }).click()
  await expect(page.getByText('Ask for the marigold map')).toHaveCount(0)
  await desk.goto(`/case-manager/patients/${id}?section=goals`)
  await expect(desk.getByText('Ask for the marigold map')).toBeVisible()
  expect(defects).toEqual([])
})
