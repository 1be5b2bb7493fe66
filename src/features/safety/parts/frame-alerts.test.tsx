/** The count in the frame of staff: what it says, what it counts for an administrator, and reading and settling in its list. */
import { expect, test } from 'vitest'
import { queryClient } from '#platform/api/query-client.ts'
import { ok, press, problem, screen, show, type, waitFor } from '../../../../test/component-screen.tsx'
import FrameAlerts from './frame-alerts.tsx'

const patientId = '0199b0b0-0000-7000-8000-000000000001'
const person = {
  patientId,
  patientName: 'Maria',
  kinds: ['self_harm'],
  alertCount: 2,
  since: '2026-11-23T10:00:00Z',
  latestAt: '2026-11-23T10:01:00Z',
  seenBy: null,
  seenAt: null,
  isMine: true,
  mayOpen: false,
}
const read = {
  patientId,
  patientName: 'Maria',
  phone: '555 010 2000',
  email: null,
  timeZone: 'America/New_York',
  contact: {
    mayCall: false,
    mayText: true,
    mayLeaveMessage: false,
    mayEmail: false,
    fromHour: 9,
    untilHour: 17,
    words: 'He reads my phone.',
  },
  alerts: [
    {
      id: '0199b0b0-0000-7000-8000-00000000000a',
      kind: 'self_harm',
      source: 'message',
      said: 'I want to die.',
      createdAt: '2026-11-23T10:00:00Z',
      seenBy: null,
    },
  ],
}
const list = 'GET /safety/alerts'
const reading = 'POST /safety/people/{patientId}/read'
const settling = 'POST /safety/people/{patientId}/settle'

test('a colleague who was first is named, and what was typed stays', async () => {
  const shown = show(<FrameAlerts hat="staff" />, '/case-manager', {
    [list]: ok([person]),
    [reading]: ok(read),
    [settling]: problem(409, 'CONFLICT'),
  })
  await press('Safety alerts: 1 person needs somebody')
  expect(document.title).toMatch(/^\(1\)/)
  await press('Read and answer: the alert about Maria')
  expect(await screen.findByText('I want to die.')).toBeTruthy()
  expect(screen.getByText(/^Texts are fine · Do not leave a message/)).toBeTruthy()
  // The sentence stands in the number's place; who decides that a call does less harm than none presses once.
  expect(screen.getByText('Do not call')).toBeTruthy()
  expect(screen.queryByText('555 010 2000')).toBeNull()
  await press('Show the number')
  const number = screen.getByRole('link', { name: '555 010 2000' })
  expect([number.getAttribute('href'), document.activeElement]).toEqual(['tel:555 010 2000', number])
  await press('Settle the alert')
  expect(screen.getByText('Please write what was done, in one sentence.')).toBeTruthy()
  expect(shown.sent.filter(sent => sent.endsWith('/settle'))).toEqual([])
  await type('What did you do?', 'I called her.')
  await press('Settle the alert')
  expect(await screen.findByText('internals')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('What did you do?').value).toBe('I called her.')
})

test('an administrator is shown everybody, and counts those whose alerts have climbed to them', async () => {
  const later = {
    ...person,
    patientId: crypto.randomUUID(),
    patientName: 'Jay',
    isMine: false,
    mayOpen: true,
  }
  show(<FrameAlerts hat="administrator" />, '/admin?open=alerts', { [list]: ok([later]) })
  expect(await screen.findByText(/It comes to administrators after half an hour/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Jay', hidden: true }).getAttribute('href')).toContain(
    '/admin?patient=',
  )
  expect(document.title).not.toMatch(/^\(/)
})

test('whose work ended is shown nothing any more', async () => {
  const shown = show(<FrameAlerts hat="staff" />, '/account', { [list]: ok([person]) })
  await screen.findByRole('button', { name: 'Safety alerts: 1 person needs somebody' })
  shown.answer(list, problem(403, 'FORBIDDEN'))
  await queryClient.invalidateQueries()
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(document.title).not.toMatch(/^\(/)
})
