/** What one belongs to, and the way out of it: what ends is said before, and that the last administrator stays. */
import { expect, test } from 'vitest'
import {
  expectToastWith,
  ok,
  openDialog,
  press,
  problem,
  screen,
  show,
  waitFor,
} from '../../../../test/component-screen.tsx'
import { MembershipsCard } from './parts/memberships-card.tsx'

const organizationId = '0199b0b0-0000-7000-8000-000000000001'
const leaving = 'POST /memberships/leave'
const session = (...hats: string[]) =>
  ok({
    person: { name: 'Marcus' },
    memberships: hats.map(hat => ({ hat, organizationId, name: 'Riverbend' })),
  })

test.each([
  ['administrator', 'You can no longer change this organization or see its records.'],
  ['case manager', 'You lose access to your patients at once. They go to the default case manager'],
  ['specialist', 'You lose access to your patients at once. They go on with their case manager.'],
  ['patient', 'Your portal there closes for you.'],
])('whoever leaves as %s reads what ends, and leaves by a second press', async (role, words) => {
  const hat = role.replace(' ', '_')
  const shown = show(<MembershipsCard />, '/account', { 'GET /session': session(hat) })
  await press(`Leave Riverbend as ${role}`)
  const dialog = await openDialog()
  expect(dialog.textContent).toContain(words)
  expect(shown.sent).toEqual([])
  shown.answer(leaving, ok({}))
  shown.answer('GET /session', session())
  await press('Leave', dialog)
  expect(await screen.findByText('You do not belong to any organization yet.')).toBeTruthy()
  expect(shown.bodies).toEqual([{ organizationId, hat }])
})

test('the last administrator reads that they stay, and does', async () => {
  show(<MembershipsCard />, '/account', {
    'GET /session': session('administrator'),
    [leaving]: problem(409, 'CONFLICT'),
  })
  await press('Leave Riverbend as administrator')
  await press('Leave', await openDialog())
  await expectToastWith('You are its only administrator. Invite another one before you leave.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Leave Riverbend as administrator' })).toBeTruthy()
})
