/** Giving cover: what is missing or too long stands at its field, and nothing is given meanwhile. */
import { expect, test } from 'vitest'
import {
  expectProblemAt,
  field,
  ok,
  openDialog,
  press,
  screen,
  show,
  type,
  waitFor,
  within,
} from '../../../test/component-screen.tsx'
import { GivePatientCover } from './parts/patient-cover.tsx'

const colleague = { id: crypto.randomUUID(), name: 'Marcus Oyelaran' }

test('whoever gives cover reads at each field what is missing, and how long it may last', async () => {
  const shown = show(
    <GivePatientCover hat="staff" patientId={crypto.randomUUID()} name="Maria Santos" />,
    '/',
    { 'GET /covers/colleagues': ok([colleague]) },
  )
  await press('Give a colleague access')
  const dialog = await openDialog()
  const give = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Give access' })
  await waitFor(() => expect(give.disabled).toBe(false))
  await press('Give access', dialog)
  expect(await screen.findByText('Choose a colleague.')).toBeTruthy()
  expectProblemAt('until', 'Choose a day.')
  expectProblemAt('reason', 'Say why, in a few words.')
  // A hundred and twenty days from the 5th of January.
  type(/^Until/, '2026-05-05')
  await press('Give access', dialog)
  await waitFor(() => expect(field('until').getAttribute('aria-invalid')).toBe('true'))
  expectProblemAt('until', 'A cover lasts at most 90 days. You can give it again then.')
  expect(shown.sent).toEqual([])
})
