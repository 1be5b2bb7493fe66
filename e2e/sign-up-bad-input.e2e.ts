/**
 * Every field of signing up and in beyond its limit, empty, with scripts, emoji and right-to-left text, past the form: the
 * server refuses it and stores nothing. What is allowed comes back unharmed, and is never run. What the forms themselves say
 * stands in account-forms.test.tsx.
 */
import type { Page } from '@playwright/test'
import {
  administrator,
  ask,
  expectToast,
  goodPassword,
  hasAccount,
  openAdministratorSignUp,
  openForm,
  patient,
  send,
  type Words,
  whoIsHere,
} from './accounts.ts'
import { type Copy, expect, test, watchForDefects } from './copy.ts'
import { nasty } from './inquiries.ts'
import { signIn } from './people.ts'

type Wrong = [name: string, value: string, message: string]

const long = (letters: number) => 'x'.repeat(letters + 1)
const rightToLeft = 'مرحبا بكم جميعا'

const emails: Wrong[] = [
  ...['', '   ', 'ada', nasty, rightToLeft, 'مريم@مثال', '😀@example.org', 'a@b@example.org'].map(
    (value): Wrong => ['email', value, 'Invalid email address'],
  ),
  ['email', `${'a'.repeat(244)}@example.org`, 'Email can be at most 255 characters'],
]
const names: Wrong[] = [
  // Nothing, spaces, one letter, one letter of several parts, and what nobody can see.
  ...['', '   ', 'A', '😀', '\u200b\u200b\u200b'].map(
    (value): Wrong => ['fullName', value, 'Name must be at least 2 characters'],
  ),
  ['fullName', long(100), 'Name can be at most 100 characters'],
]
const newPasswords: Wrong[] = [
  ['password', '😀'.repeat(7), 'Password must be at least 8 characters'],
  ['password', long(100), 'Password can be at most 100 characters'],
]
const confirmations = ['', nasty, `${goodPassword} `].map(
  (value): Wrong => ['confirmPassword', value, "Passwords don't match"],
)

interface Form {
  what: string
  path: string
  good: Words
  wrong: Wrong[]
}

const forms: Form[] = [
  {
    what: 'patient sign-up',
    path: '/sign-up/patient',
    good: patient('bad.input@example.org'),
    wrong: [
      ...names,
      ...emails,
      ...['', '12345', '😀'.repeat(10), rightToLeft, '<script>alert(1)'].map(
        (value): Wrong => ['phone', value, 'Phone must be at least 10 digits'],
      ),
      ['phone', '1'.repeat(21), 'Phone can be at most 20 characters'],
      ['password', '', 'Password must be at least 8 characters'],
      ...newPasswords,
      ...confirmations,
    ],
  },
  {
    what: 'administrator sign-up',
    path: '/sign-up/administrator',
    good: administrator('bad.input.admin@example.org'),
    wrong: [
      ...names,
      ...emails,
      ['password', '', 'Password must be at least 6 characters'],
      ...newPasswords,
      ...confirmations,
    ],
  },
  {
    what: 'patient login',
    path: '/sign-in',
    good: { email: 'bad.input@example.org', password: goodPassword },
    wrong: [
      ...emails,
      ['password', '', 'Password is required'],
      ['password', long(100), 'Password can be at most 100 characters'],
    ],
  },
  {
    what: 'administrator login',
    path: '/sign-in',
    good: { email: 'bad.input@example.org', password: goodPassword },
    wrong: [
      ...emails,
      ...['', 'short', '😀'.repeat(5)].map(
        (value): Wrong => ['password', value, 'Password must be at least 6 characters'],
      ),
      ['password', long(100), 'Password can be at most 100 characters'],
    ],
  },
  {
    what: 'forgotten password',
    path: '/forgotten-password',
    good: { email: 'bad.input@example.org' },
    wrong: emails,
  },
]

/** What is sent with one wrong field. A wrong new password is repeated, so that only one thing is wrong. */
const withWrong = ({ good }: Form, [name, value]: Wrong): Words => ({
  ...good,
  [name]: value,
  ...(name === 'password' && 'confirmPassword' in good ? { confirmPassword: value } : {}),
})

function neverADialog(page: Page): void {
  page.on('dialog', dialog => {
    void dialog.dismiss()
    throw new Error(`a script ran: ${dialog.message()}`)
  })
}

/** Addresses that a mail waits for or was written to, as an evaluation copy shows them. */
async function mailsTo(copy: Copy): Promise<string[]> {
  const mails = (await (await fetch(`${copy.origin}/api/mailbox`)).json()) as { recipient: string }[]
  return mails.map(({ recipient }) => recipient)
}

test('past the form, the server refuses the same at the same field, and stores nothing', async ({ copy }) => {
  for (const form of forms)
    for (const wrong of form.wrong) {
      // The login of administrators asks the same address as the one of patients, which has no shortest password.
      if (form.what === 'administrator login' && !['', long(100)].includes(wrong[1])) continue
      const { status, text } = await ask(copy, form.path, withWrong(form, wrong))
      expect(status, `${form.what}: ${wrong[0]} ${wrong[1].slice(0, 30)}: ${text}`).toBe(400)
      const { fields } = JSON.parse(text) as { fields: { field: string }[] }
      expect(
        fields.map(each => each.field),
        text,
      ).toContain(wrong[0])
    }
  for (const email of ['bad.input@example.org', 'bad.input.admin@example.org']) {
    expect(await hasAccount(copy, email), email).toBe(false)
    expect(await hasAccount(copy, email, long(100).slice(1)), email).toBe(false)
    expect(await mailsTo(copy)).not.toContain(email)
  }
  const missing = await ask(copy, '/sign-up/patient', {})
  expect(missing.status).toBe(400)
  const huge = await ask(copy, '/sign-up/patient', {
    ...patient('huge@example.org'),
    fullName: long(2_000_000),
  })
  expect([huge.status, JSON.parse(huge.text).code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
})

test('a name and a password in any script are kept as they are, shown as they are, and never run', async ({
  page,
  copy,
  browser,
}) => {
  const defects = watchForDefects(page)
  neverADialog(page)
  const name = `مريم 😀🏳️‍🌈 <img src=x onerror=alert(1)> שלום O'Hara`
  const words = {
    ...patient('maryam@example.org'),
    fullName: name,
    phone: '٠١٢٣ ٤٥٦ ٧٨٩',
    password: nasty,
    confirmPassword: nasty,
  }
  await openForm(page, '/patient-signup')
  await send(page, words)
  await expectToast(page, 'Account created!', 'Welcome to Handrail. You can now access your patient portal.')
  await page.goto('/patient-portal/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('مريم')
  await page.goto('/patient-portal/profile')
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  await expect(page.getByLabel('Phone Number')).toHaveValue(words.phone)
  await page.context().clearCookies()
  await openForm(page, '/patient-login')
  await send(page, { email: words.email, password: nasty })
  await expect(page).toHaveURL(/\/patient-portal/)
  expect((await whoIsHere(page)).name).toBe(name)

  const staff = await (await browser.newContext({ baseURL: copy.origin })).newPage()
  neverADialog(staff)
  await signIn(staff, copy, 'dana')
  await staff.goto('/case-manager/patients')
  await expect(staff.getByText(name).first()).toBeVisible()
  await expect(staff.locator('img[src="x"]')).toHaveCount(0)
  await staff.context().close()
  expect(defects).toEqual([])
})

test('an organization may be named after anybody, and what cannot be stored becomes a space', async ({
  page,
  copy,
}) => {
  neverADialog(page)
  await openAdministratorSignUp(page)
  await send(page, { ...administrator('nasty.admin@example.org'), fullName: nasty })
  await expect(page).toHaveURL('/')
  expect(await whoIsHere(page)).toEqual({
    name: nasty,
    hats: [`administrator of ${nasty}'s organization`],
  })
  await page.goto('/admin')
  await expect(page.getByText(`${nasty}'s organization`).first()).toBeVisible()

  const withNothing = { ...patient('nul@example.org'), fullName: 'Ada\u0000\u0007Brook' }
  expect(await ask(copy, '/sign-up/patient', withNothing)).toEqual({ status: 200, text: '{"signedIn":true}' })
  await page.context().clearCookies()
  await openForm(page, '/patient-login')
  await send(page, { email: 'nul@example.org', password: goodPassword })
  await expect(page).toHaveURL(/\/patient-portal/)
  expect((await whoIsHere(page)).name).toBe('Ada Brook')
})

test('the longest words that are allowed are taken', async ({ copy }) => {
  const password = '😀'.repeat(100)
  const longest = {
    ...patient(`${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`),
    fullName: '😀'.repeat(100),
    phone: '1'.repeat(20),
    password,
    confirmPassword: password,
  }
  expect((await ask(copy, '/sign-up/patient', longest)).text).toBe('{"signedIn":true}')
  expect(await hasAccount(copy, longest.email, password)).toBe(true)
})
