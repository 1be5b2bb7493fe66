/** The welcome conversation: on any device, once, and never lost. */
import type { Browser, BrowserContext, Page, Route } from '@playwright/test'
import { pageBeside } from './browsers.ts'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { newPassword, signUp } from './people.ts'

const chat = (page: Page) => page.getByRole('region', { name: 'Conversation with the onboarding assistant' })
const answer = (page: Page) => page.getByLabel('Your answer')
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const answered = (page: Page, count: number) => page.getByText(new RegExp(`^${count} of \\d+ questions`))
const replying = '**/api/onboarding/reply'

async function onAnotherDevice(browser: Browser, copy: Copy, email: string): Promise<Page> {
  const page = await pageBeside(browser, copy)
  const signedIn = await page.request.post(`${copy.origin}/api/sign-in`, {
    data: { email, password: newPassword },
  })
  expect(signedIn.ok()).toBe(true)
  return page
}

/** What the person said, as the server holds it. */
async function saidBy(page: Page, copy: Copy): Promise<string[]> {
  const asked = await page.context().request.get(`${copy.origin}/api/onboarding`, {
    headers: { 'x-handrail-hat': 'patient' },
  })
  const { messages } = (await asked.json()) as { messages: { role: string; content: string }[] }
  return messages.filter(({ role }) => role === 'user').map(({ content }) => content)
}

/** An answer is sent once, while the assistant is shown writing, in 400 pixels. */
async function answerOnce(page: Page, copy: Copy): Promise<void> {
  await page.goto('/patient-portal/dashboard')
  await page.getByRole('link', { name: 'Getting Started' }).click()
  await expect(chat(page)).toContainText('Noor')
  expect((await chat(page).boundingBox())?.height).toBe(400)
  await expect(page.getByText('0%')).toBeVisible()
  await expect(send(page)).toBeDisabled()
  await answer(page).fill('   ')
  await expect(send(page)).toBeDisabled()

  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  let asked = 0
  await page.route(replying, async route => {
    asked++
    await held
    await route.continue()
  })
  await answer(page).fill('With my sister')
  await answer(page).press('Enter')
  await expect(page.getByText('The assistant is writing...')).toBeVisible()
  // Blocked while it is on its way: neither the key nor the button sends a second one.
  await answer(page).press('Enter')
  await expect(send(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Skip this question' })).toBeDisabled()
  release()
  await expect(answered(page, 1)).toBeVisible()
  await expect(page.getByText('The assistant is writing...')).toHaveCount(0)
  await expect(answer(page)).toHaveValue('')
  expect(asked).toBe(1)
  await answer(page).pressSequentially('Line one')
  await answer(page).press('Shift+Enter')
  await answer(page).pressSequentially('line two')
  await page.unroute(replying)
  await answer(page).press('Enter')
  await expect(answered(page, 2)).toBeVisible()
  expect(await saidBy(page, copy)).toEqual(['With my sister', 'Line one\nline two'])
}

/** An answer whose acknowledgement was lost is neither asked for nor given again. Resolves to the page that was opened last. */
async function loseAnswers(page: Page, context: BrowserContext, copy: Copy): Promise<Page> {
  await answer(page).fill('Half a room in my cousin’s house')
  await page.route(replying, async route => {
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await send(page).click()
  await expect(page.getByText('Failed to send message')).toBeVisible()
  // The conversation itself shows that it arrived: the box is emptied.
  await page.reload()
  await expect(answered(page, 3)).toBeVisible()
  await expect(answer(page)).toHaveValue('')

  // Lost on the way there: the words stay, also in the next page.
  await page.unrouteAll({ behavior: 'wait' })
  await page.route(replying, route => route.abort('internetdisconnected'))
  await answer(page).fill('Never arrived')
  await send(page).click()
  await expect(page.getByText('Failed to send message')).toBeVisible()
  await page.close()
  const next = await context.newPage()
  await next.goto('/patient-portal/getting-started')
  await expect(answer(next)).toHaveValue('Never arrived')
  await send(next).click()
  await expect(answered(next, 4)).toBeVisible()
  expect((await saidBy(next, copy)).slice(2)).toEqual(['Half a room in my cousin’s house', 'Never arrived'])
  return next
}

/** Two devices at once neither lose nor double an answer. */
async function answerOnTwo(page: Page, other: Page, copy: Copy): Promise<void> {
  await other.goto('/patient-portal/getting-started')
  await expect(chat(other)).toContainText('Never arrived')
  await expect(answered(other, 4)).toBeVisible()

  // Both answer the same question at the same moment.
  const waiting: Route[] = []
  for (const each of [page, other]) await each.route(replying, route => void waiting.push(route))
  await answer(page).fill('From the phone')
  await answer(other).fill('From the library')
  await Promise.all([send(page).click(), send(other).click()])
  await expect.poll(() => waiting.length).toBe(2)
  await Promise.all(waiting.map(route => route.continue()))
  for (const each of [page, other]) await expect(answered(each, 5)).toBeVisible()
  const said = await saidBy(page, copy)
  expect(said).toHaveLength(5)
  const [loser, words] = said[4] === 'From the phone' ? [other, 'From the library'] : [page, 'From the phone']
  await expect(loser.getByText('This question has an answer already')).toBeVisible()
  await expect(answer(loser)).toHaveValue(words)
  await Promise.all([page.unroute(replying), other.unroute(replying)])
  await send(loser).click()
  for (const each of [page, other]) await expect(answered(each, 6)).toBeVisible()
  expect((await saidBy(page, copy)).slice(4).toSorted()).toEqual(['From the library', 'From the phone'])
}

test('an answer is given once, whether its acknowledgement is lost or two devices answer at once, and it goes on where it was', async ({
  page,
  context,
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  const email = await signUp(page, copy)
  await test.step('typed in once', () => answerOnce(page, copy))
  const later = await test.step('lost on the way', () => loseAnswers(page, context, copy))
  const other = await onAnotherDevice(browser, copy, email)
  await test.step('on two devices', () => answerOnTwo(later, other, copy))
  expect(defects).toEqual([])
})
