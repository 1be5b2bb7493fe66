/**
 * A patient's goals: what they write stays, whatever happens to the page or the line. What is said where something fails, how goals
 * are grouped and the patient's own details are asked in src/screens/patient-portal/profile.test.tsx.
 */
import type { BrowserContext, Page, Route } from '@playwright/test'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { soon } from './pace.ts'
import { signIn } from './people.ts'

const profile = '/patient-portal/profile'
const cutLine = (route: Route) => route.abort('internetdisconnected')
const groupOf = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\(`) })

async function addGoal(context: BrowserContext, copy: Copy, title: string): Promise<void> {
  const added = await context.request.post(`${copy.origin}/api/goals`, {
    headers: { 'x-handrail-hat': 'patient' },
    data: { id: crypto.randomUUID(), title },
  })
  expect(added.status()).toBe(201)
}

async function goalsOf(context: BrowserContext, copy: Copy): Promise<{ title: string; notes: string }[]> {
  const answer = await context.request.get(`${copy.origin}/api/goals`, {
    headers: { 'x-handrail-hat': 'patient' },
  })
  return (await answer.json()) as { title: string; notes: string }[]
}

async function addAndDelete(page: Page, context: BrowserContext, copy: Copy): Promise<void> {
  await page.goto('/patient-portal/dashboard')
  await page.getByRole('link', { name: 'Add a goal' }).click()
  await expect(page.getByRole('dialog', { name: 'Create New Goal' })).toBeVisible()
  await page.getByLabel('Title').fill('Walk every morning')
  // The words of the dialog outlive the page.
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Walk every morning')
  await page.getByRole('button', { name: 'Add Goal', exact: true }).click()
  await expect(page.getByText('Goal added')).toBeVisible()
  await expect(groupOf(page, 'My Personal Goals')).toContainText('(1)')
  expect((await goalsOf(context, copy)).map(goal => goal.title)).toEqual(['Walk every morning'])

  const tick = page.getByRole('checkbox', { name: 'Walk every morning' })
  await tick.click()
  await expect(page.getByText('Goal completed')).toBeVisible()
  await expect(tick).toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Goal reopened')).toBeVisible()
  await expect(tick).not.toBeChecked()

  await page.getByRole('button', { name: 'Delete: Walk every morning' }).click()
  await page.getByRole('button', { name: 'Delete goal' }).click()
  await expect(page.getByText('Goal deleted')).toBeVisible()
  await expect(tick).toHaveCount(0)
  expect(await goalsOf(context, copy)).toEqual([])
}

/** Notes are saved while somebody types, and survive a closed tab and a cut line. */
async function writeNotes(page: Page, context: BrowserContext, copy: Copy, goal: string): Promise<void> {
  await page.getByRole('button', { name: `Add Notes: ${goal}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Goal Notes' })
  await dialog.getByLabel('Your notes').pressSequentially('Tea helps')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Notes updated')).toBeVisible()
  await expect(page.getByText('Notes: Tea helps')).toBeVisible()

  await page.route('**/notes', cutLine)
  await page.getByRole('button', { name: `Edit Notes: ${goal}` }).click()
  await dialog.getByLabel('Your notes').press('End')
  await dialog.getByLabel('Your notes').pressSequentially(', and no phone')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Failed to update notes.')).toBeVisible()
  await expect(dialog.getByText('Your words are kept on this device')).toBeVisible()
  await context.setOffline(true)
  await page.close()
  await context.setOffline(false)

  const again = await context.newPage()
  await again.goto(profile)
  await expect(again.getByText('Notes: Tea helps, and no phone')).toBeVisible()
  await expect
    .poll(async () => (await goalsOf(context, copy)).find(({ title }) => title === goal)?.notes)
    .toBe('Tea helps, and no phone')
}

test('a patient adds a goal, completes it, takes that back, and deletes it; another device’s is there at once, and notes on it survive a closed tab and a cut line', async ({
  page,
  context,
  copy,
}) => {
  const defects = watchForDefects(page)
  await signIn(page, copy, 'sam')
  await addAndDelete(page, context, copy)
  const goal = 'Call my sister on Sundays'
  // What another device adds is there at once.
  await addGoal(context, copy, goal)
  await expect(page.getByRole('checkbox', { name: goal })).toBeVisible(await soon(page, 2_000))
  await writeNotes(page, context, copy, goal)
  expect(defects).toEqual([])
})
