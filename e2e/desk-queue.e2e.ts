/** The desk's queue, by mouse and by keyboard: rows open in their place, are settled there, and leave with a way back. */
import type { Page } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { type Copy, expect, testAlone } from './copy.ts'
import { passwordOf, signIn } from './people.ts'

const test = testAlone()

const rowOf = (page: Page, group: string, whom: string) =>
  page.getByRole('region', { name: group, exact: true }).getByRole('listitem').filter({ hasText: whom })
const focused = (page: Page) => page.locator('[data-row]:focus-within')

/** A message that the patient writes from a device of their own. */
async function writeAs(copy: Copy, person: 'jay' | 'maria', content: string): Promise<void> {
  const headers = {
    cookie: await copy.cookieOf(namedPeople[person].email, passwordOf(person)),
    'x-handrail-hat': 'patient',
    'content-type': 'application/json',
  }
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${copy.origin}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(answer.ok, path).toBe(true)
    return answer.json()
  }
  const { id } = (await post('/conversations', { participantType: 'case_manager' })) as { id: string }
  await post(`/conversations/${id}/messages`, { id: crypto.randomUUID(), content })
}

test('who waits is answered, settled and set in the list, by mouse and by keys, and each can be taken back', async ({
  page,
  copy,
}) => {
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager')
  await expect(page.getByText(/ · 7 need you/)).toBeVisible()
  const maria = rowOf(page, 'Waiting', 'Maria Santos')

  // By mouse: how to reach her stands beside the answer, and the words are begun at once, in sight on a low screen too.
  const viewport = page.viewportSize()
  await page.setViewportSize({ width: 1024, height: 600 })
  await maria.getByRole('button', { name: 'Answer: Maria Santos' }).click()
  await expect(maria.getByText('Do not call')).toBeVisible()
  await expect(maria.getByLabel('Write a message')).toBeFocused()
  await expect(maria.getByLabel('Write a message')).toBeInViewport({ ratio: 1 })
  if (viewport) await page.setViewportSize(viewport)
  await maria.getByRole('button', { name: 'Needs no answer' }).click()
  await expect(maria).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(maria).toBeVisible()

  // By keys: letters that are typed are letters; the answer leaves the row, and the focus leaves with nothing to press by mistake.
  await maria.locator('[data-row-open]').focus()
  await page.keyboard.press('r')
  await expect(maria.getByLabel('Write a message')).toBeFocused()
  await page.keyboard.type('Qué bueno. ¿Seco o jabón?')
  await expect(maria.getByLabel('Write a message')).toHaveValue('Qué bueno. ¿Seco o jabón?')
  await page.keyboard.press('Enter')
  await expect(maria).toHaveCount(0)
  await page.keyboard.press('e')
  await page.keyboard.press('j')
  await expect(focused(page)).toContainText('Asks for')
  await page.keyboard.press('j')
  await expect(focused(page)).toContainText('Aisha Karim')
  await page.keyboard.press('c')
  await expect(rowOf(page, 'Requests', 'Aisha Karim')).toHaveCount(0)
  await expect(page.getByText('Appointment confirmed')).toBeVisible()

  const step = rowOf(page, 'No next step', 'Aisha Karim')
  await step.locator('[data-row-open]').press('Enter')
  await expect(step.getByLabel('What comes next')).toBeFocused()
  await step.getByLabel('What comes next').fill('Go over the school papers')
  await step.getByLabel('By when').fill('2999-01-01')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'No next step', 'Aisha Karim')).toHaveCount(0)

  const task = rowOf(page, 'Tasks', 'Send the county its monthly count')
  await task.locator('[data-row-open]').press('e')
  await expect(task).toHaveCount(0)
  const told = page.getByRole('listitem').filter({ hasText: 'Task completed' })
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect(task).toBeVisible()

  // Snoozed by keys to tomorrow, found again, and brought back.
  await task.locator('[data-row-open]').press('s')
  await page.getByRole('menuitem', { name: /^Tomorrow/ }).press('Enter')
  await expect(task).toHaveCount(0)
  await page.getByRole('button', { name: 'Show what you snoozed' }).click()
  await task.getByRole('button', { name: /^Bring back/ }).click()
  await expect(page.getByText('Nothing is snoozed')).toBeVisible()
  await page.getByRole('button', { name: 'Back to your queue' }).click()
  await expect(task).toBeVisible()
})

test('what comes in meanwhile stands there at once, and nothing leaves under the hands of who writes', async ({
  page,
  copy,
}) => {
  await signIn(page, copy, 'dana')
  await page.goto('/case-manager')
  const jay = rowOf(page, 'Waiting', 'James Okafor (Jay)')
  await expect(page.getByRole('region', { name: 'Tasks' })).toBeVisible()
  await writeAs(copy, 'jay', 'Do I bring the Mill Street page?')
  await expect(jay).toContainText('Do I bring the Mill Street page?')
  await jay.locator('[data-row-open]').press('Enter')
  const words = jay.getByLabel('Write a message')
  await words.fill('Yes, and the')
  const lead = page.getByRole('paragraph').filter({ hasText: / need you/ })
  const before = (await lead.textContent()) ?? ''
  const settled = await page.evaluate(async () => {
    const headers = { 'x-handrail-hat': 'staff', 'content-type': 'application/json' }
    const queue = await (await fetch('/api/queue', { headers })).json()
    const row = queue.items.find(
      (each: { words: string }) => each.words === 'Do I bring the Mill Street page?',
    )
    const body = JSON.stringify({ until: row.messageId })
    const answer = await fetch(`/api/conversations/${row.id}/settlement`, { method: 'POST', headers, body })
    return answer.status
  })
  expect(settled).toBe(200)
  await expect(lead).not.toHaveText(before)
  await expect(words).toHaveValue('Yes, and the')
  await expect(jay).toContainText('Settled meanwhile')
  await words.press('Enter')
  await expect(jay).toHaveCount(0)
  // Taken back it is there again with its words, though nobody waits for them any more.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(words).toHaveValue('Yes, and the')
  await expect(words).toBeFocused()
  await words.press('Enter')
  await expect(jay).toHaveCount(0)
  // It is still held, and goes out with the page.
  await page.goto('/about')
  const newest = async () => {
    const headers = { 'x-handrail-hat': 'staff' }
    const answer = await page.request.get(`${copy.origin}/api/conversations`, { headers })
    const { conversations } = (await answer.json()) as { conversations: { preview: string }[] }
    return conversations.map(({ preview }) => preview)
  }
  await expect.poll(newest).toContain('Yes, and the')
})
