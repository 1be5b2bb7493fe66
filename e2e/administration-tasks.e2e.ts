/** Task Management: one list over everybody's tasks, created, filtered, moved, mended, taken off and put back, and live. */
import type { Page } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { expect, testAlone, watchForDefects } from './copy.ts'
import { choose, dayIn, dialog } from './dialogs.ts'
import { fitsOn320 } from './look.ts'
import { rowsOf } from './owner.ts'
import { soon } from './pace.ts'
import { passwordOf, signIn } from './people.ts'

const test = testAlone()

const table = (page: Page) => page.getByRole('table', { name: 'Tasks' })
const row = (page: Page, title: string) => table(page).getByRole('row').filter({ hasText: title })

/** Chooses what to do with a task, by keyboard. */
async function act(page: Page, title: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `What to do with: ${title}` }).press('Enter')
  await page.getByRole('menuitem', { name: what, exact: true }).press('Enter')
}

test('an administrator creates tasks for a patient, a specialist and everybody, and keeps them', async ({
  page,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'ruth')
  await page.goto('/admin?tab=tasks')
  await expect(table(page)).toBeVisible()
  for (const heading of ['Title', 'Description', 'Priority', 'Status', 'Assigned to', 'Due date', 'Created'])
    await expect(table(page).getByRole('columnheader', { name: heading })).toBeVisible()

  // By keyboard: told what is missing, then for Maria.
  await page.getByRole('button', { name: 'Create Task' }).press('Enter')
  await expect(dialog(page).getByRole('combobox', { name: 'Priority' })).toHaveText('Medium')
  await choose(page, 'Assign to', 'Patient')
  await dialog(page).getByRole('button', { name: 'Create Task' }).press('Enter')
  await expect(dialog(page).getByText('Please provide a task title')).toBeVisible()
  await expect(dialog(page).getByText('Choose who it is for, or make it system-wide.')).toBeVisible()
  await dialog(page).getByLabel('Title').fill('Bring the gas bill')
  await dialog(page).getByLabel('Description').fill('The one of October')
  await choose(page, 'Priority', 'Urgent')
  await dialog(page).getByLabel('Due date').fill(dayIn(-5))
  await dialog(page).getByRole('combobox', { name: 'Assignee' }).fill('maria')
  await page.getByRole('option', { name: 'Maria Santos' }).click()
  await dialog(page).getByRole('button', { name: 'Create Task' }).press('Enter')
  await expect(page.getByText('Task created successfully')).toBeVisible()
  await expect(row(page, 'Bring the gas bill')).toContainText('Maria Santos')
  await expect(row(page, 'Bring the gas bill')).toContainText(/\d days past/)

  await page.getByRole('button', { name: 'Create Task' }).click()
  await dialog(page).getByLabel('Title').fill('Water the plants')
  await dialog(page).getByRole('button', { name: 'Create Task' }).click()
  await expect(row(page, 'Water the plants')).toContainText('System-wide')
  await expect(row(page, 'Water the plants')).toContainText('No due date')

  // Whose, and due when: the address holds it.
  const narrow = async (list: string, entry: string) => {
    await page.getByRole('combobox', { name: list }).click()
    await page.getByRole('option', { name: entry, exact: true }).click()
  }
  await narrow('Assigned to', 'Patients')
  await expect(row(page, 'Water the plants')).toHaveCount(0)
  await narrow('Due date', 'Past their day')
  await expect(row(page, 'Bring the gas bill')).toBeVisible()
  await expect(page).toHaveURL(/assignee=patient&due=overdue/)
  await page.reload()
  await expect(row(page, 'Bring the gas bill')).toBeVisible()

  await act(page, 'Bring the gas bill', 'Start')
  await expect(row(page, 'Bring the gas bill')).toContainText('In progress')
  await act(page, 'Bring the gas bill', 'Complete')
  await expect(row(page, 'Bring the gas bill')).toHaveCount(0)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Task completed' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(row(page, 'Bring the gas bill')).toContainText('In progress')

  // Put aside, the dialog gives the focus back to the menu's button.
  await act(page, 'Bring the gas bill', 'Edit')
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Bring the gas bill')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'What to do with: Bring the gas bill' })).toBeFocused()
  await act(page, 'Bring the gas bill', 'Edit')
  await dialog(page).getByLabel('Title').fill('Bring the power bill')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page.getByText('Task updated successfully')).toBeVisible()
  await expect(row(page, 'Bring the power bill')).toBeVisible()

  await act(page, 'Bring the power bill', 'Take off …')
  await dialog(page).getByRole('button', { name: 'Take off', exact: true }).press('Enter')
  await expect(dialog(page).getByText('Say why, so that others understand.')).toBeVisible()
  await dialog(page).getByLabel('Reason').fill('She sent it by mail')
  await dialog(page).getByRole('button', { name: 'Take off', exact: true }).press('Enter')
  await expect(page.getByText('Task taken off')).toBeVisible()
  await narrow('Assigned to', 'Everyone')
  await narrow('Due date', 'Any day')
  await narrow('Status', 'Taken off')
  await expect(row(page, 'Bring the power bill')).toContainText('Why: She sent it by mail')
  await act(page, 'Bring the power bill', 'Put back')
  await expect(page.getByText('Task put back')).toBeVisible()
  await narrow('Status', 'All but those taken off')
  await expect(row(page, 'Bring the power bill')).toContainText('In progress')
  await fitsOn320(page, 'the list of tasks')

  // What somebody else does shows at once; what fails leaves the words where they were typed.
  const [busPasses] = await rowsOf<{ id: string; title: string }>(
    copy,
    `select id, title from staff_tasks where title = 'Count the bus passes in the front office'`,
    'postgres',
  )
  await expect(row(page, busPasses?.title ?? '')).toContainText('System-wide')
  const taken = await fetch(`${copy.origin}/api/staff-tasks/${busPasses?.id}/take`, {
    method: 'POST',
    headers: {
      cookie: await copy.cookieOf(namedPeople.dana.email, passwordOf('dana')),
      'x-handrail-hat': 'staff',
      'content-type': 'application/json',
    },
    body: '{}',
  })
  expect(taken.ok).toBe(true)
  await expect(row(page, busPasses?.title ?? '')).toContainText('Dana Whitfield', await soon(page, 5_000))
  await page.route('**/api/staff-tasks', route => route.abort())
  await page.getByRole('button', { name: 'Create Task' }).click()
  await dialog(page).getByLabel('Title').fill('Lost on the way')
  await dialog(page).getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByText('Failed to create task')).toBeVisible()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Lost on the way')
  expect(defects).toEqual([])
})

test('a case manager mends a task on the patient’s page, and takes it off', async ({ page, copy }) => {
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager/patients')
  await page.getByRole('link', { name: 'Maria' }).first().click()
  await page.getByRole('link', { name: 'Goals and tasks' }).click()
  const title = 'Llamar a la farmacia por el descuento'
  await act(page, title, 'Edit')
  await dialog(page).getByLabel('Title').fill(`${title} hoy`)
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Task updated successfully')).toBeVisible()
  await act(page, `${title} hoy`, 'Take off …')
  await dialog(page).getByLabel('Reason').fill('Already done')
  await dialog(page).getByRole('button', { name: 'Take off', exact: true }).click()
  await expect(page.getByText('Task taken off')).toBeVisible()
  await expect(page.getByRole('button', { name: `What to do with: ${title} hoy` })).toHaveCount(0)
})
