/** Messages between a patient and their case manager: live, in order, once, and kept until they have arrived. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { namedPeople, type PersonKey } from '../sample/people.ts'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { letGo } from './held.ts'
import { asOwner } from './owner.ts'
import { passwordOf, signIn } from './people.ts'

// High enough for the whole panel, so that what is in the viewport is what is in the thread.
test.use({ viewport: { width: 1280, height: 1400 } })

const messages = '/patient-portal/messages'
const composer = (page: Page) => page.getByLabel('Write a message')
const thread = (page: Page) => page.getByRole('log')

async function open(browser: Browser, copy: Copy, person: PersonKey): Promise<Page> {
  const context = await browser.newContext({ baseURL: copy.origin })
  const page = await context.newPage()
  await signIn(page, copy, person)
  return page
}

/** The conversation between a patient and their case manager, by the patient's own session. */
async function conversationOf(context: BrowserContext, copy: Copy): Promise<string> {
  const opened = await context.request.post(`${copy.origin}/api/conversations`, {
    headers: { 'x-handrail-hat': 'patient' },
    data: { participantType: 'case_manager' },
  })
  return ((await opened.json()) as { id: string }).id
}

/** The newest messages as the server holds them. */
async function storedIn(context: BrowserContext, copy: Copy, id: string): Promise<string[]> {
  const answer = await context.request.get(`${copy.origin}/api/conversations/${id}/messages`, {
    headers: { 'x-handrail-hat': 'patient' },
  })
  return ((await answer.json()) as { messages: { content: string }[] }).messages.map(({ content }) => content)
}

/** Words written by the case manager, in one go: more in a minute than a person has a budget for. */
async function danaWrites(copy: Copy, id: string, words: string[]): Promise<void> {
  await asOwner(copy, 'update deployment set budgets_times = 1000')
  const cookie = await copy.cookieOf(namedPeople.dana.email, passwordOf('dana'))
  for (const content of words) {
    const answer = await fetch(`${copy.origin}/api/conversations/${id}/messages`, {
      method: 'POST',
      headers: { cookie, 'x-handrail-hat': 'staff', 'content-type': 'application/json' },
      body: JSON.stringify({ id: crypto.randomUUID(), content }),
    })
    expect(answer.status).toBe(201)
  }
  // Nothing of them counts against what she writes in the minute after, in this file or in the next.
  await asOwner(copy, 'update deployment set budgets_times = default; delete from rate_limits')
}

test('each sees at once what the other sends, and goes on typing', async ({ browser, copy }) => {
  test.setTimeout(120_000)
  const [patient, manager] = [await open(browser, copy, 'maria'), await open(browser, copy, 'dana')]
  const defects = [...watchForDefects(patient), ...watchForDefects(manager)]
  const id = await conversationOf(patient.context(), copy)
  await patient.goto(`${messages}?conversation=${id}`)
  await manager.goto(`/case-manager/messages?conversation=${id}`)
  await expect(composer(patient)).toBeVisible()
  await composer(manager).pressSequentially('I am typing')

  await composer(patient).pressSequentially('One line')
  await composer(patient).press('Shift+Enter')
  await composer(patient).pressSequentially('and another')
  await expect(composer(patient)).toHaveValue('One line\nand another')
  await composer(patient).press('Enter')
  await expect(thread(manager).getByText('and another')).toBeVisible()
  await expect(composer(patient)).toHaveValue('')
  // What arrives takes nothing away from whoever is typing.
  await expect(composer(manager)).toBeFocused()
  await composer(manager).pressSequentially(' all the while')
  await expect(composer(manager)).toHaveValue('I am typing all the while')
  await composer(patient).pressSequentially('half a')
  await composer(manager).press('Enter')
  await letGo(manager)
  await expect(thread(patient).getByText('I am typing all the while')).toBeVisible()
  await composer(patient).pressSequentially(' thought')
  await expect(composer(patient)).toHaveValue('half a thought')

  // Blank words go nowhere.
  await composer(manager).fill('   ')
  await composer(manager).press('Enter')
  await expect(manager.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  expect((await storedIn(patient.context(), copy, id)).slice(-2)).toEqual([
    'One line\nand another',
    'I am typing all the while',
  ])

  // What waits is settled without an answer, from the list and by its key, and waits again where that was a mistake.
  await composer(patient).press('Enter')
  const waiting = manager.locator('[data-row]', { hasText: namedPeople.maria.name })
  await expect(waiting.getByText(/^Waits \d+ min$/)).toBeVisible()
  await composer(manager).press('Escape')
  await expect(waiting.getByRole('button')).toBeFocused()
  await manager.keyboard.press('e')
  await expect(waiting.getByText(/^Waits/)).toHaveCount(0)
  await manager.getByRole('button', { name: 'Let it wait again' }).press('Enter')
  await expect(waiting.getByText(/^Waits \d+ min$/)).toBeVisible()
  expect(defects).toEqual([])
  await Promise.all([patient.context().close(), manager.context().close()])
})

test('what was written without a line goes out once and in order, from whatever screen is open', async ({
  page,
  context,
  copy,
}) => {
  test.setTimeout(120_000)
  await signIn(page, copy, 'jay')
  const id = await conversationOf(context, copy)
  await page.goto(`${messages}?conversation=${id}`)
  await expect(composer(page)).toBeVisible()
  await context.setOffline(true)
  const words = ['First without a line', 'Second without a line', 'Third without a line']
  for (const content of words) {
    await composer(page).fill(content)
    await composer(page).press('Enter')
  }
  await expect(page.getByText('Not sent yet. It goes out when you are back online.')).toHaveCount(3)
  await expect(page.getByText('Failed to send message')).toHaveCount(0)
  // The tab closes; the messages screen is not opened again.
  await page.close()
  await context.setOffline(false)
  expect(await storedIn(context, copy, id)).not.toContain(words[0])
  const later = await context.newPage()
  await later.goto('/patient-portal/profile')
  await expect.poll(async () => (await storedIn(context, copy, id)).slice(-3)).toEqual(words)
  await later.goto(`${messages}?conversation=${id}`)
  for (const content of words) await expect(thread(later).getByText(content)).toHaveCount(1)
})

test('a draft is kept for each conversation, and the line coming back sends by itself', async ({
  page,
  context,
  copy,
}) => {
  test.setTimeout(120_000)
  await signIn(page, copy, 'maria')
  const id = await conversationOf(context, copy)
  await page.goto(`${messages}?conversation=${id}`)
  await composer(page).fill('For my case manager')
  await page.getByRole('button', { name: 'New message' }).click()
  await page.getByRole('menuitem', { name: /My private notes/ }).click()
  const note = page.getByLabel('Write a note')
  await note.fill('For myself alone')
  await page.goto(`${messages}?conversation=${id}`)
  await expect(composer(page)).toHaveValue('For my case manager')
  await page.getByRole('button', { name: /My private notes/ }).click()
  await expect(note).toHaveValue('For myself alone')
  await note.fill('')

  await page.goto(`${messages}?conversation=${id}`)
  await expect(composer(page)).toHaveValue('For my case manager')
  await context.setOffline(true)
  await composer(page).press('Enter')
  await expect(page.getByText('Not sent yet.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Not sent yet.')).toHaveCount(0)
  expect((await storedIn(context, copy, id)).filter(words => words === 'For my case manager')).toHaveLength(1)
})

test('earlier messages come while scrolling up, and nothing tears the reader away', async ({
  page,
  context,
  copy,
}) => {
  test.setTimeout(180_000)
  await signIn(page, copy, 'aisha')
  const id = await conversationOf(context, copy)
  await danaWrites(
    copy,
    id,
    Array.from({ length: 130 }, (_, index) => `Line number ${index + 1}.`),
  )
  await page.goto(`${messages}?conversation=${id}`)
  await expect(thread(page).getByText('Line number 130.')).toBeInViewport()
  await expect(thread(page).getByText('Line number 80.')).toHaveCount(0)
  const line = thread(page).getByText('Line number 81.', { exact: true })
  await line.scrollIntoViewIfNeeded()
  const place = async () => (await line.boundingBox())?.y ?? 0
  await expect(thread(page).getByText('Line number 31.', { exact: true })).toHaveCount(1)
  // What was read stays where it was, although fifty lines have come above it.
  await expect(line).toBeInViewport()
  const before = await place()
  await danaWrites(copy, id, ['Something new.'])
  await expect(page.getByRole('button', { name: 'New message below' })).toBeVisible()
  expect(Math.abs((await place()) - before)).toBeLessThan(2)
  await page.getByRole('button', { name: 'New message below' }).click()
  await expect(thread(page).getByText('Something new.')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'New message below' })).toHaveCount(0)
  await thread(page).getByText('Line number 31.', { exact: true }).scrollIntoViewIfNeeded()
  await expect(thread(page).getByText('Line number 1.', { exact: true })).toHaveCount(1)
  const all = await thread(page)
    .getByText(/^Line number/)
    .allTextContents()
  expect(all).toEqual(Array.from({ length: 130 }, (_, index) => `Line number ${index + 1}.`))
})

test('what is unread is counted live, and reading it on one device clears it on the other', async ({
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const [phone, laptop] = [await open(browser, copy, 'aisha'), await open(browser, copy, 'aisha')]
  await phone.setViewportSize({ width: 320, height: 1400 })
  const id = await conversationOf(phone.context(), copy)
  await phone.goto(messages)
  await laptop.goto('/patient-portal/dashboard')
  // One column on a phone: the list alone, until one conversation is chosen.
  await expect(thread(phone)).toBeHidden()
  const tab = laptop.getByRole('link', { name: /^Messages/ }).filter({ visible: true })
  await expect(tab.first()).toBeVisible()
  await danaWrites(copy, id, ['Please read this.'])
  await expect(phone.getByText('1 new')).toBeVisible()
  await expect(tab.getByText('1', { exact: true })).toBeVisible()
  await phone.getByRole('button', { name: /Please read this/ }).click()
  await expect(thread(phone).getByText('Please read this.')).toBeInViewport()
  await expect(tab.getByText('1', { exact: true })).toHaveCount(0)
  await phone.getByRole('button', { name: 'Back to conversations' }).click()
  await expect(phone.getByText('1 new')).toHaveCount(0)
  await expect(thread(phone)).toBeHidden()
  const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await Promise.all([phone.context().close(), laptop.context().close()])
})

test('on a phone the thread keeps its height beside the help card and who reads along: the page scrolls', async ({
  page,
  context,
  copy,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, copy, 'jay')
  const id = await conversationOf(context, copy)
  await page.goto(`${messages}?conversation=${id}`)
  await composer(page).fill('I want to kill myself')
  await composer(page).press('Enter')
  await expect(page.getByRole('link', { name: 'Call 988' })).toBeVisible()
  await page.getByText('Who else reads this conversation').click()
  await expect(page.getByText(/^Administrators can read it too/)).toBeVisible()
  expect((await thread(page).boundingBox())?.height).toBeGreaterThanOrEqual(256)
  await composer(page).scrollIntoViewIfNeeded()
  await expect(composer(page)).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('link', { name: 'Call 988' })).toBeInViewport({ ratio: 1 })
})

test('what is written while the stream is still opening is not missed', async ({ page, context, copy }) => {
  await signIn(page, copy, 'aisha')
  const id = await conversationOf(context, copy)
  // A stream on a way so slow that the page was there, and the message written, long before it arrived.
  let isOnItsWay = true
  await page.route('**/live?*', async route => {
    while (isOnItsWay) await new Promise(resolve => setTimeout(resolve, 50))
    await route.continue()
  })
  await page.goto(`${messages}?conversation=${id}`)
  await expect(composer(page)).toBeVisible()
  await danaWrites(copy, id, ['Written meanwhile.'])
  const toldLate = page.waitForResponse(response => new URL(response.url()).pathname === '/live')
  // Longer than the page has been open: asking only for what came since would not find it.
  await page.waitForTimeout(await page.evaluate(() => performance.now()))
  await expect(thread(page).getByText('Written meanwhile.')).toHaveCount(0)
  isOnItsWay = false
  await toldLate
  await expect(thread(page).getByText('Written meanwhile.')).toBeInViewport()
})

test('a message that is refused for good says so, and lets those after it go on', async ({
  page,
  context,
  copy,
}) => {
  await signIn(page, copy, 'jay')
  const id = await conversationOf(context, copy)
  await page.goto(`${messages}?conversation=${id}`)
  await expect(composer(page)).toBeVisible()
  let tries = 0
  const sending = (address: URL) => address.pathname.endsWith(`/conversations/${id}/messages`)
  await page.route(sending, route =>
    route.request().method() === 'POST' && tries++ === 0
      ? route.fulfill({ status: 403, json: { type: '', title: 'no', status: 403, code: 'FORBIDDEN' } })
      : route.fallback(),
  )
  await composer(page).fill('Refused once')
  await composer(page).press('Enter')
  await expect(page.getByText('Not sent', { exact: true })).toBeVisible()
  await composer(page).fill('Goes on')
  await composer(page).press('Enter')
  await expect.poll(async () => (await storedIn(context, copy, id)).at(-1)).toBe('Goes on')
  await page.unroute(sending)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await storedIn(context, copy, id)).at(-1)).toBe('Refused once')
})
