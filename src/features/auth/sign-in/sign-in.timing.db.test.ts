/**
 * Nobody learns from an answer, or from how long it takes, whether an address has an account. Known and unknown addresses
 * are asked about alternately, and the medians are compared; a control shows that this measure can tell.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createSignIn, type SignIn } from '#platform/auth/auth.server.ts'
import { namedPeople } from '../../../../sample/people.ts'
import { onlyPeople, withOwnDatabase } from '../../../../test/database.ts'
import { hashInFull } from '../../../../test/light-hashes.ts'
import { Browser, serverWithMail } from '../../../../test/server-with-mail.ts'

const db = withOwnDatabase()
const password = 'a long enough password'
/** What hashes a password is slow; of the rest, there is time for more. */
const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'
const SLOW_ROUNDS = 8
const ROUNDS = isLong ? 40 : 16
/** A busy machine may well double a time; what gives an account away takes some thirty times as long. */
const MOST_APART = 4
let server: Awaited<ReturnType<typeof serverWithMail>>
let signIn: SignIn

beforeAll(async () => {
  hashInFull()
  server = await serverWithMail(db)
  signIn = createSignIn({ url: db.authUrl, secret: 'tests', origin: 'http://localhost' })
})
afterAll(async () => {
  await server.stop()
  await signIn.close()
})
beforeEach(async () => {
  await onlyPeople(db)
})

interface Told {
  milliseconds: number
  words: string
}

/** One question, its time, and its answer without the address and ids that differ from one asking to the next. */
async function time(path: string, body: Record<string, unknown>): Promise<Told> {
  const begun = performance.now()
  const answer = await new Browser(server.origin).ask('POST', path, body)
  const milliseconds = performance.now() - begun
  const words = JSON.stringify(answer)
    .replaceAll(String(body.email), '(address)')
    .replace(/"proof":"[^"]*"/, '"proof"')
  return { milliseconds, words }
}

const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

/** How many times as long one question takes as another, and everything that was answered. */
async function compare(
  rounds: number,
  one: (round: number) => Promise<Told>,
  other: (round: number) => Promise<Told>,
) {
  const [first, second]: [Told[], Told[]] = [[], []]
  for (let round = -2; round < rounds; round++) {
    await db.rows('delete from rate_limits')
    const pair =
      round % 2 ? [await one(round), await other(round)] : [await other(round), await one(round)].reverse()
    // The first ones warm up what is needed only once.
    if (round < 0 || !pair[0] || !pair[1]) continue
    first.push(pair[0])
    second.push(pair[1])
  }
  const ratio = median(first.map(told => told.milliseconds)) / median(second.map(told => told.milliseconds))
  return { apart: Math.max(ratio, 1 / ratio), words: new Set([...first, ...second].map(told => told.words)) }
}

const unknown = (round: number) => `nobody-${round + 2}@example.org`

it('tells apart what takes a different time', async () => {
  await giveMariaAPassword()
  const { apart } = await compare(
    SLOW_ROUNDS,
    () => time('/sign-in', { email: namedPeople.maria.email, password: 'not her password' }),
    () => time('/sign-in', { email: 'no address at all', password: 'not her password' }),
  )
  expect(apart).toBeGreaterThan(MOST_APART)
})

it('signing in says the same for a wrong password and an unknown address, and takes as long', async () => {
  await giveMariaAPassword()
  const { apart, words } = await compare(
    SLOW_ROUNDS,
    () => time('/sign-in', { email: namedPeople.maria.email, password: 'not her password' }),
    round => time('/sign-in', { email: unknown(round), password: 'not her password' }),
  )
  expect([...words]).toHaveLength(1)
  expect([...words][0]).toContain('"status":401')
  expect(apart).toBeLessThan(MOST_APART)
})

it('a forgotten password says the same for every address, and takes as long', async () => {
  const { apart, words } = await compare(
    ROUNDS,
    () => time('/forgotten-password', { email: namedPeople.maria.email, language: 'en' }),
    round => time('/forgotten-password', { email: unknown(round), language: 'en' }),
  )
  expect([...words]).toEqual(['{"status":200,"body":{"sentTo":"(address)"}}'])
  expect(apart).toBeLessThan(MOST_APART)
})

it('signing up says the same for every address, and takes as long', async () => {
  const form = { fullName: 'Ann Lee', phone: '555 010 0142', password, confirmPassword: password }
  for (const path of ['/sign-up/patient', '/sign-up/administrator']) {
    const { apart, words } = await compare(
      ROUNDS,
      () => time(path, { ...form, email: namedPeople.maria.email }),
      round => time(path, { ...form, email: unknown(round) }),
    )
    expect([...words]).toEqual(['{"status":200,"body":{"signedIn":false,"codeSentTo":"(address)","proof"}}'])
    expect(apart, path).toBeLessThan(MOST_APART)
  }
})

it('a wrong code says the same for every address', async () => {
  const form = { fullName: 'Ann Lee', phone: '555 010 0142', password, confirmPassword: password }
  const words = new Set<string>()
  for (const email of [namedPeople.maria.email, 'nobody@example.org']) {
    const { body } = await new Browser(server.origin).ask('POST', '/sign-up/patient', { ...form, email })
    await server.idle()
    words.add((await time('/sign-up/patient', { ...form, email, proof: body.proof, code: '00000x' })).words)
    for (const code of ['000001', '000002', '000003', '000004', '000005', '000006'])
      words.add((await time('/sign-up/patient', { ...form, email, proof: body.proof, code })).words)
  }
  expect([...words].map(each => /"message":"(\w+)"/.exec(each)?.[1])).toEqual([
    'mailCodeShape',
    'mailCodeWrong',
    'mailCodeOver',
  ])
})

async function giveMariaAPassword(): Promise<void> {
  await db.rows(
    `insert into auth.accounts (user_id, account_id, provider_id, password)
     select id, id::text, 'credential', $2 from auth.users where email = $1`,
    [namedPeople.maria.email, await signIn.hashPassword(password)],
  )
}
