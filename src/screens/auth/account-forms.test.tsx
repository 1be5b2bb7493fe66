/**
 * What the forms of signing up and in say: every field beyond its limit, empty, with scripts, emoji and right-to-left text;
 * a server that refuses, fails or can't be reached. The message stands at the field, and nothing that was typed is lost.
 */
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Asked,
  expectAutosaved,
  expectProblemAt,
  expectToast,
  field,
  fillIn,
  fireEvent,
  formIsReady,
  problem,
  type Shown,
  screen,
  show,
  submit,
  toasts,
  waitFor,
} from '../../../test/component-screen.tsx'
import AdministratorLogin from './administrator-login.tsx'
import ForgotPassword from './forgot-password.tsx'
import PatientLogin from './patient-login.tsx'
import PatientSignup from './patient-signup.tsx'

type Words = Record<string, string>
type Wrong = [name: string, value: string, message: string]

const offline =
  'We could not reach the server. Nothing you typed is lost. Check your connection and try again.'
const ourFault = 'Something went wrong on our side. Nothing you typed is lost. Please try again.'

const goodPassword = 'a quiet green door'
const nasty = '<script>alert(1)</script> "><b> 😀🏳️‍🌈 שלום مرحبا'
const rightToLeft = 'مرحبا بكم جميعا'
const long = (letters: number) => 'x'.repeat(letters + 1)

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
  screen: ReactElement
  /** The tab that holds it, where there are several. */
  tab?: string
  request: Asked
  good: Words
  limits: Record<string, number>
  wrong: Wrong[]
  /** The titles of the toast where the line is cut, and where the server fails. */
  failed: string
}

const newAdministrator = {
  fullName: 'Ada Brook',
  email: 'bad.input@example.org',
  password: goodPassword,
  confirmPassword: goodPassword,
}
const newPatient = { ...newAdministrator, phone: '555 010 0199' }
const account = { email: 'bad.input@example.org', password: goodPassword }

const forms: Form[] = [
  {
    what: 'patient sign-up',
    screen: <PatientSignup />,
    request: 'POST /sign-up/patient',
    good: newPatient,
    limits: { fullName: 100, email: 255, phone: 20, password: 100, confirmPassword: 100 },
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
    failed: 'Signup failed',
  },
  {
    what: 'administrator sign-up',
    screen: <AdministratorLogin />,
    tab: 'Sign Up',
    request: 'POST /sign-up/administrator',
    good: newAdministrator,
    limits: { fullName: 100, email: 255, password: 100, confirmPassword: 100 },
    wrong: [
      ...names,
      ...emails,
      ['password', '', 'Password must be at least 6 characters'],
      ...newPasswords,
      ...confirmations,
    ],
    failed: 'Signup Failed',
  },
  {
    what: 'patient login',
    screen: <PatientLogin />,
    request: 'POST /sign-in',
    good: account,
    limits: { email: 255, password: 100 },
    wrong: [
      ...emails,
      ['password', '', 'Password is required'],
      ['password', long(100), 'Password can be at most 100 characters'],
    ],
    failed: 'Login failed',
  },
  {
    what: 'administrator login',
    screen: <AdministratorLogin />,
    request: 'POST /sign-in',
    good: account,
    limits: { email: 255, password: 100 },
    wrong: [
      ...emails,
      ...['', 'short', '😀'.repeat(5)].map(
        (value): Wrong => ['password', value, 'Password must be at least 6 characters'],
      ),
      ['password', long(100), 'Password can be at most 100 characters'],
    ],
    failed: 'Error',
  },
  {
    what: 'forgotten password',
    screen: <ForgotPassword />,
    request: 'POST /forgotten-password',
    good: { email: 'bad.input@example.org' },
    limits: { email: 255 },
    wrong: emails,
    failed: 'The mail was not sent',
  },
]

/** What is typed with one wrong field. A wrong new password is repeated, so that only one thing is wrong. */
const withWrong = ({ good }: Form, [name, value]: Wrong): Words => ({
  ...good,
  [name]: value,
  ...(name === 'password' && 'confirmPassword' in good ? { confirmPassword: value } : {}),
})

describe.each(forms)('$what', form => {
  let shown: Shown
  beforeEach(async () => {
    shown = show(form.screen, '/here')
    if (form.tab) fireEvent.mouseDown(screen.getByRole('tab', { name: form.tab }), { button: 0 })
    await formIsReady()
    fillIn(form.good)
  })

  test('says what is wrong at its field, and asks nobody', () => {
    // What is pasted is never cut: how much is over is said at the field, and all of it stays.
    for (const [name, limit] of Object.entries(form.limits)) {
      fillIn({ ...form.good, [name]: 'x'.repeat(limit + 30) })
      expect(field(name).getAttribute('maxlength'), name).toBeNull()
      submit()
      expect(field(name).closest('form')?.textContent, name).toContain('30 letters too many. Nothing was cut')
      expect((field(name) as HTMLInputElement).value, name).toHaveLength(limit + 30)
      fillIn(form.good)
    }
    expect(shown.sent).toEqual([])
    for (const wrong of form.wrong) {
      const [name, value, message] = wrong
      const words = withWrong(form, wrong)
      fillIn(words)
      submit()
      expectProblemAt(name, message)
      expect(document.activeElement, value).toBe(field(name))
      expect(document.querySelectorAll('form [aria-invalid="true"]'), value).toHaveLength(1)
      // A browser itself takes the spaces off an address.
      expectAutosaved({ ...words, ...(words.email ? { email: words.email.trim() } : {}) })
      fillIn(form.good)
      expect(document.querySelectorAll('form [aria-invalid="true"]'), 'mended').toHaveLength(0)
    }
    expect(shown.sent).toEqual([])
  })

  test('says it in a toast, too, and an empty form at every field', async () => {
    const [name, value, message] = form.wrong.at(-1) as Wrong
    fillIn(withWrong(form, [name, value, message]))
    submit()
    await expectToast('Validation Error', message)
    fillIn(form.good)
    await waitFor(() => expect(toasts(), 'it goes with its reason').toEqual([]))
    fillIn(Object.fromEntries(Object.keys(form.good).map(each => [each, ''])))
    submit()
    expect(document.querySelectorAll('form [aria-invalid="true"]').length).toBeGreaterThan(0)
    expect(document.activeElement).toBe(field(Object.keys(form.limits)[0] ?? ''))
    expect(shown.sent).toEqual([])
  })

  test('where the line is cut or the server fails, says so, and loses nothing', async () => {
    for (const [answer, reason] of [
      ['line', offline],
      [problem(500, 'INTERNAL_SERVER_ERROR'), ourFault],
    ] as const) {
      shown.answer(form.request, answer)
      submit()
      await expectToast(form.failed, reason)
      expectAutosaved(form.good)
      await formIsReady()
    }
    expect(shown.sent).toEqual([form.request, form.request])
    expect(document.body.textContent).not.toContain('internals')
  })

  test('says what the server found wrong at the field where it is, until it is mended', async () => {
    shown.answer(form.request, problem(400, 'BAD_REQUEST', [{ field: 'email', message: 'emailInvalid' }]))
    submit()
    await waitFor(() => expectProblemAt('email', 'Invalid email address'))
    fillIn({ email: 'mended@example.org' })
    expect(field('email').getAttribute('aria-invalid')).toBeNull()
  })
})
