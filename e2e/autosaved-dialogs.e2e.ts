/**
 * What is typed into a dialog outlives the page and the session; sent or put aside, it is gone. Each kind of field, who else finds
 * nothing of it, and what is wrong at a field are asked in src/screens/desk/dialog-drafts.test.tsx.
 */
import type { Page } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { choose, dialog } from './dialogs.ts'
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
  await signIn(page, copy, 'dana')
  await page.reload()
  await open(page, 'Create Task')
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Bring the letter')
  await expect(dialog(page).getByRole('combobox', { name: 'Priority' })).toHaveText('Urgent')
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
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await openStep(page)
  await expect(dialog(page).getByLabel('What comes next')).toHaveValue(before)
  expect(defects).toEqual([])
})
