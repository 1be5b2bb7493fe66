/**
 * Every acknowledged write is there after kill -9, of the server and of the embedded database, in the middle of the first
 * journey. What was not acknowledged is sent again with the same id, as the browser does, and is there once.
 */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Copy, expect, test } from './copy.ts'
import { asOwner } from './owner.ts'

const rounds = process.env.HANDRAIL_TEST_LENGTH === 'long' ? 20 : 2

class Person {
  readonly copy: Copy
  readonly cookie: string

  constructor(copy: Copy, cookie: string) {
    this.copy = copy
    this.cookie = cookie
  }

  async ask<T>(method: string, path: string, body?: unknown, hat = 'patient'): Promise<T> {
    const answer = await fetch(`${this.copy.origin}/api${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        'x-handrail-hat': hat,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
}

async function signUp(copy: Copy): Promise<Person> {
  const answer = await fetch(`${copy.origin}/api/sign-up/patient`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fullName: 'Noor Haddad',
      email: `noor.${randomUUID().slice(0, 8)}@example.org`,
      phone: '555 010 0199',
      password: 'a quiet green door',
      confirmPassword: 'a quiet green door',
    }),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return new Person(
    copy,
    answer.headers
      .getSetCookie()
      .map(cookie => cookie.split(';')[0])
      .join('; '),
  )
}

interface Onboarding {
  currentStep: number
  messages: { role: string; content: string }[]
  isCompleted: boolean
  isAccepted?: boolean
}

async function killDatabase(copy: Copy): Promise<void> {
  const file = join(copy.dataFolder, 'database', 'postgres-18', 'postmaster.pid')
  process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGKILL')
}

/** Asks until it is answered, as the browser does: while the database is being started again the answer is 503. */
async function askUntilAnswered<T>(person: Person, method: string, path: string, body?: unknown): Promise<T> {
  let answer: T | undefined
  await expect(async () => {
    answer = await person.ask<T>(method, path, body)
  }).toPass({ timeout: 30_000 })
  return answer as T
}

test('what was acknowledged is there after kill -9 of the server and of the database', async ({ copy }) => {
  test.setTimeout(60_000 + rounds * 20_000)
  // One person writes faster here than a person may.
  await asOwner(copy, 'update deployment set budgets_times = 1000')
  try {
    const noor = await signUp(copy)
    await noor.ask('POST', '/portal/open', {}, 'visitor')
    await noor.ask('POST', '/onboarding/start', {})
    const { id } = await noor.ask<{ id: string }>('POST', '/conversations', {
      participantType: 'case_manager',
    })
    const acknowledged: string[] = []
    const answered: string[] = []

    for (let round = 0; round < rounds; round++) {
      const inFlight: { id: string; content: string }[] = []
      const unanswered: { id: string; step: number; answer: string }[] = []
      let isRunning = true
      const acknowledgedBefore = acknowledged.length
      const writing = (async () => {
        for (let count = 0; isRunning && count < 500; count++) {
          const message = { id: randomUUID(), content: `Line ${round}.${count}` }
          inFlight.push(message)
          await noor.ask('POST', `/conversations/${id}/messages`, message)
          inFlight.pop()
          acknowledged.push(message.content)
          if (count === 3 && round < 5) {
            const { currentStep } = await noor.ask<Onboarding>('GET', '/onboarding')
            const reply = { id: randomUUID(), step: currentStep, answer: `Answer ${round}` }
            unanswered.push(reply)
            await noor.ask('POST', '/onboarding/reply', reply)
            unanswered.pop()
            answered.push(reply.answer)
          }
        }
      })().catch(() => {})
      await sleep(150 + Math.random() * 250)
      // However slow the machine, the kill comes amid writing.
      await expect.poll(() => acknowledged.length - acknowledgedBefore).toBeGreaterThan(3)
      if (round % 2 === 0) await copy.kill()
      else await killDatabase(copy)
      isRunning = false
      await writing
      if (round % 2 === 0) await copy.start()
      else await askUntilAnswered(noor, 'GET', '/onboarding')
      // The browser sends again what it has no answer for: the same id, so it is there once.
      for (const message of inFlight) {
        await askUntilAnswered(noor, 'POST', `/conversations/${id}/messages`, message)
        acknowledged.push(message.content)
      }
      for (const reply of unanswered) {
        await askUntilAnswered(noor, 'POST', '/onboarding/reply', reply)
        answered.push(reply.answer)
      }
    }

    const stored: string[] = []
    let before = ''
    for (;;) {
      const page = await askUntilAnswered<{ messages: { content: string }[]; earlier: string | null }>(
        noor,
        'GET',
        `/conversations/${id}/messages${before ? `?before=${before}` : ''}`,
      )
      stored.unshift(...page.messages.map(message => message.content))
      if (!page.earlier) break
      before = page.earlier
    }
    expect(acknowledged.length).toBeGreaterThan(rounds * 3)
    expect(stored).toEqual(acknowledged)
    const onboarding = await askUntilAnswered<Onboarding>(noor, 'GET', '/onboarding')
    const said = onboarding.messages
      .filter(message => message.role === 'user')
      .map(message => message.content)
    expect(said).toEqual(answered)
  } finally {
    await asOwner(copy, 'update deployment set budgets_times = default; delete from rate_limits')
  }
})
