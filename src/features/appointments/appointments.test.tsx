/** Asking for an appointment and saying one’s hours: what is missing, and what did not arrive. */
import { expect, test } from 'vitest'
import { Button } from '#ui/button.tsx'
import {
  expectToastWith,
  ok,
  openDialog,
  press,
  screen,
  show,
  type,
  waitFor,
} from '../../../test/component-screen.tsx'
import { HoursDialog } from './parts/hours-dialog.tsx'
import { ScheduleButton } from './parts/schedule-button.tsx'

const words = 'I have nobody yet, and would like to talk.'

test('a request without a time is not sent; one that the line cut off keeps its words, and is the same when it is sent again', async () => {
  const shown = show(
    <ScheduleButton hasCaseManager={false} trigger={<Button>Schedule an appointment</Button>} />,
    '/',
    { 'POST /appointments': 'line' },
  )
  await press('Schedule an appointment')
  const dialog = await openDialog()
  await press('Ask for this time', dialog)
  await expectToastWith('Please select both date and time for your appointment.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Date')))
  expect(shown.sent).toEqual([])

  type('Date', '2026-01-15')
  type('Time', '11:00')
  type(/^Notes/, words)
  await press('Ask for this time', dialog)
  await expectToastWith('Your request was not sent. What you wrote is still here. Please try again.')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe(words)
  shown.answer('POST /appointments', ok({}))
  await press('Ask for this time', dialog)
  await expectToastWith('Whoever becomes your case manager will see it and answer.')
  const ids = shown.bodies.map(body => (body as { id: string }).id)
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(1)
})

test('hours that end before they begin are not saved, and say so', async () => {
  const shown = show(<HoursDialog />, '/')
  await press('Your hours')
  const dialog = await openDialog()
  await press('Add hours on Sunday', dialog)
  type('Sunday, from', '12:00')
  type('Sunday, until', '10:00')
  await press('Save hours', dialog)
  expect(await screen.findByText('The end must be later than the start.')).toBeTruthy()
  expect(shown.sent).toEqual([])
})
