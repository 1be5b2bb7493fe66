/** The first words of a conversation: they wait on the device like any other message until the conversation has begun. */
import type { Page } from '@playwright/test'
import { expect, test, watchForDefects } from './copy.ts'
import { rowsOf } from './owner.ts'
import { signUp } from './people.ts'

const waits = 'Not sent yet. It goes out when you are back online.'
const composer = (page: Page) => page.getByLabel('Write a message')

test('first words survive a cut line, a reload and a closed tab, and go out once', async ({
  page,
  context,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  await signUp(page, copy, 'Wren Abara')
  await page.goto('/patient-portal/messages')
  await page.getByRole('button', { name: 'New message' }).click()
  await page.getByRole('menuitem', { name: /Message your case manager/ }).click()
  await expect(composer(page)).toBeVisible()
  await context.setOffline(true)
  await composer(page).fill('The rent is due on Friday')
  await composer(page).press('Enter')
  await expect(page.getByText(waits)).toBeVisible()
  await composer(page).fill('And I am on my own')
  await composer(page).press('Enter')
  await expect(page.getByText(waits)).toHaveCount(2)
  await expect(page.getByText('Failed to create conversation')).toHaveCount(0)
  await composer(page).fill('half a thought')

  // The line is back, but not what begins a conversation: they stand where they were, and say that they wait.
  await context.route('**/api/conversations', route =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('The rent is due on Friday')).toBeVisible()
  await expect(page.getByText(waits)).toHaveCount(2)
  await expect(composer(page)).toHaveValue('half a thought')
  await page.close()

  // They go out from whatever screen is open; what was typed since is typed in the conversation.
  const later = await context.newPage()
  await context.unroute('**/api/conversations')
  await later.goto('/patient-portal/profile')
  const stored = () =>
    rowsOf<{ content: string }>(
      copy,
      `select m.content from messages m join conversations c on c.organization_id = m.organization_id
          and c.id = m.conversation_id
        join patients p on p.organization_id = c.organization_id and p.id = c.patient_id
        where p.name = 'Wren Abara' order by m.created_at`,
      'postgres',
    )
  const words = ['The rent is due on Friday', 'And I am on my own']
  await expect.poll(async () => (await stored()).map(({ content }) => content)).toEqual(words)
  await later.goto('/patient-portal/messages?to=case_manager')
  for (const each of words) await expect(later.getByRole('log').getByText(each)).toHaveCount(1)
  await expect(later.getByText('Not sent yet.')).toHaveCount(0)
  await expect(composer(later)).toHaveValue('half a thought')
  expect(defects).toEqual([])
})
