/**
 * Every field of signing up and in beyond its limit, empty, with scripts, emoji and right-to-left text, past the form: the
 * server refuses it and stores nothing. What is allowed comes back unharmed. What the forms themselves say stands in
 * account-forms.test.tsx.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createSignIn, type SignIn } from '#platform/auth/auth.server.ts'
import { ApiBrowser } from '../../../test/api-browser.ts'
import { onlyPeople, withTestDatabase } from '../../../test/database.ts'

type Words = Record<string, string>
type Wrong = [field: string, value: string]

const db = withTestDatabase()
const secret = 'a secret of the tests, long enough'
let signIn: SignIn
const failures: string[] = []

beforeAll(() => {
  signIn = createSignIn({ url: db.authUrl, secret, origin: 'http://localhost' })
})
afterAll(() => signIn?.close())
beforeEach(async () => {
  await onlyPeople(db)
})

const browser = () => new ApiBrowser(db, signIn, line => failures.push(line))
const post = (path: string, body: object) => browser().ask('POST', path, body)

const password = 'a quiet green door'
const nasty = '<script>alert(1)</script> "><b> 😀🏳️‍🌈 שלום مرحبا'
const rightToLeft = 'مرحبا بكم جميعا'
const long = (letters: number) => 'x'.repeat(letters + 1)

const administrator: Words = {
  fullName: 'Ada Brook',
  email: 'bad.input@example.org',
  password,
  confirmPassword: password,
}
const patient: Words = { ...administrator, phone: '555 010 0199' }
const account: Words = { email: 'bad.input@example.org', password }

const emails: Wrong[] = [
  ...['', '   ', 'ada', nasty, rightToLeft, 'مريم@مثال', '😀@example.org', 'a@b@example.org'],
  `${'a'.repeat(244)}@example.org`,
].map(value => ['email', value])
// Nothing, spaces, one letter, one letter of several parts, and what nobody can see.
const names: Wrong[] = ['', '   ', 'A', '😀', '\u200b\u200b\u200b', long(100)].map(value => [
  'fullName',
  value,
])
const newPasswords: Wrong[] = ['', '😀'.repeat(7), long(100)].map(value => ['password', value])
const confirmations: Wrong[] = ['', nasty, `${password} `].map(value => ['confirmPassword', value])
const phones: Wrong[] = ['', '12345', '😀'.repeat(10), rightToLeft, '<script>alert(1)', '1'.repeat(21)].map(
  value => ['phone', value],
)

const forms: [path: string, good: Words, wrong: Wrong[]][] = [
  ['/sign-up/patient', patient, [...names, ...emails, ...phones, ...newPasswords, ...confirmations]],
  ['/sign-up/administrator', administrator, [...names, ...emails, ...newPasswords, ...confirmations]],
  ['/sign-in', account, [...emails, ['password', ''], ['password', long(100)]]],
  ['/forgotten-password', { email: 'bad.input@example.org' }, emails],
]

/** Who has an account, and to whom a mail was written. */
const kept = async () => [
  await db.rows('select email from auth.users order by 1'),
  await db.rows('select recipient from mails order by 1'),
]

it.each(forms)('%s refuses each at its field, and stores nothing', async (path, good, wrong) => {
  const before = await kept()
  for (const [field, value] of wrong) {
    // A wrong new password is repeated, so that only one thing is wrong.
    const repeated = field === 'password' && 'confirmPassword' in good ? { confirmPassword: value } : {}
    const { status, body } = await post(path, { ...good, [field]: value, ...repeated })
    expect(status, `${field}: ${value.slice(0, 30)}`).toBe(400)
    expect(body.fields.map((each: { field: string }) => each.field)).toContain(field)
  }
  expect(await kept()).toEqual(before)
})

it('is told what is missing, and that it is too much', async () => {
  expect((await post('/sign-up/patient', {})).status).toBe(400)
  const huge = await post('/sign-up/patient', { ...patient, fullName: long(2_000_000) })
  expect([huge.status, huge.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
})

it('takes no password that many people have', async () => {
  const before = await kept()
  const common = { password: 'Football', confirmPassword: 'Football' }
  for (const [path, words] of [
    ['/sign-up/patient', patient],
    ['/sign-up/administrator', administrator],
  ] as const) {
    const { status, body } = await post(path, { ...words, ...common })
    expect([status, body.fields]).toEqual([400, [{ field: 'password', message: 'passwordCommon' }]])
  }
  expect(await kept()).toEqual(before)
})

it('takes the longest words that are allowed', async () => {
  const longest = {
    ...patient,
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`,
    fullName: '😀'.repeat(100),
    phone: '1'.repeat(20),
    password: '🌲🐢🚲🍋'.repeat(25),
    confirmPassword: '🌲🐢🚲🍋'.repeat(25),
  }
  expect((await post('/sign-up/patient', longest)).body).toEqual({ signedIn: true })
  expect((await post('/sign-in', { email: longest.email, password: longest.password })).status).toBe(200)
})

it('lets an organization be named after anybody, and makes a space of what cannot be stored', async () => {
  const here = browser()
  await here.ask('POST', '/sign-up/administrator', { ...administrator, fullName: nasty })
  expect(await here.who()).toMatchObject({
    person: { name: nasty },
    memberships: [{ hat: 'administrator', name: `${nasty}'s organization` }],
  })
  const there = browser()
  const withNothing = { ...patient, email: 'nul@example.org', fullName: 'Ada\u0000\u0007Brook' }
  expect((await there.ask('POST', '/sign-up/patient', withNothing)).body).toEqual({ signedIn: true })
  expect((await there.who()).person.name).toBe('Ada Brook')
})

it('signs in with an address in capitals and spaces around it', async () => {
  await post('/sign-up/patient', patient)
  expect((await post('/sign-in', { email: ' BAD.Input@example.org ', password })).status).toBe(200)
  expect(failures).toEqual([])
})
