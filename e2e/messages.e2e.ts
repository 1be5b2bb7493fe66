/**
 * Messages between a patient and their case manager, as the patient's device has them: live, in order, once, and kept until they
 * have arrived. How two people talk, each going on typing, stands in patient-joins.e2e.ts.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { namedPeople } from '../sample/people.ts'
import { pageBeside } from './browsers.ts'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { follow } from './follow.ts'
import { rowsOf } from './owner.ts'
import { passwordOf, signIn, signUp } from './people.ts'

// High enough for the whole panel, so that what is in the viewport is what is in the thread.
test.use({ viewport: { width: 1280, height: 1400 } })

const messages = '/patient-portal/messages'
const waits = 'Not sent yet. It goes out when you are back online.'
const composer = (page: Page) => page.getByLabel('Write a message')
const thread = (page: Page) => page.getByRole('log')

/** The conversation between a patient and their case manager, by the patient's own session. */
async function conversationOf(context: BrowserContext, copy: Copy): Promise<string> {
  const opened = await context.request.post(`${copy.origin}/api/conversations`, {
    headers: { 'x-handrail-hat': 'patient' },
    data: { participantType: 'case_manager' },
  })
  return ((await opened.json()) as { id: string }).id
}

/** What the conversations of the new patient hold, in the order in which it arrived. */
async function stored(copy: Copy): Promise<string[]> {
  const rows = await rowsOf<{ content: string }>(
    copy,
    `select m.content from messages m join conversations c on c.organization_id = m.organization_id
        and c.id = m.conversation_id
      join patients p on p.organization_id = c.organization_id and p.id = c.patient_id
      where p.name = 'Wren Abara' order by m.created_at`,
    'postgres',
  )
  return rows.map(({ content }) => content)
}

/** Lines from the case manager that are there already, as the database keeps them. */
async function danaWrote(copy: Copy, id: string, lines: number): Promise<void> {
  await rowsOf(
    copy,
    `insert into messages (organization_id, conversation_id, sender_id, sender_type, content)
      select c.organization_id, c.id, u.id, 'case_manager', 'Line number ' || line || '.'
      from conversations c, auth.users u, generate_series(1, ${lines}) line
      where c.id = '${id}' and u.email = '${namedPeople.dana.email}' order by line`,
    'postgres',
  )
}

/** What the case manager writes in a conversation from now on, without a page of her own. */
async function danaIn(copy: Copy, id: string): Promise<(content: string) => Promise<void>> {
  const cookie = await copy.cookieOf(namedPeople.dana.email, passwordOf('dana'))
  return async content => {
    const answer = await fetch(`${copy.origin}/api/conversations/${id}/messages`, {
      method: 'POST',
      headers: { cookie, 'x-handrail-hat': 'staff', 'content-type': 'application/json' },
      body: JSON.stringify({ id: crypto.randomUUID(), content }),
    })
    expect(answer.status).toBe(201)
  }
}

async function write(page: Page, words: string): Promise<void> {
  await composer(page).fill(words)
  await composer(page).press('Enter')
}

/** They wait on the device like any other message until the conversation has begun. Resolves to the page that was opened last. */
async function writeFirstWords(page: Page, context: BrowserContext, copy: Copy): Promise<Page> {
  await page.goto(messages)
  await page.getByRole('button', { name: 'New message' }).click()
  await page.getByRole('menuitem', { name: /Message your case manager/ }).click()
  await expect(composer(page)).toBeVisible()
  await context.setOffline(true)
  await write(page, 'The rent is due on Friday')
  await expect(page.getByText(waits)).toBeVisible()
  await write(page, 'And I am on my own')
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
  const words = ['The rent is due on Friday', 'And I am on my own']
  await expect.poll(() => stored(copy)).toEqual(words)
  await follow(later, `${messages}?to=case_manager`)
  for (const each of words) await expect(thread(later).getByText(each)).toHaveCount(1)
  await expect(later.getByText('Not sent yet.')).toHaveCount(0)
  await expect(composer(later)).toHaveValue('half a thought')
  return later
}

/** Resolves to the page that was opened last. */
async function writeWithoutALine(page: Page, context: BrowserContext, copy: Copy): Promise<Page> {
  await context.setOffline(true)
  const words = ['First without a line', 'Second without a line', 'Third without a line']
  for (const content of words) await write(page, content)
  await expect(page.getByText(waits)).toHaveCount(3)
  await expect(page.getByText('Failed to send message')).toHaveCount(0)
  // The tab closes; the messages screen is not opened again.
  await page.close()
  await context.setOffline(false)
  expect(await stored(copy)).not.toContain(words[0])
  const later = await context.newPage()
  await later.goto('/patient-portal/profile')
  await expect.poll(async () => (await stored(copy)).slice(-3)).toEqual(words)
  await follow(later, messages)
  await later.getByRole('button', { name: /Third without a line/ }).click()
  for (const content of words) await expect(thread(later).getByText(content)).toHaveCount(1)
  return later
}

/** A draft is kept for each conversation, and the line coming back sends by itself. */
async function keepDrafts(page: Page, context: BrowserContext, copy: Copy): Promise<void> {
  const note = page.getByLabel('Write a note')
  const openNotebook = async () => {
    await page.getByRole('button', { name: 'New message' }).click()
    await page.getByRole('menuitem', { name: /My private notes/ }).click()
  }
  await composer(page).fill('For my case manager')
  await openNotebook()
  await note.fill('For myself alone')
  await follow(page, `${messages}?conversation=${await conversationOf(context, copy)}`)
  await expect(composer(page)).toHaveValue('For my case manager')
  await openNotebook()
  await expect(note).toHaveValue('For myself alone')
  await note.fill('')
  await page.getByRole('button', { name: /Third without a line/ }).click()
  await expect(composer(page)).toHaveValue('For my case manager')

  await context.setOffline(true)
  await composer(page).press('Enter')
  await expect(page.getByText('Not sent yet.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Not sent yet.')).toHaveCount(0)
  expect((await stored(copy)).filter(words => words === 'For my case manager')).toHaveLength(1)
}

/** A message that is refused for good says so, and lets those after it go on. */
async function goOnAfterRefusal(page: Page, copy: Copy): Promise<void> {
  let tries = 0
  const sending = (address: URL) => /\/conversations\/[^/]+\/messages$/.test(address.pathname)
  await page.route(sending, route =>
    route.request().method() === 'POST' && tries++ === 0
      ? route.fulfill({ status: 403, json: { type: '', title: 'no', status: 403, code: 'FORBIDDEN' } })
      : route.fallback(),
  )
  await write(page, 'Refused once')
  await expect(page.getByText('Not sent', { exact: true })).toBeVisible()
  await write(page, 'Goes on')
  await expect.poll(async () => (await stored(copy)).at(-1)).toBe('Goes on')
  await page.unroute(sending)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await stored(copy)).at(-1)).toBe('Refused once')
}

/** On a phone the thread keeps its height beside the help card and who reads along: the page scrolls. */
async function keepHeightOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await write(page, 'I want to kill myself')
  await expect(page.getByRole('link', { name: 'Call 988' })).toBeVisible()
  await page.getByText('Who else reads this conversation').click()
  await expect(page.getByText(/^Administrators can read it too/)).toBeVisible()
  expect((await thread(page).boundingBox())?.height).toBeGreaterThanOrEqual(256)
  await composer(page).scrollIntoViewIfNeeded()
  await expect(composer(page)).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('link', { name: 'Call 988' })).toBeInViewport({ ratio: 1 })
}

test('what could not go out is there once and in order: first words and others, after a reload and a closed tab; drafts stay, and refusals hold nothing up', async ({
  page,
  context,
  copy,
}) => {
  test.setTimeout(120_000)
  const defects = watchForDefects(page)
  await signUp(page, copy, 'Wren Abara')
  const later = await test.step('first words', () => writeFirstWords(page, context, copy))
  const last = await test.step('without a line', () => writeWithoutALine(later, context, copy))
  await test.step('drafts', () => keepDrafts(last, context, copy))
  await test.step('refused', () => goOnAfterRefusal(last, copy))
  await test.step('on a phone', () => keepHeightOnPhone(last))
  expect(defects).toEqual([])
})

/** What is written while the stream is still opening is not missed. */
async function openOnASlowWay(page: Page, id: string, danaWrites: (content: string) => Promise<void>) {
  // A stream on a way so slow that the page was there, and the message written, long before it arrived.
  let isOnItsWay = true
  await page.route('**/live?*', async route => {
    while (isOnItsWay) await new Promise(resolve => setTimeout(resolve, 50))
    await route.continue()
  })
  await page.goto(`${messages}?conversation=${id}`)
  await expect(thread(page).getByText('Line number 130.')).toBeInViewport()
  await danaWrites('Written meanwhile.')
  const toldLate = page.waitForResponse(response => new URL(response.url()).pathname === '/live')
  // Longer than the page has been open: asking only for what came since would not find it.
  await page.waitForTimeout(await page.evaluate(() => performance.now()))
  await expect(thread(page).getByText('Written meanwhile.')).toHaveCount(0)
  isOnItsWay = false
  await toldLate
  await expect(thread(page).getByText('Written meanwhile.')).toBeInViewport()
}

/** Earlier messages come while scrolling up, and nothing tears the reader away. */
async function readUpwards(page: Page, danaWrites: (content: string) => Promise<void>): Promise<void> {
  const lines = thread(page).getByText(/^Line number/)
  await expect(thread(page).getByText('Line number 80.')).toHaveCount(0)
  const oldest = Number((await lines.first().textContent())?.match(/\d+/)?.[0])
  const line = thread(page).getByText(`Line number ${oldest}.`, { exact: true })
  await line.scrollIntoViewIfNeeded()
  const place = async () => (await line.boundingBox())?.y ?? 0
  await expect(thread(page).getByText(`Line number ${oldest - 49}.`, { exact: true })).toHaveCount(1)
  // What was read stays where it was, although fifty lines have come above it.
  await expect(line).toBeInViewport()
  const before = await place()
  await danaWrites('Something new.')
  await expect(page.getByRole('button', { name: 'New message below' })).toBeVisible()
  expect(Math.abs((await place()) - before)).toBeLessThan(2)
  await page.getByRole('button', { name: 'New message below' }).click()
  await expect(thread(page).getByText('Something new.')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'New message below' })).toHaveCount(0)
  await lines.first().scrollIntoViewIfNeeded()
  await expect(thread(page).getByText('Line number 1.', { exact: true })).toHaveCount(1)
  expect(await lines.allTextContents()).toEqual(
    Array.from({ length: 130 }, (_, index) => `Line number ${index + 1}.`),
  )
}

/** What is unread is counted live, and reading it on one device clears it on the other. */
async function readOnPhone(
  laptop: Page,
  phone: Page,
  danaWrites: (content: string) => Promise<void>,
): Promise<void> {
  await phone.setViewportSize({ width: 320, height: 1400 })
  await phone.goto(messages)
  await follow(laptop, '/patient-portal/dashboard')
  // One column on a phone: the list alone, until one conversation is chosen.
  await expect(phone.getByRole('button', { name: /Something new/ })).toBeVisible()
  await expect(thread(phone)).toBeHidden()
  const tab = laptop.getByRole('link', { name: /^Messages/ }).filter({ visible: true })
  await expect(tab.first()).toBeVisible()
  await danaWrites('Please read this.')
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
}

test('what comes is there although the stream opened late, leaves whoever reads earlier lines where they are, and is counted on each device until it is read on one', async ({
  page,
  context,
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  await signIn(page, copy, 'aisha')
  const id = await conversationOf(context, copy)
  await danaWrote(copy, id, 130)
  const danaWrites = await danaIn(copy, id)
  await test.step('a late stream', () => openOnASlowWay(page, id, danaWrites))
  await test.step('earlier messages', () => readUpwards(page, danaWrites))
  const phone = await pageBeside(browser, copy)
  await signIn(phone, copy, 'aisha')
  await test.step('unread', () => readOnPhone(page, phone, danaWrites))
})
