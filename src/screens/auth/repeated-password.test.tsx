/** A password that is typed twice: where the two are not alike, that is said once the second is left, and until they are. */
import { expect, test } from 'vitest'
import { PasswordCard } from '#features/auth/parts/password-card.tsx'
import {
  expectProblemAt,
  field,
  fillIn,
  fireEvent,
  openDialog,
  press,
  show,
  submit,
} from '../../../test/component-screen.tsx'
import PatientSignup from './patient-signup.tsx'

const differ = "Passwords don't match"

function typeTwice(first: string, second: string): void {
  fillIn({ [first]: 'a quiet green door', confirmPassword: second })
  expect(field('confirmPassword').getAttribute('aria-invalid'), 'while it is typed').toBeNull()
  fireEvent.blur(field('confirmPassword'))
  expectProblemAt('confirmPassword', differ)
}

function expectNothingWrong(): void {
  expect(document.querySelectorAll('form [aria-invalid="true"]')).toHaveLength(0)
}

test('signing up says it before anything else is filled in, and takes it back when either is mended', () => {
  show(<PatientSignup />, '/patient-signup')
  fireEvent.blur(field('confirmPassword'))
  expectNothingWrong()
  typeTwice('password', 'a quiet green')
  fillIn({ confirmPassword: 'a quiet green door' })
  expectNothingWrong()
  fillIn({ confirmPassword: 'a quiet green' })
  fillIn({ password: 'a quiet green' })
  expectNothingWrong()
})

test('signing up says it together with what else is wrong', () => {
  show(<PatientSignup />, '/patient-signup')
  fillIn({ fullName: 'A', password: 'a quiet green door', confirmPassword: 'a quiet green' })
  submit()
  expectProblemAt('fullName', 'Name must be at least 2 characters')
  expectProblemAt('confirmPassword', differ)
  fillIn({ password: 'a quiet green' })
  expect(field('confirmPassword').getAttribute('aria-invalid')).toBeNull()
})

test('changing it says so, too', async () => {
  show(<PasswordCard />, '/account')
  await press('Change password')
  await openDialog()
  typeTwice('newPassword', 'a quiet green')
  fillIn({ newPassword: 'a quiet green' })
  expectNothingWrong()
})
