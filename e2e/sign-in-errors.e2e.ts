/** The error catalogue of sign-up and sign-in, row by row, in the very words of the specification. */
import { cast } from '../test/cast.ts'
import {
  administrator,
  ask,
  breakDown,
  expectAccessible,
  expectKept,
  expectProblemAt,
  expectToast,
  field,
  fillIn,
  goodPassword,
  hasAccount,
  holdBack,
  openAdministratorSignUp,
  openForm,
  patient,
  send,
  submitButton,
  watchSent,
  whoIsHere,
} from './accounts.ts'
import { expect, test, watchForDefects } from './copy.ts'
import { passwordOf, signIn } from './people.ts'

const offline =
  'We could not reach the server. Nothing you typed is lost. Check your connection and try again.'
const ourFault = 'Something went wrong on our side. Nothing you typed is lost. Please try again.'
const tooMany = 'Too many tries. Wait a minute and try again.'

/** Which wrong words meet which message, and at which field; the first message is the toast's. */
type Row = [wrong: Record<string, string>, at: string, message: string]

test.describe('patient sign-up', () => {
  const rows: Row[] = [
    [{ fullName: 'A' }, 'fullName', 'Name must be at least 2 characters'],
    [{ email: 'ada at example.org' }, 'email', 'Invalid email address'],
    [{ phone: '555 0199' }, 'phone', 'Phone must be at least 10 digits'],
    [
      { password: 'shorter', confirmPassword: 'shorter' },
      'password',
      'Password must be at least 8 characters',
    ],
    [{ confirmPassword: 'a quiet green boat' }, 'confirmPassword', "Passwords don't match"],
  ]

  test('a validation error: the first message in a toast, each message at its field', async ({ page }) => {
    const sent = watchSent(page)
    await openForm(page, '/patient-signup')
    await submitButton(page).click()
    await expectToast(page, 'Validation Error', 'Name must be at least 2 characters')
    await expect(field(page, 'fullName')).toBeFocused()
    for (const [, at, message] of rows.slice(0, 4)) await expectProblemAt(page, at, message)
    await expectAccessible(page, 'patient sign-up with messages')
    for (const [wrong, at, message] of rows) {
      const words = { ...patient('ada@example.org'), ...wrong }
      await send(page, words)
      await expectToast(page, 'Validation Error', message)
      await expectProblemAt(page, at, message)
      await expect(field(page, at)).toBeFocused()
      await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(1)
      await expectKept(page, words)
    }
    // A field that is being mended says nothing until it is sent again.
    await field(page, 'confirmPassword').fill(goodPassword)
    await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0)
    expect(sent).toEqual([])
  })

  test('a failure: Signup failed, with the reason; nothing that was typed is lost', async ({
    page,
    copy,
  }) => {
    const words = patient(cast.jay.email)
    await openForm(page, '/patient-signup')
    await send(page, words)
    await expectToast(page, 'Signup failed', 'This email already has an account. Please log in instead.')
    await expectKept(page, words)
    await breakDown(page, '/sign-up/patient', 'line')
    await submitButton(page).click()
    await expectToast(page, 'Signup failed', offline)
    await breakDown(page, '/sign-up/patient', 'server')
    await submitButton(page).click()
    await expectToast(page, 'Signup failed', ourFault)
    await expectKept(page, words)
    await expect(page.getByText('internals')).toHaveCount(0)
    expect(await hasAccount(copy, cast.jay.email)).toBe(false)

    await page.unroute('**/api/sign-up/patient')
    for (const organization of ['no-such-team', 'No%20such%20team', 'x'.repeat(300), '%00']) {
      await openForm(page, `/patient-signup?org=${organization}`)
      await send(page, patient('lost@example.org'))
      await expectToast(
        page,
        'Signup failed',
        'There is no care team at this address yet. Ask your care team for their link.',
      )
    }
    expect(await hasAccount(copy, 'lost@example.org')).toBe(false)
  })

  test('a success: the words, the patient portal, and the busy button sends once', async ({ page, copy }) => {
    const defects = watchForDefects(page)
    const sent = watchSent(page)
    const goOn = await holdBack(page, '/sign-up/patient')
    await openForm(page, '/patient-signup')
    await expect(submitButton(page)).toHaveText('Sign Up')
    await send(page, patient('ada.patient@example.org'))
    await expect(submitButton(page)).toHaveText('Creating account...')
    await expect(submitButton(page)).toBeDisabled()
    await field(page, 'email').press('Enter')
    goOn()
    await expectToast(
      page,
      'Account created!',
      'Welcome to Handrail. You can now access your patient portal.',
    )
    await expect(page).toHaveURL(/\/patient-portal/)
    expect(sent.filter(path => path === '/api/sign-up/patient')).toHaveLength(1)
    expect((await whoIsHere(page)).name).toBe('Ada Brook')
    expect(await hasAccount(copy, 'ada.patient@example.org')).toBe(true)
    expect(defects).toEqual([])
  })
})

test.describe('patient login', () => {
  test('a validation error and a failure: Login failed, the same for a wrong password and an unknown address', async ({
    page,
  }) => {
    await openForm(page, '/patient-login')
    await submitButton(page).click()
    await expectToast(page, 'Validation Error', 'Invalid email address')
    await expectProblemAt(page, 'email', 'Invalid email address')
    await expectProblemAt(page, 'password', 'Password is required')
    await expectAccessible(page, 'patient login with messages')
    for (const email of [cast.tom.email, 'nobody.at.all@example.org']) {
      // A new page has no toast of the try before.
      await openForm(page, '/patient-login')
      const words = { email, password: 'not the password' }
      await send(page, words)
      await expectToast(page, 'Login failed', 'The email or the password is not right. Please try again.')
      await expectKept(page, words)
    }
    for (const [how, reason] of [
      ['line', offline],
      ['server', ourFault],
    ] as const) {
      await breakDown(page, '/sign-in', how)
      await submitButton(page).click()
      await expectToast(page, 'Login failed', reason)
    }
    expect((await whoIsHere(page)).name).toBeNull()
  })

  test('a success: the words, the busy button, the patient portal', async ({ page }) => {
    const goOn = await holdBack(page, '/sign-in')
    await openForm(page, '/patient-login')
    await expect(submitButton(page)).toHaveText('Log In')
    await send(page, { email: ` ${cast.tom.email.toUpperCase()} `, password: passwordOf('tom') })
    await expect(submitButton(page)).toHaveText('Logging in...')
    await expect(submitButton(page)).toBeDisabled()
    goOn()
    await expectToast(page, 'Welcome back!', "You've successfully logged in.")
    await expect(page).toHaveURL(/\/patient-portal/)
  })

  test('a return address of this site is gone back to, any other is not', async ({ page }) => {
    for (const [address, arrival] of [
      ['/patient-portal/messages', /\/patient-portal\/messages$/],
      ['https://elsewhere.example/', /localhost:\d+\/patient-portal(\/|$)/],
      ['//elsewhere.example/', /localhost:\d+\/patient-portal(\/|$)/],
      ['javascript:alert(1)', /localhost:\d+\/patient-portal(\/|$)/],
    ] as const) {
      await page.context().clearCookies()
      await openForm(page, `/patient-login?return=${encodeURIComponent(address)}`)
      await send(page, { email: cast.tom.email, password: passwordOf('tom') })
      await expect(page, address).toHaveURL(arrival)
    }
  })
})

test.describe('administrator login', () => {
  test('wrong credentials: Login Failed; other errors: Error with the reason', async ({ page }) => {
    await openForm(page, '/auth')
    await send(page, { email: cast.ruth.email, password: 'short' })
    await expectToast(page, 'Validation Error', 'Password must be at least 6 characters')
    await expectProblemAt(page, 'password', 'Password must be at least 6 characters')
    await expectAccessible(page, 'administrator login with messages')
    const words = { email: cast.ruth.email, password: 'not the password' }
    await send(page, words)
    await expectToast(page, 'Login Failed', 'Invalid email or password. Please try again.')
    await breakDown(page, '/sign-in', 'line')
    await submitButton(page).click()
    await expectToast(page, 'Error', offline)
    await breakDown(page, '/sign-in', 'server')
    await submitButton(page).click()
    await expectToast(page, 'Error', ourFault)
    await expectKept(page, words)
    expect((await whoIsHere(page)).name).toBeNull()
  })

  test('a success: the words, the busy button, and home or back to where the person was', async ({
    page,
  }) => {
    const goOn = await holdBack(page, '/sign-in')
    await openForm(page, '/auth')
    await expect(submitButton(page)).toHaveText('Sign In')
    await send(page, { email: cast.ruth.email, password: passwordOf('ruth') })
    await expect(submitButton(page)).toHaveText('Signing in...')
    await expect(submitButton(page)).toBeDisabled()
    goOn()
    await expectToast(page, 'Success', 'Logged in successfully!')
    await expect(page).toHaveURL('/')
    await page.context().clearCookies()
    await openForm(page, '/auth?return=%2Fadmin%3Ftab%3Dpatients')
    await send(page, { email: cast.ruth.email, password: passwordOf('ruth') })
    await expect(page).toHaveURL(/\/admin\?tab=patients$/)
  })
})

test.describe('administrator sign-up', () => {
  test('validation errors, a known address, and other failures', async ({ page }) => {
    await openAdministratorSignUp(page)
    const rows: Row[] = [
      [{ fullName: ' A ' }, 'fullName', 'Name must be at least 2 characters'],
      [{ email: 'ada@' }, 'email', 'Invalid email address'],
      [{ password: 'short', confirmPassword: 'short' }, 'password', 'Password must be at least 6 characters'],
      // Six letters are what the form asks for; the server wants eight, and says so at the field.
      [
        { password: 'sevenle', confirmPassword: 'sevenle' },
        'password',
        'Password must be at least 8 characters',
      ],
      [{ confirmPassword: 'another' }, 'confirmPassword', "Passwords don't match"],
    ]
    for (const [wrong, at, message] of rows) {
      const words = { ...administrator('ada.admin@example.org'), ...wrong }
      await send(page, words)
      await expectToast(page, 'Validation Error', message)
      await expectProblemAt(page, at, message)
      await expectKept(page, words)
    }
    await expectAccessible(page, 'administrator sign-up with messages')
    const words = administrator(cast.ruth.email)
    await send(page, words)
    await expectToast(
      page,
      'Account Exists',
      'An account with this email already exists. Please login instead.',
    )
    await breakDown(page, '/sign-up/administrator', 'line')
    await submitButton(page).click()
    await expectToast(page, 'Signup Failed', offline)
    await breakDown(page, '/sign-up/administrator', 'server')
    await submitButton(page).click()
    await expectToast(page, 'Signup Failed', ourFault)
    await expectKept(page, words)
  })

  test('a success: the words, the busy button, and an organization of their own', async ({ page }) => {
    const goOn = await holdBack(page, '/sign-up/administrator')
    await openAdministratorSignUp(page)
    await expect(submitButton(page)).toHaveText('Create Account')
    await send(page, administrator('ada.admin@example.org'))
    await expect(submitButton(page)).toHaveText('Creating account...')
    await expect(submitButton(page)).toBeDisabled()
    goOn()
    await expectToast(page, 'Success', 'Account created successfully! You can now log in.')
    await expect(page).toHaveURL('/')
    expect(await whoIsHere(page)).toEqual({
      name: 'Ada Brook',
      hats: ["administrator of Ada Brook's organization"],
    })
  })
})

test('who is signed in already is sent on from every one of these forms', async ({ page, copy }) => {
  await signIn(page, copy, 'sam')
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
  for (const address of ['/patient-login', '/patient-signup']) {
    await page.goto(address)
    await expect(page, address).toHaveURL(/\/patient-portal/)
  }
})

test('a password is shown and hidden again, and stays what it was', async ({ page }) => {
  await openForm(page, '/patient-signup')
  await fillIn(page, { password: goodPassword, confirmPassword: goodPassword })
  const password = field(page, 'password')
  await expect(password).toHaveAttribute('type', 'password')
  const show = page.getByRole('button', { name: 'Show password' }).first()
  await show.click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(field(page, 'confirmPassword')).toHaveAttribute('type', 'password')
  await expectKept(page, { password: goodPassword })
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expectKept(page, { password: goodPassword })
})

test('a password that many people have is refused at the field, and nothing typed is lost', async ({
  page,
  copy,
}) => {
  const message =
    'Many people use this password, so it is easy to guess. Try three or four words that only you would put together.'
  const common = { password: 'Football', confirmPassword: 'Football' }
  for (const email of ['ada.common@example.org', 'ada.common.admin@example.org']) {
    const isAdmin = email.includes('admin')
    await (isAdmin ? openAdministratorSignUp(page) : openForm(page, '/patient-signup'))
    const words = { ...(isAdmin ? administrator(email) : patient(email)), ...common }
    await send(page, words)
    await expectProblemAt(page, 'password', message)
    await expectToast(page, 'Validation Error', message)
    await expectKept(page, words)
    await field(page, 'password').fill(goodPassword)
    await expect(field(page, 'password')).not.toHaveAttribute('aria-invalid', 'true')
    expect(await hasAccount(copy, email, common.password)).toBe(false)
  }
})

test('after too many tries at one account both logins say so, even to the right password', async ({
  page,
  copy,
}) => {
  const account = { email: 'ada.guessed@example.org', password: goodPassword }
  expect((await ask(copy, '/sign-up/patient', patient(account.email))).status).toBe(200)
  // Tries are counted by the minute of the clock: one that ends meanwhile begins the count anew.
  for (const [address, title] of [
    ['/patient-login', 'Login failed'],
    ['/auth', 'Error'],
  ] as const)
    await expect(async () => {
      await openForm(page, address)
      for (let count = 0; count < 12; count++) {
        const { status } = await ask(copy, '/sign-in', { ...account, password: 'a guess' })
        if (status === 429) break
      }
      await send(page, account)
      await expectToast(page, title, tooMany)
      await expectKept(page, account)
    }).toPass()
  expect((await whoIsHere(page)).name).toBeNull()
})
