/** What is typed into a dialog outlives the page and the session, for the same person; sent or put aside, it is gone. */
import type { Page } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { choose, dayIn, dialog, unfold } from './dialogs.ts'
import { signIn } from './people.ts'

const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function openStep(page: Page): Promise<void> {
  await open(page, 'Put the next step off, or change it')
  await page.getByRole('menuitem', { name: 'Change next step' }).click()
}

async function openPatient(page: Page): Promise<void> {
  await page.goto('/case-manager/patients')
  await page.getByRole('link', { name: namedPeople.maria.name }).click()
  await page.getByRole('link', { name: 'Goals and tasks' }).click()
  await expect(page.getByRole('button', { name: 'Create Task' })).toBeVisible()
}

async function tasksNamed(page: Page, copy: Copy, title: string): Promise<number> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const answer = await page.request.get(`${copy.origin}/api/tasks?patientId=${id}`, {
    headers: { 'x-handrail-hat': 'staff' },
  })
  return ((await answer.json()) as { title: string }[]).filter(task => task.title === title).length
}

test('a case manager’s words are there after a dead page, a cut line and a session that ended', async ({
  page,
  copy,
}) => {
  test.setTimeout(90_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'dana')
  await openPatient(page)
  await open(page, 'Create Task')
  await dialog(page).getByLabel('Title').fill('Bring the letter')
  await dialog(page).getByLabel('Description').fill('The one from the landlord, with the date')
  await choose(page, 'Priority', 'Urgent')
  await page.reload()
  await open(page, 'Create Task')
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Bring the letter')
  await expect(dialog(page).getByRole('combobox', { name: 'Priority' })).toHaveText('Urgent')

  // The task arrives, its answer doesn't: the next page sends it again, and there is one.
  const isNew = (address: URL) => /\/api\/tasks$/.test(address.pathname)
  await page.route(isNew, async route => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await dialog(page).getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByText('Failed to create task')).toBeVisible()
  // A second try may still be on its way: taken away under it, the route would be answered twice.
  await page.unrouteAll({ behavior: 'wait' })
  await page.context().clearCookies()
  await page.reload()
  await signIn(page, copy, 'dana')
  await openPatient(page)
  await open(page, 'Create Task')
  await expect(dialog(page).getByLabel('Description')).toHaveValue('The one from the landlord, with the date')
  await dialog(page).getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByText('Task created successfully')).toBeVisible()
  expect(await tasksNamed(page, copy, 'Bring the letter')).toBe(1)

  // Sent, or put aside by hand, nothing of it is left.
  await open(page, 'Create Task')
  await expect(dialog(page).getByLabel('Title')).toHaveValue('')
  await expect(dialog(page).getByRole('combobox', { name: 'Priority' })).toHaveText('Medium')
  await dialog(page).getByLabel('Title').fill('Half a thought')
  await page.keyboard.press('Escape')
  await open(page, 'Create Task')
  await expect(dialog(page).getByLabel('Title')).toHaveValue('')
  await page.keyboard.press('Escape')

  // What stood there before comes back with Cancel.
  await openStep(page)
  const before = await dialog(page).getByLabel('What comes next').inputValue()
  await dialog(page).getByLabel('What comes next').fill('Meet the landlord together')
  await page.reload()
  await openStep(page)
  await expect(dialog(page).getByLabel('What comes next')).toHaveValue('Meet the landlord together')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await openStep(page)
  await expect(dialog(page).getByLabel('What comes next')).toHaveValue(before)
  expect(defects).toEqual([])
})

test('what was chosen is there with the words: whom to cover and since when, why a case ends', async ({
  page,
  copy,
}) => {
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager')
  await unfold(page, 'Cover')
  await open(page, 'Ask a colleague to cover')
  await choose(page, 'Who covers', namedPeople.marcus.name)
  await choose(page, 'For whom', namedPeople.maria.name)
  await dialog(page).getByLabel('From').fill(dayIn(3))
  await page.reload()
  await open(page, 'Ask a colleague to cover')
  await expect(dialog(page).getByRole('combobox', { name: 'Who covers' })).toHaveValue(
    namedPeople.marcus.name,
  )
  await expect(dialog(page).getByRole('combobox', { name: 'For whom' })).toHaveValue(namedPeople.maria.name)
  await expect(dialog(page).getByLabel('From')).toHaveValue(dayIn(3))
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await open(page, 'Ask a colleague to cover')
  await expect(dialog(page).getByRole('combobox', { name: 'For whom' })).toHaveValue('')
  await page.keyboard.press('Escape')

  await openPatient(page)
  await page.goBack()
  await open(page, 'Close case')
  await choose(page, 'Reason', 'Moved away')
  await page.reload()
  await open(page, 'Close case')
  await expect(dialog(page).getByRole('combobox', { name: 'Reason' })).toHaveText('Moved away')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
})

test('what is wrong stands at its field, which is gone to, until it is changed', async ({ page, copy }) => {
  await signIn(page, copy, 'dana')
  await openPatient(page)
  await open(page, 'Create Task')
  const title = dialog(page).getByLabel('Title')
  await dialog(page).getByLabel('Description').fill('The one from the landlord')
  await dialog(page).getByRole('button', { name: 'Create Task' }).click()
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription('Please provide a task title')
  await title.fill('B')
  await expect(title).toHaveAccessibleDescription('')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()

  // A choice out of a list is gone to as well.
  await page.goBack()
  await open(page, 'Close case')
  await dialog(page).getByRole('button', { name: 'Close case' }).click()
  const reason = dialog(page).getByRole('combobox', { name: 'Reason' })
  await expect(reason).toBeFocused()
  await choose(page, 'Reason', 'Moved away')
  await expect(reason).toHaveAccessibleDescription('')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
})

test('a patient’s words to an appointment stay until it is asked for, and for them alone', async ({
  page,
  copy,
}) => {
  await signIn(page, copy, 'maria')
  const words = page.getByRole('dialog').getByLabel('Notes')
  const date = page.getByRole('dialog').getByLabel('Date')
  const schedule = () => page.getByRole('button', { name: 'Schedule an appointment' }).first().click()
  await page.goto('/patient-portal/dashboard')
  await schedule()
  await date.fill(dayIn(7))
  await words.fill('I would like to bring my sister')
  await page.reload()
  await schedule()
  await expect(words).toHaveValue('I would like to bring my sister')
  await expect(date).toHaveValue(dayIn(7))
  // The screen knows the day too: only the time is asked for.
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for this time' }).click()
  await expect(page.getByRole('dialog').getByLabel('Time')).toBeFocused()
  await page.context().clearCookies()
  await signIn(page, copy, 'aisha')
  await page.goto('/patient-portal/dashboard')
  await schedule()
  await expect(words).toHaveValue('')
})
