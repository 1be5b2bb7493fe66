/**
 * Guessing slows the guesser and never keeps the owner out (decision 58): tries are counted by network address, at the account
 * from there, and at a device that the account knows by itself alone.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withTestDatabase } from '../database.ts'
import { totpOf } from '../totp.ts'
import { type WholeServer, wholeServer } from '../whole-server.ts'

const db = withTestDatabase()
let server: WholeServer
const email = 'henry.owner@example.org'
const password = 'four words nobody guesses'

beforeAll(async () => {
  server = await wholeServer(db, { proxies: 1 })
})
afterAll(() => server?.stop())
beforeEach(() => db.empty())

/** A browser at a network address: it keeps its cookies. */
class Browser {
  readonly cookies = new Map<string, string>()
  readonly address: string

  constructor(address: string) {
    this.address = address
  }

  async ask(path: string, body: object) {
    const answer = await fetch(`${server.origin}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': this.address,
        cookie: [...this.cookies].map(pair => pair.join('=')).join('; '),
      },
      body: JSON.stringify(body),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.cookies.set(name, value)
    }
    const words = await answer.text()
    return new Response(words || null, answer)
  }

  signIn = (guess = password, at = email) => this.ask('/sign-in', { email: at, password: guess })
}

/** Henry has an account, and a browser that he was signed in on. */
async function henry(): Promise<Browser> {
  const browser = new Browser('203.0.113.7')
  const form = { fullName: 'Henry Owner', email, password, confirmPassword: password }
  const answer = await browser.ask('/sign-up/administrator', form)
  expect(answer.status).toBe(200)
  const cookie = answer.headers.getSetCookie().find(each => each.startsWith('handrail.device='))
  expect(cookie).toMatch(/HttpOnly/)
  await browser.ask('/sign-out', {})
  return browser
}

/** Tries until nobody listens any more; a minute may end meanwhile. */
async function guessUntilSlowed(stranger: Browser): Promise<Response> {
  for (let n = 0; n < 25; n++) {
    const answer = await stranger.signIn(`guess ${n}`)
    if (answer.status === 429) return answer
  }
  throw new Error('nobody slowed the guesser')
}

it('slows a stranger; the owner signs in at once, on a known device there and on a new one elsewhere', async () => {
  const own = await henry()
  const stranger = new Browser(own.address)
  const slowed = await guessUntilSlowed(stranger)
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await stranger.signIn()).status, 'a right guess too').toBe(429)
  expect((await own.signIn()).status, 'a known device in the same house').toBe(200)
  expect((await new Browser('198.51.100.9').signIn()).status, 'a new device elsewhere').toBe(200)
})

it('counts a known device that guesses by itself', async () => {
  const own = await henry()
  await guessUntilSlowed(own)
  expect((await new Browser(own.address).signIn()).status).toBe(200)
})

it('counts what it refuses a guesser nowhere else, so that nobody can guess on until the owner is kept out', async () => {
  await henry()
  const stranger = new Browser('198.51.100.9')
  const statuses: number[] = []
  for (let n = 0; n < 23; n++)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, async () => (await stranger.signIn('another guess')).status),
      )),
    )
  expect(statuses.filter(status => status === 429).length).toBeGreaterThan(200)
  expect((await new Browser('192.0.2.55').signIn()).status, 'a new device elsewhere').toBe(200)
})

it('hears no more than fifteen codes an hour on a known device either', async () => {
  const own = await henry()
  await own.signIn()
  const { secret } = (await (await own.ask('/account/second-factor/set-up', { password })).json()) as {
    secret: string
  }
  expect((await own.ask('/account/second-factor/confirm', { code: totpOf(secret) })).status).toBe(200)
  const guess = async () => {
    await own.ask('/sign-out', {})
    await own.signIn()
    // Whoever has the time waits for each minute to pass.
    await db.rows("delete from rate_limits where key not like '%:hour'")
    return own.ask('/sign-in/code', { code: totpOf(secret, new Date(Date.now() + 3_600_000)) })
  }
  const answers: Response[] = []
  for (let n = 0; n < 16; n++) answers.push(await guess())
  expect(answers.slice(0, 15).map(({ status }) => status)).not.toContain(429)
  expect(answers[15]?.status).toBe(429)
})

it('slows one who guesses links from one network, however many addresses it has', async () => {
  const guess = async (address: string) =>
    (await new Browser(address).ask('/verify-email/nobody-was-given-this-link', {})).status
  const statuses: number[] = []
  for (let n = 0; n < 130 && !statuses.includes(429); n++)
    statuses.push(await guess(`2001:db8:1:2::${n.toString(16)}`))
  expect(statuses).toContain(429)
  expect(await guess('2001:db8:1:3::1'), 'the network beside it').not.toBe(429)
})

it('leaves the owner mails for a new password after a stranger has used theirs up', async () => {
  const own = await henry()
  const stranger = new Browser('198.51.100.9')
  const ask = (browser: Browser) => browser.ask('/forgotten-password', { email, language: 'en' })
  const statuses: number[] = []
  for (let n = 0; n < 14; n++) statuses.push((await ask(stranger)).status)
  expect(statuses).toContain(429)
  expect((await ask(own)).status).toBe(200)
})

it('knows a device by a signed token whose hash alone is kept', async () => {
  const own = await henry()
  const value = decodeURIComponent(own.cookies.get('handrail.device') ?? '')
  const kept = await db.rows<{ hash: string }>(
    "select encode(token_hash, 'hex') as hash from auth.known_devices",
  )
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain(value.split('.')[0])

  const forger = new Browser(own.address)
  forger.cookies.set(
    'handrail.device',
    encodeURIComponent(value.replace(/^./, first => (first === 'A' ? 'B' : 'A'))),
  )
  await guessUntilSlowed(forger)
  expect((await own.signIn()).status).toBe(200)
})

it('believes no address that a request claims where no proxy of ours stands', async () => {
  const direct = await wholeServer(db)
  const statuses: number[] = []
  for (let n = 0; n < 25 && !statuses.includes(429); n++) {
    const answer = await fetch(`${direct.origin}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n}` },
      body: JSON.stringify({ email, password: 'guess' }),
    })
    statuses.push(answer.status)
  }
  expect(statuses).toContain(429)
  await direct.stop()
})
