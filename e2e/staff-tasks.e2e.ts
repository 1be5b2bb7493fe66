/** Tasks of the team on the overview: overdue first, taken by one while the others look, started, completed, undone. */
import type { Page } from '@playwright/test'
import type { PersonKey } from '../sample/people.ts'
import { pageBeside } from './browsers.ts'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { unfold } from './dialogs.ts'
import { signIn } from './people.ts'

const busPasses = 'Count the bus passes in the front office'
const phoneList = 'Bring the new shelter phone list to the team meeting'

async function open(page: Page, copy: Copy, person: PersonKey): Promise<void> {
  await signIn(page, copy, person)
  await page.goto('/case-manager')
  await unfold(page, 'Your tasks')
  await expect(openToAll(page).getByRole('listitem')).toHaveCount(2)
}

const mine = (page: Page) => page.getByRole('list', { name: 'Assigned to you' })
const openToAll = (page: Page) => page.getByRole('list', { name: 'Open to everyone' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

test('a task that is open to all is taken, started, completed and undone, and the others see it go', async ({
  page: dana,
  browser,
  copy,
}) => {
  test.setTimeout(90_000)
  const marcus = await pageBeside(browser, copy)
  await open(dana, copy, 'dana')
  await open(marcus, copy, 'marcus')
  const defects = [...watchForDefects(dana), ...watchForDefects(marcus)]
  await expect(mine(dana).getByRole('listitem').first()).toContainText('Overdue by 2 days')
  await expect(mine(dana).getByRole('listitem').nth(1)).toContainText('Due today')

  await press(dana, `Take: ${busPasses}`)
  await expect(dana.getByText('The task is yours')).toBeVisible()
  await expect(openToAll(marcus).getByText(busPasses)).toBeHidden()
  const taken = mine(dana).getByRole('listitem').filter({ hasText: busPasses })
  await press(dana, `Start: ${busPasses}`)
  await expect(taken).toContainText('In progress')
  await press(dana, `Complete: ${busPasses}`)
  await expect(taken).toBeHidden()
  await undo(dana, 'Task completed')
  await expect(taken).toContainText('In progress')

  // Giving it back brings it to everybody's list again; then the slower of two is told who has it.
  await press(dana, `Take: ${phoneList}`)
  await expect(openToAll(marcus).getByRole('listitem')).toHaveCount(0)
  await undo(dana, 'The task is yours', phoneList)
  await expect(openToAll(marcus).getByText(phoneList)).toBeVisible()
  const late = (route: { continue(): Promise<void> }) =>
    press(dana, `Take: ${phoneList}`)
      .then(() => expect(openToAll(dana).getByText(phoneList)).toBeHidden())
      .then(() => route.continue())
  await marcus.route('**/take', late, { times: 1 })
  await press(marcus, `Take: ${phoneList}`)
  await expect(marcus.getByText('Dana Whitfield has this task now')).toBeVisible()

  // What was completed last leaves the card with nothing to do.
  await press(marcus, 'Complete: Send Ruth your hours for the grant report')
  await expect(marcus.getByText('Nothing is waiting for you', { exact: true })).toBeVisible()
  expect(defects).toEqual([])
})

/** Presses Undo in the toast of these words. */
async function undo(page: Page, title: string, body = ''): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: body })
  await toast.getByRole('button', { name: 'Undo' }).click()
}
