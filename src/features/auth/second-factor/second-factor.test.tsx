/** Setting the second step up: what is wrong with the password and with the first code is said at their fields. */
import { expect, test } from 'vitest'
import { ok, openDialog, press, problem, screen, show, type } from '../../../../test/component-screen.tsx'
import { SecondFactorCard } from './parts/second-factor-card.tsx'

test('a wrong password and a code that is too short are said, and go no further', async () => {
  const shown = show(<SecondFactorCard />, '/account', {
    'GET /account/second-factor': ok({ isOn: false, recoveryCodesLeft: 0 }),
    'POST /account/second-factor/set-up': problem(400, 'BAD_REQUEST', [
      { field: 'password', message: 'passwordWrong' },
    ]),
  })
  await press('Set up the second step')
  const dialog = await openDialog()
  type('Your password', 'not the password')
  await press('Continue', dialog)
  await screen.findByText('This is not your password. Please try again.')
  shown.answer(
    'POST /account/second-factor/set-up',
    ok({ secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x', recoveryCodes: ['aaaa-bbbb'] }),
  )
  type('Your password', 'handrail-grace')
  await press('Continue', dialog)
  await screen.findByRole('img', { name: 'QR code for your authenticator app' })
  type('The 6-digit code that your app shows now', '12')
  await press('Switch it on')
  await screen.findByText('The code has 6 digits')
  expect(shown.sent).toEqual(['POST /account/second-factor/set-up', 'POST /account/second-factor/set-up'])
})
