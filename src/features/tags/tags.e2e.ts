/** Tags in the browser: put on and taken off by keyboard, narrowing lists, renamed, merged and deleted by an administrator. */
import type { Page } from '@playwright/test'
import { pageBeside } from '../../../e2e/browsers.ts'
import { expect, test, watchForDefects } from '../../../e2e/copy.ts'
import { follow } from '../../../e2e/follow.ts'
import { signIn } from '../../../e2e/people.ts'

const tagsIn = (page: Page) => page.getByRole('list', { name: 'Tags' })

const staff = { 'x-handrail-hat': 'staff' }

async function idOf(page: Page, name: string): Promise<string> {
  const answer = await page.request.get(`/api/caseload/patients?search=${name}`, { headers: staff })
  return ((await answer.json()) as { patients: { id: string }[] }).patients[0]?.id ?? ''
}

/** Puts a tag on as the desk does, which a test has seen already. */
async function putOn(page: Page, patientId: string, name: string): Promise<void> {
  const answer = await page.request.post(`/api/patients/${patientId}/tags`, {
    headers: staff,
    data: { id: crypto.randomUUID(), name },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** With nothing but the keys: opens the dialog, types, and takes what stands first. */
async function addTag(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a tag' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add a tag' })).toContainText('Only staff see tags')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** By keyboard, taken off and back, and the caseload narrowed by them. */
async function work(page: Page): Promise<void> {
  const maria = await idOf(page, 'Maria')
  await page.goto(`/case-manager/patients/${maria}`)
  await addTag(page, 'Housing first')
  await expect(page.getByText('Tag added').first()).toBeVisible()
  await putOn(page, maria, 'Interpreter booked for every visit')
  await expect(tagsIn(page).getByRole('listitem')).toContainText([
    'Housing first',
    'Interpreter booked',
    'Add a tag',
  ])

  // The focus is where it belongs although the change notification overtakes the answer and takes the tag away.
  await page.route(/\/api\/patients\/[^/]+\/tags\/[^/]+$/, async route => {
    const response = await route.fetch()
    await expect(tagsIn(page).getByText('Housing first')).toBeHidden()
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Take off the tag Housing first' }).click()
  await expect(tagsIn(page)).toBeFocused()
  await expect(page.getByText('Tag taken off')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tagsIn(page).getByText('Housing first')).toBeVisible()

  // Written otherwise, it is the same tag.
  await putOn(page, await idOf(page, 'James'), 'hóusing first')
  await page.getByRole('link', { name: 'Patients', exact: true }).click()
  const narrow = async (name: string) => {
    await page.getByRole('combobox', { name: 'Narrow by tags' }).click()
    await page.getByRole('option', { name }).click()
  }
  const listed = page.getByRole('table').getByRole('rowheader')
  await narrow('Housing first')
  await expect(listed).toHaveText([/Maria/, /Jay/])
  await narrow('Interpreter')
  await expect(listed).toHaveText([/Maria/])
  await expect(page).toHaveURL(/tags=[0-9a-f-]{36}&tags=[0-9a-f-]{36}/)
  await page.getByRole('button', { name: 'No longer narrow by Interpreter booked' }).click()
  await expect(listed).toHaveCount(2)
}

/** Renamed, merged with Undo and deleted, and the desk sees it at once. */
async function keepInOrder(page: Page, desk: Page): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Manage tags' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Rename Veteran' }).click()
  await dialog.getByLabel('Name of the tag').fill('Served')
  await page.keyboard.press('Enter')
  await expect(tagsIn(desk)).toContainText('Served')
  await expect(page.getByText('Tag renamed')).toBeVisible()

  // Said before the list of the dialog has the new name: the old one begins like the other tag.
  await dialog.getByRole('button', { name: 'Merge Vet', exact: true }).click()
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Served' }).click()
  await expect(dialog).toContainText('1 patient gets the other tag instead; 1 of them has it already.')
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(tagsIn(desk).getByText('Vet', { exact: true })).toBeHidden()
  await expect(page.getByText('Tags merged')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tagsIn(desk).getByText('Vet', { exact: true })).toBeVisible()
  await expect(page.getByText('Merge undone')).toBeVisible()

  await page.getByRole('button', { name: 'Manage tags' }).click()
  await dialog.getByRole('button', { name: 'Delete Vet', exact: true }).click()
  await expect(dialog).toContainText('It is taken off 1 patient.')
  await dialog.getByRole('button', { name: 'Delete the tag' }).click()
  await expect(tagsIn(desk).getByText('Vet', { exact: true })).toBeHidden()
  await expect(tagsIn(desk)).toContainText('Served')
  await expect(page.getByText('Tag deleted')).toBeVisible()
}

test('a case manager puts tags on, and narrows the caseload by them; an administrator renames, merges and deletes them before their eyes', async ({
  browser,
  page: desk,
  copy,
}) => {
  const page = await pageBeside(browser, copy)
  const defects = [page, desk].flatMap(watchForDefects)
  await signIn(desk, copy, 'dana')
  await work(desk)
  const tom = await idOf(desk, 'Tom')
  for (const name of ['Vet', 'Veteran']) await putOn(desk, tom, name)
  await follow(desk, `/case-manager/patients/${tom}`)
  await signIn(page, copy, 'ruth')
  await keepInOrder(page, desk)
  expect(defects).toEqual([])
})
