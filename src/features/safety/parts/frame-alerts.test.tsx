/** The count in the frame of staff: what it says, what it counts for an administrator, and reading and settling in its list. */
import { expect, test, vi } from 'vitest'
import { queryClient } from '#platform/api/query-client.ts'
import {
  fireEvent,
  ok,
  press,
  problem,
  screen,
  show,
  type,
  waitFor,
} from '../../../../test/component-screen.tsx'
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
  nextNames: [],
  nextAt: null,
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
  expect([number.getAttribute('href'), document.activeElement]).toEqual(['tel:5550102000', number])
  await press('Settle the alert')
  expect(screen.getByText('Please write what was done, in one sentence.')).toBeTruthy()
  expect(shown.sent.filter(sent => sent.endsWith('/settle'))).toEqual([])
  await type('What did you do?', 'I called her.')
  await press('Settle the alert')
  expect(await screen.findByText('internals')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('What did you do?').value).toBe('I called her.')
})

test('one writes at once into the sentence, Ctrl and Enter settle, and what is settled is not asked for again', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: fine)' }))
  const shown = show(<FrameAlerts hat="staff" />, '/case-manager', {
    [list]: ok([person]),
    [reading]: ok(read),
    [settling]: ok({ patientId }),
  })
  await press('Safety alerts: 1 person needs somebody')
  await press('Read and answer: the alert about Maria')
  const field = await screen.findByLabelText('What did you do?')
  expect(document.activeElement).toBe(field)
  type('What did you do?', 'I called her.')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(shown.sent.filter(sent => sent.endsWith('/settle'))).toEqual([])
  // Whoever asked for the words again now would be told that there are none.
  shown.answer(reading, problem(404, 'NOT_FOUND'))
  shown.answer(list, ok([]))
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(await screen.findByText(/No safety alerts are open/)).toBeTruthy()
  expect(shown.sent.filter(sent => sent.endsWith('/read'))).toHaveLength(1)
})

test('whoever may write to them goes from the words into the conversation; nobody else is led there', async () => {
  const shown = show(<FrameAlerts hat="staff" />, '/case-manager', {
    [list]: ok([person]),
    [reading]: ok(read),
  })
  await press('Safety alerts: 1 person needs somebody')
  await press('Read and answer: the alert about Maria')
  await screen.findByText('I want to die.')
  expect(screen.queryByRole('link', { name: 'Answer in Messages' })).toBeNull()
  shown.answer(list, ok([{ ...person, mayOpen: true }]))
  await queryClient.invalidateQueries()
  fireEvent.click(await screen.findByRole('link', { name: 'Answer in Messages' }))
  expect(shown.address()).toBe(`/case-manager/messages?patient=${patientId}`)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('it is said in one sentence who has read it and who is told next, and of nobody both', async () => {
  const inMinutes = new Date('2026-01-05T12:08:00Z').toISOString()
  const one = (id: string, other: object) => ({ ...person, patientId: id, nextAt: inMinutes, ...other })
  const seenAt = '2026-01-05T11:50:00Z'
  show(<FrameAlerts hat="staff" />, '/case-manager?open=alerts', {
    [list]: ok([
      one('0199b0b0-0000-7000-8000-000000000001', { nextNames: ['Priya Raman', 'Marcus Oyelaran'] }),
      one('0199b0b0-0000-7000-8000-000000000002', {
        nextNames: ['Priya Raman', 'Marcus Oyelaran'],
        seenAt,
        seenBy: 'Priya Raman',
      }),
      one('0199b0b0-0000-7000-8000-000000000003', {
        nextNames: ['Priya Raman'],
        seenAt,
        seenBy: 'Priya Raman',
      }),
      one('0199b0b0-0000-7000-8000-000000000004', { seenAt }),
    ]),
  })
  expect(
    await screen.findByText(/Nobody has read it: Priya Raman and 1 more are told in 8 min$/),
  ).toBeTruthy()
  expect(screen.getByText(/Read by Priya Raman, not settled: Marcus Oyelaran is told in 8 min$/)).toBeTruthy()
  expect(screen.getByText(/Read by Priya Raman, not settled$/)).toBeTruthy()
  expect(screen.getByText(/Read by a colleague, not settled: Administrators are told in 8 min$/)).toBeTruthy()
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
