/** Closing a case and opening it again: the dialog says what is missing at its field, and sends nothing before. */
import { expect, test } from 'vitest'
import {
  choose,
  expectToast,
  ok,
  openDialog,
  press,
  screen,
  show,
  type,
} from '../../../test/component-screen.tsx'
import { CaseChangeDialog } from './parts/case-change-dialog.tsx'

const patientId = '11111111-1111-4111-8111-111111111111'

/** The open dialog about Maria's case. */
const showDialog = (to: 'active' | 'inactive') =>
  show(<CaseChangeDialog to={to} hat="staff" patientId={patientId} name="Maria" open />, '/here', {
    'GET /patients/{patientId}/open-in-case': ok({ today: '2026-01-05', tasks: ['Call the landlord'] }),
    'POST /patients/{patientId}/closing': ok({ settled: {} }),
    'POST /patients/{patientId}/reopening': ok({}),
  })

test('a case is closed with a reason, on a day that has come', async () => {
  const shown = showDialog('inactive')
  const dialog = await openDialog()
  await screen.findByText(/Call the landlord/)
  type('Closed on', '2999-01-01')
  await press('Close case', dialog)
  await screen.findByText('Choose a reason.')
  await screen.findByText('This day is still to come.')
  expect(shown.sent).toEqual([])
  type('Closed on', '2026-01-04')
  await choose('Reason', 'Deceased')
  await press('Close case', dialog)
  await expectToast('Case closed', 'Reminders have stopped.')
  expect(shown.bodies).toMatchObject([{ reason: 'deceased', changedOn: '2026-01-04', openTasks: 'keep' }])
})

test('a next step that is said as a case is opened again has its day', async () => {
  const shown = showDialog('active')
  const dialog = await openDialog()
  await choose('Reason', 'Moved back')
  type(/^Next step/, 'Meet at the clinic')
  await press('Reopen case', dialog)
  await screen.findByText('Choose a day for the next step.')
  expect(shown.sent).toEqual([])
  type(/^By when/, '2999-01-01')
  await press('Reopen case', dialog)
  await expectToast('Case reopened', 'The patient is active again.')
  expect(shown.bodies).toMatchObject([{ nextStep: { step: 'Meet at the clinic', dueOn: '2999-01-01' } }])
})
