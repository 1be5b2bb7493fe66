/** My Profile on a phone: a page of lines, each of which unfolds; a link that names one opens it. */
import { expect, test, vi } from 'vitest'
import { fireEvent, ok, screen, show } from '../../../test/component-screen.tsx'
import Profile from './profile.tsx'

const onPhone = (address: string) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
  )
  return show(<Profile />, address, { 'GET /session': ok({ person: { name: 'Sam' } }) })
}

test('is folded until somebody asks', async () => {
  onPhone('/patient-portal/profile')
  const contact = await screen.findByRole('heading', { name: 'How to reach you safely' })
  expect(screen.queryByRole('checkbox', { name: /email me/ })).toBeNull()
  expect(document.querySelectorAll('details')).toHaveLength(12)
  expect(document.querySelectorAll('details[open]')).toHaveLength(0)
  fireEvent.click(contact)
  await screen.findByRole('checkbox', { name: /email me/ })
})

test.each([
  ['/patient-portal/profile#clock', 'Language and time'],
  ['/patient-portal/profile?add=goal', 'Your Goals & Progress'],
])('%s opens what it names', async (address, title) => {
  onPhone(address)
  const heading = await screen.findByRole('heading', { name: title, hidden: true })
  expect(heading.closest('details')?.open).toBe(true)
  expect(document.querySelectorAll('details[open]')).toHaveLength(1)
})
