/**
 * What sign-up and sign-in say of what only the server knows, and when all went well, in the specified words (decision 25).
 * What the forms find by themselves, and what they say without a server, stands in account-forms.test.tsx.
 */
import { namedPeople } from '../sample/people.ts'
import {
  administrator,
  ask,
  expectAutosaved,
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

const tooMany = 'Too many tries. Wait a minute and try again.'

test.describe('patient sign-up', () => {
  test('a failure: Signup failed, with the reason; nothing that was typed is lost', async ({
    page,
    copy,
  }) => {
    const words = patient(namedPeople.jay.email)
    await openForm(page, '/patient-signup')
    await send(page, words)
    await expectToast(page, 'Signup failed', 'This email already has an account. Please log in instead.')
    await expectAutosaved(page, words)
    expect(await hasAccount(copy, namedPeople.jay.email)).toBe(false)

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
  test('a failure: Login failed, the same for a wrong password and an unknown address', async ({ page }) => {
    for (const email of [namedPeople.tom.email, 'nobody.at.all@example.org']) {
      // A new page has no toast of the try before.
      await openForm(page, '/patient-login')
      const words = { email, password: 'not the password' }
      await send(page, words)
      await expectToast(page, 'Login failed', 'The email or the password is not right. Please try again.')
      await expectAutosaved(page, words)
    }
    expect((await whoIsHere(page)).name).toBeNull()
  })

  test('a success: the words, the busy button, the patient portal', async ({ page }) => {
    const goOn = await holdBack(page, '/sign-in')
    await openForm(page, '/patient-login')
    await expect(submitButton(page)).toHaveText('Log In')
    await send(page, { email: ` ${namedPeople.tom.email.toUpperCase()} `, password: passwordOf('tom') })
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
      await send(page, { email: namedPeople.tom.email, password: passwordOf('tom') })
      await expect(page, address).toHaveURL(arrival)
    }
  })
})

test.describe('administrator login', () => {
  test('wrong credentials: Login Failed', async ({ page }) => {
    await openForm(page, '/auth')
    const words = { email: namedPeople.ruth.email, password: 'not the password' }
    await send(page, words)
    await expectToast(page, 'Login Failed', 'Invalid email or password. Please try again.')
    await expectAutosaved(page, words)
    expect((await whoIsHere(page)).name).toBeNull()
  })

  test('a success: the words, the busy button, and home or back to where the person was', async ({
    page,
  }) => {
    const goOn = await holdBack(page, '/sign-in')
    await openForm(page, '/auth')
    await expect(submitButton(page)).toHaveText('Sign In')
    await send(page, { email: namedPeople.ruth.email, password: passwordOf('ruth') })
    await expect(submitButton(page)).toHaveText('Signing in...')
    await expect(submitButton(page)).toBeDisabled()
    goOn()
    await expectToast(page, 'Success', 'Logged in successfully!')
    await expect(page).toHaveURL('/')
    await page.context().clearCookies()
    await openForm(page, '/auth?return=%2Fadmin%3Ftab%3Dpatients')
    await send(page, { email: namedPeople.ruth.email, password: passwordOf('ruth') })
    await expect(page).toHaveURL(/\/admin\?tab=patients$/)
  })
})

test.describe('administrator sign-up', () => {
  test('a password that only the server finds too short, and a known address', async ({ page }) => {
    await openAdministratorSignUp(page)
    // Six letters are what the form asks for; the server wants eight, and says so at the field.
    const short = {
      ...administrator('ada.admin@example.org'),
      password: 'sevenle',
      confirmPassword: 'sevenle',
    }
    await send(page, short)
    await expectToast(page, 'Validation Error', 'Password must be at least 8 characters')
    await expectProblemAt(page, 'password', 'Password must be at least 8 characters')
    await expectAutosaved(page, short)
    const words = administrator(namedPeople.ruth.email)
    await send(page, words)
    await expectToast(
      page,
      'Account Exists',
      'An account with this email already exists. Please login instead.',
    )
    await expectAutosaved(page, words)
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
  await expectAutosaved(page, { password: goodPassword })
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expectAutosaved(page, { password: goodPassword })
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
    await expectAutosaved(page, words)
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
      await expectAutosaved(page, account)
    }).toPass()
  expect((await whoIsHere(page)).name).toBeNull()
})
