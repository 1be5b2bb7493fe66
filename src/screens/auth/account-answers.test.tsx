/**
 * What signing up and in says of what only the server knows, and when all went well, in the specified words (decision 25):
 * in the toast, on the busy button, and where the person is led. That the server answers so stands in auth.db.test.ts; what
 * the forms find by themselves, in account-forms.test.tsx.
 */
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import {
  type Answer,
  type Asked,
  expectAutosaved,
  expectProblemAt,
  expectToast,
  field,
  fillIn,
  fireEvent,
  formIsReady,
  ok,
  press,
  problem,
  type Shown,
  screen,
  show,
  submit,
  waitFor,
} from '../../../test/component-screen.tsx'
import AdministratorLogin from './administrator-login.tsx'
import PatientLogin from './patient-login.tsx'
import PatientSignup from './patient-signup.tsx'

const password = 'a quiet green door'
const account = { email: 'ada.brook@example.org', password }
const administrator = { fullName: 'Ada Brook', ...account, confirmPassword: password }
const patient = { ...administrator, phone: '555 010 0199' }
const ada = ok({ person: { name: 'Ada Brook', email: account.email } })

interface Form {
  screen: ReactElement
  address: string
  /** The tab that holds it, where there are several. */
  tab?: string
  request: Asked
  words: Record<string, string>
  submits: string
  busy: string
  /** Where it leads to, and the toast that says so. */
  leadsTo: string
  done: [title: string, body: string]
  refused: [what: string, answer: Answer, title: string, body: string][]
}

const tooMany = problem(429, 'TOO_MANY_REQUESTS')
const wait = 'Too many tries. Wait a minute and try again.'

const forms: Record<string, Form> = {
  'patient sign-up': {
    screen: <PatientSignup />,
    address: '/patient-signup?org=no-such-team',
    request: 'POST /sign-up/patient',
    words: patient,
    submits: 'Sign Up',
    busy: 'Creating account...',
    leadsTo: '/patient-portal/getting-started?org=no-such-team',
    done: ['Account created!', 'Welcome to Handrail. You can now access your patient portal.'],
    refused: [
      [
        'a known address',
        problem(409, 'CONFLICT'),
        'Signup failed',
        'This email already has an account. Please log in instead.',
      ],
      [
        'no such organization',
        problem(404, 'NOT_FOUND'),
        'Signup failed',
        'There is no care team at this address yet. Ask your care team for their link.',
      ],
      ['too many tries', tooMany, 'Signup failed', wait],
    ],
  },
  'patient login': {
    screen: <PatientLogin />,
    address: '/patient-login?return=%2Fpatient-portal%2Fmessages',
    request: 'POST /sign-in',
    words: account,
    submits: 'Log In',
    busy: 'Logging in...',
    leadsTo: '/patient-portal/messages',
    done: ['Welcome back!', "You've successfully logged in."],
    refused: [
      [
        'wrong credentials',
        problem(401, 'UNAUTHORIZED'),
        'Login failed',
        'The email or the password is not right. Please try again.',
      ],
      ['too many tries', tooMany, 'Login failed', wait],
    ],
  },
  'administrator login': {
    screen: <AdministratorLogin />,
    address: '/auth?return=%2Fadmin%3Ftab%3Dpatients',
    request: 'POST /sign-in',
    words: account,
    submits: 'Sign In',
    busy: 'Signing in...',
    leadsTo: '/admin?tab=patients',
    done: ['Success', 'Logged in successfully!'],
    refused: [
      [
        'wrong credentials',
        problem(401, 'UNAUTHORIZED'),
        'Login Failed',
        'Invalid email or password. Please try again.',
      ],
      ['too many tries', tooMany, 'Error', wait],
    ],
  },
  'administrator sign-up': {
    screen: <AdministratorLogin />,
    address: '/auth',
    tab: 'Sign Up',
    request: 'POST /sign-up/administrator',
    words: administrator,
    submits: 'Create Account',
    busy: 'Creating account...',
    leadsTo: '/',
    done: ['Success', 'Account created successfully! You can now log in.'],
    refused: [
      [
        'a known address',
        problem(409, 'CONFLICT'),
        'Account Exists',
        'An account with this email already exists. Please login instead.',
      ],
      ['too many tries', tooMany, 'Signup Failed', wait],
    ],
  },
}

const button = () => document.querySelector('form button[type="submit"]') as HTMLButtonElement

async function open({ screen: element, address, tab }: Form): Promise<Shown> {
  const [path] = address.split('?')
  const shown = show(
    [
      { path, element },
      { path: '*', element: <p>elsewhere</p> },
    ],
    address,
  )
  if (tab) fireEvent.mouseDown(screen.getByRole('tab', { name: tab }), { button: 0 })
  await formIsReady()
  return shown
}

describe.each(Object.entries(forms))('%s', (_, form) => {
  test('says why it was refused, and loses nothing', async () => {
    const shown = await open(form)
    fillIn(form.words)
    for (const [what, answer, title, body] of form.refused) {
      shown.answer(form.request, answer)
      submit()
      await expectToast(title, body)
      expectAutosaved(form.words)
      await formIsReady()
      expect(shown.address(), what).toBe(form.address)
    }
  })

  test('says that it went well and leads on; meanwhile the button says so, and sends once', async () => {
    const shown = await open(form)
    expect(button().textContent).toBe(form.submits)
    fillIn(form.words)
    const letGo = shown.holdBack()
    submit()
    await waitFor(() => expect(button().textContent).toBe(form.busy))
    expect(button().disabled).toBe(true)
    fireEvent.submit(document.querySelector('form') as HTMLFormElement)
    shown.answer(form.request, ok({ signedIn: true }))
    shown.answer('GET /session', ada)
    letGo()
    await expectToast(...form.done)
    await waitFor(() => expect(shown.address()).toBe(form.leadsTo))
    expect(shown.sent).toEqual([form.request])
  })

  test('sends whoever is signed in already on', async () => {
    const [path] = form.address.split('?')
    const shown = show(
      [
        { path, element: form.screen },
        { path: '*', element: <p>elsewhere</p> },
      ],
      form.address,
      {
        'GET /session': ada,
      },
    )
    await waitFor(() => expect(shown.address()).toBe(form.leadsTo))
  })
})

test.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)'])(
  'a return address that is not of this site is not gone to: %s',
  async address => {
    const element = <PatientLogin />
    const way = `/patient-login?return=${encodeURIComponent(address)}`
    const shown = show(
      [
        { path: '/patient-login', element },
        { path: '*', element: <p>elsewhere</p> },
      ],
      way,
      {
        'GET /session': ada,
      },
    )
    await waitFor(() => expect(shown.address()).toBe('/patient-portal'))
  },
)

test.each(['patient sign-up', 'administrator sign-up'])(
  'a password that many people have is refused at the field of %s, and nothing typed is lost',
  async what => {
    const form = forms[what] as Form
    const message =
      'Many people use this password, so it is easy to guess. Try three or four words that only you would put together.'
    const shown = await open(form)
    const words = { ...form.words, password: 'Football', confirmPassword: 'Football' }
    fillIn(words)
    shown.answer(
      form.request,
      problem(400, 'BAD_REQUEST', [{ field: 'password', message: 'passwordCommon' }]),
    )
    submit()
    await waitFor(() => expectProblemAt('password', message))
    await expectToast('Validation Error', message)
    expectAutosaved(words)
    fillIn({ password })
    expect(field('password').getAttribute('aria-invalid')).toBeNull()
  },
)

test('a password is shown and hidden again, and stays what it was', async () => {
  await open(forms['patient sign-up'] as Form)
  fillIn({ password, confirmPassword: password })
  expect(field('password').type).toBe('password')
  fireEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement)
  expect([field('password').type, field('confirmPassword').type]).toEqual(['text', 'password'])
  await press('Hide password')
  expect(field('password').type).toBe('password')
  expectAutosaved({ password, confirmPassword: password })
})
