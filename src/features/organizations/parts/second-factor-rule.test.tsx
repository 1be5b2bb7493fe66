/** The rule that staff have a second step: whoever has none of their own is led to it first. */
import { expect, test } from 'vitest'
import { ok, press, screen, show, waitFor } from '../../../../test/component-screen.tsx'
import { SecondFactorRule } from './second-factor-rule.tsx'

const rule = (isOn: boolean, requiresSecondFactor = false) =>
  show(<SecondFactorRule />, '/admin?tab=settings', {
    'GET /organization': ok({ requiresSecondFactor, staffWithoutSecondFactor: 2 }),
    'GET /account/second-factor': ok({ isOn, recoveryCodesLeft: 10 }),
    'PUT /organization/second-factor': ok({ isRequired: !requiresSecondFactor }),
  })

test('without one of one’s own it can not be asked for, and the way there leads back', async () => {
  rule(false)
  await screen.findByText('Set up your own second step first', { exact: false })
  expect(screen.getByRole('link', { name: 'Set up my second step' }).getAttribute('href')).toBe(
    '/account?setup=second-factor&return=%2Fadmin%3Ftab%3Dsettings',
  )
  expect(screen.queryByRole('button', { name: 'Ask staff for a second step' })).toBeNull()
})

test.each([
  ['Ask staff for a second step', false, 'Staff without one are asked to set it up from now on.'],
  ['Stop asking for it', true, 'Staff choose for themselves from now on.'],
])('%s', async (button, isRequired, told) => {
  const shown = rule(true, isRequired)
  await press(button)
  await waitFor(() => expect(shown.bodies).toEqual([{ isRequired: !isRequired }]))
  await screen.findByText(told)
  expect(screen.queryByText('Set up your own second step first', { exact: false })).toBeNull()
})
