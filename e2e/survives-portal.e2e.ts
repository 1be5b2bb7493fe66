/**
 * Kill tests: the tab closed, the line cut, the server killed at random moments while somebody writes a message, fills in
 * a form and answers the onboarding. No keystroke older than a second is lost, and nothing arrives twice.
 *
 * The moments are random and their seed is printed; HANDRAIL_TEST_SEED repeats a run. Killing a server costs seconds, so
 * one round in twenty does; the other rounds close the tab, reload it or cut the line.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { type Copy, expect, test } from './copy.ts'

const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'
/** Rounds in all; a third of them each in a message, in a form and in the onboarding. */
const ROUNDS = isLong ? 200 : 6
/** The short form kills the server once in its few rounds. */
const SERVER_EVERY = isLong ? 20 : 6
const seed = Number(process.env.HANDRAIL_TEST_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** A small generator (mulberry32), so that a seed repeats every moment. */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const random = randomFrom(seed)
const ways = ['closed', 'reloaded', 'offline'] as const
type Way = (typeof ways)[number] | 'server'

const password = 'a quiet green door'
const asPatient = { 'x-handrail-hat': 'patient' }

/** One person on one device, whose page may die at any moment. */
class Device {
  readonly copy: Copy
  readonly context: BrowserContext
  page!: Page

  constructor(copy: Copy, context: BrowserContext) {
    this.copy = copy
    this.context = context
  }

  /** Of somebody who has just signed up. */
  static async make(context: BrowserContext, copy: Copy): Promise<Device> {
    const made = await context.request.post(`${copy.origin}/api/sign-up/patient`, {
      data: {
        fullName: 'Noor Haddad',
        email: `noor.${crypto.randomUUID().slice(0, 8)}@example.org`,
        phone: '555 010 0199',
        password,
        confirmPassword: password,
      },
    })
    expect(made.ok(), await made.text()).toBe(true)
    const device = new Device(copy, context)
    await device.send('POST', '/portal/open', {}, { 'x-handrail-hat': 'visitor' })
    device.page = await context.newPage()
    return device
  }

  async send<T>(method: string, path: string, data?: unknown, headers: Record<string, string> = asPatient) {
    const answer = await this.context.request.fetch(`${this.copy.origin}/api${path}`, {
      method,
      headers,
      data,
    })
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
    return (await answer.json()) as T
  }

  /** Ends what is under way, and brings the person back to the same address on a fresh page. */
  async strike(way: Way, address: string): Promise<void> {
    if (way === 'server') {
      await this.copy.kill()
      await this.copy.start()
      await this.page.close()
    } else if (way === 'offline') {
      await this.context.setOffline(true)
      await sleep(random() * 300)
      await this.page.close()
      await this.context.setOffline(false)
    } else if (way === 'closed') await this.page.close()
    if (way === 'reloaded') await this.page.reload({ waitUntil: 'commit' })
    else {
      this.page = await this.context.newPage()
      await this.page.goto(address, { waitUntil: 'commit' })
    }
  }
}

function wayOf(round: number): Way {
  const isServer = round % SERVER_EVERY === SERVER_EVERY - 1
  const way = isServer ? 'server' : (ways[Math.floor(random() * ways.length)] ?? 'closed')
  if (isLong) console.log(`round ${round}: ${way}`)
  return way
}

/** Types words and is struck at a random moment: while typing, right after the last key, or just after sending. */
async function typeUntil(page: Page, label: string | RegExp, words: string): Promise<void> {
  const field = page.getByLabel(label)
  await field.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(words, { delay: random() < 0.3 ? 5 : 0 })
}

async function inMessage(device: Device, conversation: string, round: number): Promise<string> {
  const address = `/patient-portal/messages?conversation=${conversation}`
  const box = device.page.getByLabel('Write a message')
  const words = `Message ${round}, which must arrive once.`
  await box.waitFor()
  await typeUntil(device.page, 'Write a message', words)
  const isSent = random() < 0.6
  if (isSent) await device.page.keyboard.press('Enter')
  await sleep(random() * 120)
  await device.strike(wayOf(round), address)
  const again = device.page.getByLabel('Write a message')
  await again.waitFor()
  if (!isSent) {
    await expect(again).toHaveValue(words)
    await again.press('Enter')
  }
  await expect(again).toHaveValue('')
  return words
}

async function messagesOf(device: Device, conversation: string): Promise<string[]> {
  const all: string[] = []
  let before: string | null = null
  do {
    const query: string = before ? `?before=${before}` : ''
    const page: { messages: { content: string }[]; earlier: string | null } = await device.send(
      'GET',
      `/conversations/${conversation}/messages${query}`,
    )
    all.unshift(...page.messages.map(({ content }) => content))
    before = page.earlier
  } while (before)
  return all
}

interface OpenForm {
  submission: { id: string; answers: Record<string, string> } | null
  questions: { name: string; type: string; label: string }[]
}

async function inForm(device: Device, address: string, label: string, typed: string, round: number) {
  const field = device.page.getByLabel(label)
  await field.waitFor()
  await expect(field).toHaveValue(typed)
  const more = `${typed === '' ? '' : ' '}w${round}`
  await typeUntil(device.page, label, more)
  if (random() < 0.4) await device.page.getByRole('heading', { level: 2 }).first().click()
  await sleep(random() * 150)
  await device.strike(wayOf(round), address)
  return typed + more
}

async function inOnboarding(device: Device, given: string[], round: number): Promise<boolean> {
  const box = device.page.getByLabel('Your answer')
  await box.waitFor()
  const words = `Answer ${round} of mine`
  await typeUntil(device.page, 'Your answer', words)
  const isSent = random() < 0.6
  if (isSent) await device.page.keyboard.press('Enter')
  await sleep(random() * 120)
  await device.strike(wayOf(round), '/patient-portal/getting-started')
  const again = device.page.getByLabel('Your answer')
  // Either it arrived, and the box is empty (or gone, after the last question); or it is still in the box, and goes out now.
  await expect
    .poll(async () => {
      const { said, isCompleted } = await onboardingOf(device)
      const value = await again.inputValue({ timeout: 1_000 }).catch(() => undefined)
      return said.length > given.length ? value === '' || isCompleted : value === words
    })
    .toBe(true)
  if ((await onboardingOf(device)).said.length === given.length) await again.press('Enter')
  await expect.poll(async () => (await onboardingOf(device)).said.length).toBe(given.length + 1)
  given.push(words)
  return (await onboardingOf(device)).isCompleted
}

async function onboardingOf(device: Device): Promise<{ said: string[]; isCompleted: boolean }> {
  const { messages, isCompleted } = await device.send<{
    messages: { role: string; content: string }[]
    isCompleted: boolean
  }>('GET', '/onboarding')
  return {
    said: messages.filter(({ role }) => role === 'user').map(({ content }) => content),
    isCompleted,
  }
}

/** A round that takes part in one of the three. */
const roundsOf = (part: number) =>
  Array.from({ length: ROUNDS }, (_, round) => round).filter(r => r % 3 === part)

async function strikeMessages(device: Device): Promise<void> {
  const { id } = await device.send<{ id: string }>('POST', '/conversations', {
    participantType: 'case_manager',
  })
  await device.page.goto(`/patient-portal/messages?conversation=${id}`)
  const written: string[] = []
  for (const round of roundsOf(0)) {
    written.push(await inMessage(device, id, round))
    // What was sent may still be on its way; the order is that in which it was written.
    if (round % 5 === 0) await expect.poll(() => messagesOf(device, id)).toEqual(written)
  }
  await expect.poll(() => messagesOf(device, id)).toEqual(written)
}

async function strikeForm(device: Device): Promise<void> {
  const [form] = (await device.send<{ id: string; title: string }[]>('GET', '/portal/forms')).filter(
    ({ title }) => title === 'What you want help with first',
  )
  await device.send('POST', `/portal/forms/${form?.id}/start`, { id: crypto.randomUUID() })
  const address = `/patient-portal/forms-and-tasks/${form?.id}?question=2`
  await device.page.goto(address)
  let typed = ''
  for (const round of roundsOf(1))
    typed = await inForm(device, address, 'Tell us a little more, in your own words.', typed, round)
  const field = device.page.getByLabel('Tell us a little more, in your own words.')
  await expect(field).toHaveValue(typed)
  const stored = async () =>
    (await device.send<OpenForm>('GET', `/portal/forms/${form?.id}`)).submission?.answers.in_your_words
  await expect.poll(stored).toBe(typed)
}

async function strikeOnboarding(first: Device, next: () => Promise<Device>): Promise<void> {
  let device = first
  let given: string[] = []
  const begin = () => device.page.goto('/patient-portal/getting-started')
  await begin()
  for (const round of roundsOf(2)) {
    const isOver = await inOnboarding(device, given, round)
    expect((await onboardingOf(device)).said).toEqual(given)
    if (!isOver) continue
    // The next person begins where this one has finished.
    await device.page.close()
    device = await next()
    given = []
    await begin()
  }
}

test('struck at random moments, a message arrives once and in order, a form keeps every word, and an answer of the onboarding is given once; or it is still in its box', async ({
  context,
  browser,
  copy,
}) => {
  test.setTimeout(60_000 + ROUNDS * 10_000)
  console.log(`survives-portal: seed ${seed}`)
  const device = await Device.make(context, copy)
  await test.step('messages', () => strikeMessages(device))
  await test.step('a form', () => strikeForm(device))
  await test.step('the onboarding', () =>
    strikeOnboarding(device, async () => Device.make(await browser.newContext(), copy)))
})
