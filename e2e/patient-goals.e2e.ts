/** Goals and the patient's own profile: what they write stays, what they delete they were asked about, toasts are true. */
import type { BrowserContext, Page, Route } from '@playwright/test'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { soon } from './pace.ts'
import { signIn } from './people.ts'

const profile = '/patient-portal/profile'
const cutLine = (route: Route) => route.abort('internetdisconnected')
const asking = (path: string) => (address: URL) => decodeURIComponent(address.href).includes(`/api${path}`)
const groupOf = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\(`) })

async function addGoal(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Personal Goal' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Add Goal', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function goalsOf(context: BrowserContext, copy: Copy): Promise<{ title: string; notes: string }[]> {
  const answer = await context.request.get(`${copy.origin}/api/goals`, {
    headers: { 'x-handrail-hat': 'patient' },
  })
  return (await answer.json()) as { title: string; notes: string }[]
}

test('a patient adds a goal, completes it, takes that back, and deletes it after being asked', async ({
  page,
  context,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  await signIn(page, copy, 'sam')
  await page.goto('/patient-portal/dashboard')
  await page.getByRole('link', { name: 'Add a goal' }).click()
  await expect(page.getByRole('dialog', { name: 'Create New Goal' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Goal', exact: true }).click()
  await expect(page.getByText('Please enter a goal title.')).toBeVisible()
  await page.getByLabel('Title').fill('Walk every morning')
  await page.route('**/api/goals', cutLine)
  await page.getByRole('button', { name: 'Add Goal', exact: true }).click()
  await expect(page.getByText('Failed to add goal.')).toBeVisible()
  await page.unroute('**/api/goals')
  // The words of the dialog outlive the page.
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Walk every morning')
  await page.getByRole('button', { name: 'Add Goal', exact: true }).click()
  await expect(page.getByText('Goal added')).toBeVisible()
  await expect(groupOf(page, 'My Personal Goals')).toContainText('(1)')
  expect((await goalsOf(context, copy)).map(goal => goal.title)).toEqual(['Walk every morning'])

  const tick = page.getByRole('checkbox', { name: 'Walk every morning' })
  await page.route('**/complete', cutLine)
  await tick.click()
  await expect(page.getByText('Failed to update goal.')).toBeVisible()
  await expect(tick).not.toBeChecked()
  await page.unroute('**/complete')
  await tick.click()
  await expect(page.getByText('Goal completed')).toBeVisible()
  await expect(tick).toBeChecked()
  await expect(page.getByText('1 of 1 goals completed')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Goal reopened')).toBeVisible()
  await expect(tick).not.toBeChecked()

  await page.getByRole('button', { name: 'Delete: Walk every morning' }).click()
  await expect(page.getByText('Are you sure you want to delete this goal?')).toBeVisible()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(tick).toBeVisible()
  await page.getByRole('button', { name: 'Delete: Walk every morning' }).click()
  await page.getByRole('button', { name: 'Delete goal' }).click()
  await expect(page.getByText('Goal deleted')).toBeVisible()
  await expect(tick).toHaveCount(0)
  expect(await goalsOf(context, copy)).toEqual([])
  expect(defects).toEqual([])
})

test('goals stand in four groups; only one’s own can be deleted; another device sees a change at once', async ({
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const open = async () => (await browser.newContext({ baseURL: copy.origin })).newPage()
  const [page, other] = await Promise.all([open(), open()])
  await Promise.all([signIn(page, copy, 'grace'), signIn(other, copy, 'grace')])
  await page.goto(profile)
  for (const name of [
    'Completed AI Goals',
    'AI Goals to Complete',
    'My Personal Goals',
    'Case Manager Goals',
  ])
    await expect(groupOf(page, name)).toBeVisible()
  const counts = await page.getByRole('button', { name: /Goals.* \(\d+\)/ }).allTextContents()
  const total = counts.reduce((sum, text) => sum + Number(text.match(/\((\d+)\)/)?.[1]), 0)
  await expect(page.getByText(new RegExp(`of ${total} goals completed`))).toBeVisible()

  await other.goto(profile)
  await expect(groupOf(other, 'My Personal Goals')).toBeVisible()
  await addGoal(page, 'Call my sister on Sundays')
  await expect(other.getByRole('checkbox', { name: 'Call my sister on Sundays' })).toBeVisible(
    await soon(other, 2_000),
  )

  // An item of the checklist is a goal too: completing it moves it to its other group.
  const ai = page.locator('#goals-openAi')
  const item = ai.getByRole('checkbox').first()
  const before = await groupOf(page, 'Completed AI Goals').textContent()
  await item.click()
  await expect(page.getByText('Goal completed')).toBeVisible()
  await expect(groupOf(page, 'Completed AI Goals')).not.toHaveText(before ?? '')
  await expect(ai.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await expect(page.locator('#goals-caseManager').getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await Promise.all([page.context().close(), other.context().close()])
})

test('notes are saved while somebody types, and survive a closed tab and a cut line', async ({
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ baseURL: copy.origin })
  const page = await context.newPage()
  await signIn(page, copy, 'henry')
  await page.goto(profile)
  await addGoal(page, 'Sleep before midnight')
  await page.getByRole('button', { name: 'Add Notes: Sleep before midnight' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Goal Notes' })
  await dialog.getByLabel('Your notes').pressSequentially('Tea helps')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Notes updated')).toBeVisible()
  await expect(page.getByText('Notes: Tea helps')).toBeVisible()

  await page.route('**/notes', cutLine)
  await page.getByRole('button', { name: 'Edit Notes: Sleep before midnight' }).click()
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
    .poll(
      async () => (await goalsOf(context, copy)).find(goal => goal.title === 'Sleep before midnight')?.notes,
    )
    .toBe('Tea helps, and no phone')
  await context.close()
})

test('the profile is changed by the patient, and what was not saved comes back', async ({ page, copy }) => {
  test.setTimeout(120_000)
  await signIn(page, copy, 'jay')
  await page.goto(profile)
  await expect(page.getByText(/You still sign in with james\.okafor@example\.org/)).toBeVisible()
  await page.getByLabel('Name you go by').fill('Jaybird')
  await page.getByLabel('Pronouns').fill('he')
  await page.getByLabel('Phone Number').fill('123')
  await page.reload()
  await expect(page.getByText('We kept what you typed the last time.')).toBeVisible()
  await expect(page.getByLabel('Pronouns')).toHaveValue('he')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByText('Phone must be at least 10 digits.')).toBeVisible()
  await page.getByLabel('Phone Number').fill('555 010 0177')
  await page.route('**/api/portal/record', cutLine)
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByText('Failed to save profile.')).toBeVisible()
  await page.unroute('**/api/portal/record')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Profile' })).toBeDisabled()
  await page.goto('/patient-portal/dashboard')
  await expect(page.getByRole('heading', { name: /Jaybird/ })).toBeVisible()
  await page.getByText('Recent Activity').click()
  await expect(page.getByText('You updated your profile').first()).toBeVisible()

  await page.route(asking('/portal/record'), cutLine)
  await page.goto(profile)
  await expect(page.getByText('Failed to load profile data.').first()).toBeVisible({ timeout: 30_000 })
})
