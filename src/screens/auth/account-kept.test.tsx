/** What somebody typed to sign up is there after a reload, in the other language and after the mailed code; a password never is. */
import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  expectAutosaved,
  expectProblemAt,
  fillIn,
  formIsReady,
  ok,
  press,
  problem,
  screen,
  show,
  submit,
  waitFor,
} from '../../../test/component-screen.tsx'
import PatientSignup from './patient-signup.tsx'

const password = 'a quiet green door'
const typed = { fullName: 'Ada Brook', email: 'ada.brook@example.org', phone: '555 010 0199' }
const secrets = { password, confirmPassword: password }
const noSecrets = { password: '', confirmPassword: '' }

/** A document of its own: what the page held goes with the one before, what the device keeps stays. */
async function open(address: string) {
  cleanup()
  const shown = show([{ path: '*', element: <PatientSignup /> }], address)
  await formIsReady()
  return shown
}

/** Everything that lies on the device, in words. */
const kept = () => JSON.stringify({ ...localStorage })

test('after a reload, and at the address of the other language', async () => {
  await open('/patient-signup')
  fillIn({ ...typed, ...secrets })
  for (const address of ['/patient-signup', '/es/patient-signup?language=es']) {
    await open(address)
    expectAutosaved({ ...typed, ...noSecrets })
  }
  expect(kept()).toContain(typed.email)
  expect(kept()).not.toContain(password)
})

/** Signs up where mails leave: the code is on its way. */
async function askForCode() {
  const shown = await open('/patient-signup')
  fillIn({ ...typed, ...secrets })
  shown.answer(
    'POST /sign-up/patient',
    ok({ signedIn: false, codeSentTo: typed.email, proof: crypto.randomUUID() }),
  )
  submit()
  return shown
}

test('after the mailed code was asked for: going back, and reloading', async () => {
  await askForCode()
  await press('Change what I typed')
  expectAutosaved({ ...typed, ...secrets })
  await open('/patient-signup')
  expectAutosaved({ ...typed, ...noSecrets })
  expect(kept()).not.toContain(password)
})

test('the code of the mail is typed where the focus is, as it is written there, and refused at its field', async () => {
  const shown = await askForCode()
  await screen.findByText(`We sent a mail to ${typed.email}`, { exact: false })
  const code = screen.getByLabelText('Code from the mail')
  expect(document.activeElement).toBe(code)
  expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual([
    'one-time-code',
    'numeric',
  ])
  shown.answer(
    'POST /sign-up/patient',
    problem(400, 'BAD_REQUEST', [{ field: 'code', message: 'mailCodeWrong' }]),
  )
  fillIn({ code: '123456' })
  await press('Continue')
  await screen.findByText(/This is not the code/)
  expectProblemAt('code', screen.getByText(/This is not the code/).textContent ?? '')
  shown.answer('POST /sign-up/patient', ok({ signedIn: true }))
  fillIn({ code: '654 321' })
  await press('Continue')
  await waitFor(() => expect(shown.bodies.at(-1)).toMatchObject({ code: '654321' }))
})

test('and nothing of it once they are in', async () => {
  const shown = await open('/patient-signup')
  fillIn({ ...typed, ...secrets })
  expect(kept()).toContain(typed.email)
  shown.answer('POST /sign-up/patient', ok({ signedIn: true }))
  shown.answer('GET /session', ok({ person: { name: typed.fullName, email: typed.email } }))
  submit()
  await waitFor(() => expect(kept()).not.toContain(typed.email))
})
