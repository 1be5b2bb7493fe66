/** Whose clock a patient reads and chooses by, on a device whose clock is another (these tests run on UTC). */
import { expect, test } from 'vitest'
import { ScheduleDialog } from '#features/appointments/parts/schedule-dialog.tsx'
import { formatDateTime } from '#lib/dates.ts'
import { fireEvent, ok, press, screen, show, waitFor } from '../../../test/component-screen.tsx'
import DataLayout from '../frame/data-layout.tsx'
import PortalLayout from './portal-layout.tsx'

const visit = '2026-03-09T00:30:00Z'

function Visit() {
  return (
    <>
      <p>{formatDateTime(visit)}</p>
      <ScheduleDialog trigger={<button type="button">Ask</button>} hasCaseManager startsOpen={false} />
    </>
  )
}

const inZone = (timeZone: string | null) => {
  const portal = {
    element: <PortalLayout />,
    children: [{ path: '/patient-portal/dashboard', element: <Visit /> }],
  }
  return show([{ element: <DataLayout />, children: [portal] }], '/patient-portal/dashboard', {
    'GET /session': ok({ person: { name: 'Sam' }, memberships: [{ hat: 'patient', timeZone }] }),
  })
}
const note = /^Times here are in Mountain Time \(Denver\)/

test('hours are those of the record, and the portal says that the device shows others', async () => {
  const shown = inZone('America/Denver')
  // The evening of the day on which summer time begins.
  await screen.findByText('Sun, Mar 8, 6:30 PM')
  screen.getByText(note)
  expect(screen.getByRole('link', { name: 'Change time zone' }).getAttribute('href')).toBe(
    '/patient-portal/profile#clock',
  )
  await press('Ask')
  await screen.findByText('Times are in the time zone of your profile: Mountain Time (Denver).')
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-03-09' } })
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '09:00' } })
  await press('Ask for this time')
  await waitFor(() => expect(shown.bodies.at(-1)).toMatchObject({ startsAt: '2026-03-09T15:00:00.000Z' }))
})

test('a device on the clock of the record needs no words about it', async () => {
  inZone('Etc/UTC')
  await screen.findByText('Mon, Mar 9, 12:30 AM')
  expect(screen.queryByText(note)).toBeNull()
})
