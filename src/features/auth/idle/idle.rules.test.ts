import { expect, it } from 'vitest'
import { signInAgain } from './idle.rules.ts'

it('everybody comes back to the very place, by the sign-in of their hat', () => {
  const back = (address: string) => `return=${encodeURIComponent(address)}&ended=idle`
  expect(signInAgain('/admin?tab=patients&patient=1', true, 'idle')).toBe(
    `/auth?${back('/admin?tab=patients&patient=1')}`,
  )
  expect(signInAgain('/case-manager/messages#last', true, 'idle')).toBe(
    `/auth?${back('/case-manager/messages#last')}`,
  )
  expect(signInAgain('/account', true, 'idle')).toBe(`/auth?${back('/account')}`)
  expect(signInAgain('/account', false, 'idle')).toBe(`/patient-login?${back('/account')}`)
  // Staff who look at their own portal are patients there.
  expect(signInAgain('/patient-portal/messages', true, 'idle')).toBe(
    `/patient-login?${back('/patient-portal/messages')}`,
  )
})

it('on public pages nobody need sign in again', () => {
  for (const address of [
    '/',
    '/privacy',
    '/administration-guide',
    '/patient-login?return=%2Faccount',
    '/accounts',
  ])
    expect(signInAgain(address, true, 'idle')).toBeUndefined()
})
