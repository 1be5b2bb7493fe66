/**
 * Administration, in one copy: staff and the organization’s name, everybody’s tasks, and the page of a patient, each from the
 * first dialog to what follows from it.
 */
import type { Page } from '@playwright/test'
import { namedPeople, organizations } from '../sample/people.ts'
import { type Copy, expect, testAlone, watchForDefects } from './copy.ts'
import { choose, dayIn, dialog, unfold } from './dialogs.ts'
import { areEnginesOff } from './engines.ts'
import { follow } from './follow.ts'
import { fitsOn320 } from './look.ts'
import { asOwner, rowsOf } from './owner.ts'
import { soon } from './pace.ts'
import { passwordOf, signIn } from './people.ts'

const test = testAlone()
const { dana, marcus, ruth } = namedPeople
const said = (page: Page, words: string) =>
  expect(page.locator('[data-sonner-toast]').getByText(words, { exact: true }).first()).toBeVisible()

/** Fills in the open dialog for a person, and presses its main button. */
async function enter(page: Page, name: string, email: string, button: string): Promise<void> {
  await dialog(page).getByLabel('Name', { exact: true }).fill(name)
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByRole('button', { name: button, exact: true }).press('Enter')
}

// Other refusals: administration.toasts.test.tsx. What does not load, and who administers nothing: administrators-only.test.tsx.
test('an administrator adds, changes and assigns staff, chooses the default, and names the organization', async ({
  page,
  context,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'ruth')
  await page.goto('/admin?tab=specialists')
  for (const heading of ['Name', 'Email', 'Patients', 'Created'])
    await expect(page.getByRole('columnheader', { name: heading, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add Specialist' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await expect(dialog(page).getByText('Please provide both name and email').first()).toBeVisible()
  await enter(page, 'Sana Ito', 'sana.ito@example.org', 'Add')
  await said(page, 'Extended Support Specialist added successfully')
  await page.getByRole('button', { name: 'Edit Sana Ito' }).press('Enter')
  await expect(dialog(page)).toHaveAccessibleName('Edit Extended Support Specialist')
  await enter(page, 'Sana Ito-Reyes', 'sana.ito@example.org', 'Save Changes')
  await said(page, 'Extended Support Specialist updated successfully')
  await fitsOn320(page, 'the specialists')

  await follow(page, '/admin?tab=case-managers')
  for (const heading of ['Name', 'Email', 'Patients', 'Specialist', 'Default', 'Created'])
    await expect(page.getByRole('columnheader', { name: heading, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Assign Specialist' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Assign', exact: true }).press('Enter')
  await expect(dialog(page).getByText('Please select both case manager and specialist')).toBeVisible()
  await choose(page, 'Case manager', marcus.name)
  await choose(page, 'Specialist', 'Sana Ito-Reyes')
  await dialog(page).getByRole('button', { name: 'Assign', exact: true }).press('Enter')
  await said(page, 'Specialist assigned')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row(marcus.name)).toContainText('Sana Ito-Reyes')

  await page.getByRole('button', { name: 'Add Case Manager' }).press('Enter')
  await enter(page, 'Lena Fox', 'lena.fox@example.org', 'Add')
  await said(page, 'Every seat is taken')
  await asOwner(copy, `update organizations set seats = 9 where slug = '${organizations.riverbend.slug}'`)
  await enter(page, 'Lena Fox', 'lena.fox@example.org', 'Add')
  await said(page, 'Case manager added. Their invitation is on its way.')
  await page.getByRole('button', { name: 'Edit Lena Fox' }).press('Enter')
  await expect(dialog(page)).toHaveAccessibleName('Edit Case Manager')
  await enter(page, 'Lena Fuchs', 'lena.fox@example.org', 'Save Changes')
  await said(page, 'Case manager updated successfully')
  await page.getByRole('button', { name: `Make default: ${marcus.name}` }).press('Enter')
  await said(page, `New patients go to ${marcus.name}.`)
  await expect(row(marcus.name).getByText('Default', { exact: true }).filter({ visible: true })).toBeVisible()
  await fitsOn320(page, 'the case managers')

  await page.getByRole('button', { name: 'Rename' }).press('Enter')
  await dialog(page).getByLabel('Name', { exact: false }).first().fill('Riverbend United')
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await said(page, 'Your organization has its new name.')
  await follow(page, '/admin?tab=settings')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).press('Enter')
  await said(page, 'Link copied')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await page.getByRole('button', { name: 'Copy link' }).press('Enter')
  await said(page, 'The link was not copied')
  await expect(page.getByText('Riverbend United').first()).toBeVisible()
  expect(defects).toEqual([])
})

const tasks = (page: Page) => page.getByRole('table', { name: 'Tasks' })
const taskRow = (page: Page, title: string) => tasks(page).getByRole('row').filter({ hasText: title })

/** Chooses what to do with a task, by keyboard. */
async function act(page: Page, title: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `What to do with: ${title}` }).press('Enter')
  await page.getByRole('menuitem', { name: what, exact: true }).press('Enter')
}

async function narrow(page: Page, list: string, entry: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: entry, exact: true }).click()
}

/** Dana takes a task that is anybody's, at her desk. */
async function acceptAsDana(copy: Copy, title: string): Promise<void> {
  const [task] = await rowsOf<{ id: string }>(
    copy,
    `select id from staff_tasks where title = '${title}'`,
    'postgres',
  )
  const taken = await fetch(`${copy.origin}/api/staff-tasks/${task?.id}/take`, {
    method: 'POST',
    headers: {
      cookie: await copy.cookieOf(dana.email, passwordOf('dana')),
      'x-handrail-hat': 'staff',
      'content-type': 'application/json',
    },
    body: '{}',
  })
  expect(taken.ok).toBe(true)
}

// What is missing, what fails, and the same on a patient’s page: task-management.test.tsx.
test('an administrator creates a task for a patient, and keeps everybody’s in one list, which is live', async ({
  page,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'ruth')
  await page.goto('/admin?tab=tasks')
  await expect(tasks(page)).toBeVisible()
  for (const heading of ['Title', 'Description', 'Priority', 'Status', 'Assigned to', 'Due date', 'Created'])
    await expect(tasks(page).getByRole('columnheader', { name: heading })).toBeVisible()

  // By keyboard, for Maria.
  await page.getByRole('button', { name: 'Create Task' }).press('Enter')
  await expect(dialog(page).getByRole('combobox', { name: 'Priority' })).toHaveText('Medium')
  await choose(page, 'Assign to', 'Patient')
  await dialog(page).getByLabel('Title').fill('Bring the gas bill')
  await dialog(page).getByLabel('Description').fill('The one of October')
  await choose(page, 'Priority', 'Urgent')
  await dialog(page).getByLabel('Due date').fill(dayIn(-5))
  await dialog(page).getByRole('combobox', { name: 'Assignee' }).fill('maria')
  await page.getByRole('option', { name: 'Maria Santos' }).click()
  await dialog(page).getByRole('button', { name: 'Create Task' }).press('Enter')
  await expect(page.getByText('Task created successfully')).toBeVisible()
  await expect(taskRow(page, 'Bring the gas bill')).toContainText('Maria Santos')
  await expect(taskRow(page, 'Bring the gas bill')).toContainText(/\d days past/)

  // What somebody else does shows at once.
  const anybodys = 'Count the bus passes in the front office'
  await expect(taskRow(page, anybodys)).toContainText('System-wide')
  await acceptAsDana(copy, anybodys)
  await expect(taskRow(page, anybodys)).toContainText('Dana Whitfield', await soon(page, 5_000))

  // Whose, and due when: the address holds it.
  await narrow(page, 'Assigned to', 'Patients')
  await expect(taskRow(page, anybodys)).toHaveCount(0)
  await narrow(page, 'Due date', 'Past their day')
  await expect(taskRow(page, 'Bring the gas bill')).toBeVisible()
  await expect(page).toHaveURL(/assignee=patient&due=overdue/)

  await act(page, 'Bring the gas bill', 'Start')
  await expect(taskRow(page, 'Bring the gas bill')).toContainText('In progress')
  await act(page, 'Bring the gas bill', 'Complete')
  await expect(taskRow(page, 'Bring the gas bill')).toHaveCount(0)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Task completed' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(taskRow(page, 'Bring the gas bill')).toContainText('In progress')

  // Put aside, the dialog gives the focus back to the menu's button.
  await act(page, 'Bring the gas bill', 'Edit')
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Bring the gas bill')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'What to do with: Bring the gas bill' })).toBeFocused()
  await act(page, 'Bring the gas bill', 'Edit')
  await dialog(page).getByLabel('Title').fill('Bring the power bill')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page.getByText('Task updated successfully')).toBeVisible()
  await act(page, 'Bring the power bill', 'Take off …')
  await dialog(page).getByLabel('Reason').fill('She sent it by mail')
  await dialog(page).getByRole('button', { name: 'Take off', exact: true }).press('Enter')
  await expect(page.getByText('Task taken off')).toBeVisible()
  await narrow(page, 'Due date', 'Any day')
  await narrow(page, 'Status', 'Taken off')
  await expect(taskRow(page, 'Bring the power bill')).toContainText('Why: She sent it by mail')
  await act(page, 'Bring the power bill', 'Put back')
  await expect(page.getByText('Task put back')).toBeVisible()
  await narrow(page, 'Status', 'All but those taken off')
  await expect(taskRow(page, 'Bring the power bill')).toContainText('In progress')
  await fitsOn320(page, 'the list of tasks')
  expect(defects).toEqual([])
})

test('an administrator comes from the progress overview to the page of a patient, and works there', async ({
  page,
  copy,
}) => {
  test.setTimeout(180_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'ruth')
  // Opening the desk makes Ruth a case manager too; one patient is hers, so that the overview names somebody.
  await page.request.post('/api/case-manager/open', { headers: { 'x-handrail-hat': 'visitor' }, data: {} })
  await asOwner(
    copy,
    `update patients set case_manager_id = (select id from case_managers where email = '${ruth.email}')
      where name like 'Maria%'`,
  )
  await page.goto('/case-manager')
  await unfold(page, 'Patient progress overview')
  const overview = page.getByRole('list', { name: 'Patients, the lowest completion first' })
  await overview.getByRole('link', { name: /Maria/ }).click()
  await expect(page).toHaveURL(/\/admin\?tab=patients&patient=[0-9a-f-]{36}$/)

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria')
  const sections = page.getByRole('navigation', { name: 'Sections of this record' })
  const openSection = (name: string) => sections.getByRole('link', { name, exact: true }).click()
  for (const [section, cards] of [
    ['Summary', ['Suggestions and drafts', 'Care team', 'Contact', 'Getting started', 'Additional notes']],
    ['Checklist', ['AI-Powered Case Management Checklist']],
    ['Notes', ['Case notes']],
    ['Messages', ['Conversations']],
    ['Appointments', ['Appointments']],
    ['Forms', ['Forms']],
    ['Files', ['Files']],
    ['Activity', ['Patient Activity Feed']],
    ['Goals and tasks', ['Goals', 'Tasks']],
  ] as const) {
    await openSection(section)
    for (const card of cards)
      await expect(page.getByRole('heading', { name: card, level: 2 }), section).toBeVisible()
    await expect(page.getByText('Try again')).toHaveCount(0)
  }

  // Work in the administrator's hat: a goal, a task, a tick, a draft.
  await page.getByRole('button', { name: 'Create Goal' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Walk to the marigold garden')
  await page.getByRole('dialog').getByRole('button', { name: 'Create Goal' }).click()
  await expect(page.getByText('Walk to the marigold garden', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Create Task' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Ask for the marigold map')
  await page.getByRole('dialog').getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByText('Ask for the marigold map')).toBeVisible()
  if (!areEnginesOff) {
    await openSection('Summary')
    await page.getByRole('button', { name: 'Care plan', exact: true }).click()
    const plan = page.getByRole('region', { name: 'Care plan' })
    await expect(plan.getByRole('textbox')).toHaveValue(/Walk to the marigold garden/)
    await plan.getByRole('button', { name: /^Accept as case note/ }).click()
    await page.getByRole('region', { name: 'Your draft' }).getByRole('button', { name: 'Sign…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign note' }).click()
    await openSection('Notes')
    await expect(
      page.getByText(/^From an assistant’s draft \(the built-in guide\), accepted unchanged by Ruth/),
    ).toBeVisible()
  }

  // Conversations are read, not written in; a submission prints.
  await openSection('Messages')
  await page.getByRole('button', { name: /^Read: With .*case manager/ }).click()
  await expect(
    page
      .getByRole('region', { name: /^Messages: With/ })
      .getByText(/^Maria, /)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: /message/i })).toHaveCount(0)
  await openSection('Forms')
  await page
    .getByRole('button', { name: /^Read answers/ })
    .first()
    .click()
  const printed = page.context().waitForEvent('page')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Print/ })
    .click()
  const paper = await printed
  await expect(paper).toHaveURL(/\/admin\/submissions\/[0-9a-f-]{36}\/print$/)
  await expect(paper.getByRole('button', { name: /Print/ })).toBeVisible()
  await paper.close()
  await page.keyboard.press('Escape')

  // Reassigned from here; the patient reads in their portal who opened what.
  await openSection('Summary')
  await page.getByRole('button', { name: /^Assign Maria/ }).click()
  await page.getByRole('dialog').getByLabel('Case Manager').click()
  await page.getByRole('option', { name: 'Marcus Oyelaran' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText('Maria Santos is now with Marcus Oyelaran.')).toBeVisible()
  const team = page.getByRole('list', { name: 'Who is on the care team' })
  await expect(team.getByRole('listitem').filter({ hasText: 'Marcus Oyelaran' })).toContainText(
    'Case manager',
  )
  const patient = await copy.cookieOf(namedPeople.maria.email, passwordOf('maria'))
  const openings = await fetch(`${copy.origin}/api/portal/openings`, {
    headers: { cookie: patient, 'x-handrail-hat': 'patient' },
  })
  const opened = ((await openings.json()) as { openings: { entity: string; hat: string }[] }).openings
  for (const entity of ['patients', 'conversations', 'submissions'])
    expect(opened).toContainEqual(expect.objectContaining({ entity, hat: 'administrator' }))

  // From the list and back to it, as it was left.
  await follow(page, '/admin?search=grace')
  await page.getByRole('link', { name: /Grace/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Grace')
  await page.getByRole('link', { name: 'All patients of the organization' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('grace')
  expect(defects).toEqual([])
})
