/** Rows about a next step are chosen by box and by key, and get one next step in one act that says for whom; all of a group has an address. */

import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fireEvent, ok, screen, show, toasts, waitFor } from '../../../../test/component-screen.tsx'
import { Queue } from './queue.tsx'

const row = (place: number, kind: string, name: string, nextStep: string | null) => ({
  kind,
  id: `0199b0b0-0000-7000-8000-00000000000${place}`,
  patientId: `0199b0b0-0000-7000-8000-00000000000${place}`,
  name,
  preferredName: null,
  language: 'en',
  words: nextStep,
  messageId: null,
  startsAt: null,
  sequence: null,
  nextStep,
  nextStepDueOn: nextStep && '2026-11-20',
  heardOn: null,
  contact: null,
  seen: '2026-11-20T00:00:00Z',
  sinceAt: nextStep ? null : '2026-11-20T00:00:00Z',
  sinceOn: nextStep && '2026-11-20',
})
const items = [
  row(1, 'past-step', 'Ana', 'Send the form'),
  row(2, 'past-step', 'Ben', 'Call the clinic'),
  row(3, 'no-step', 'Cleo', null),
]
const page = { items, total: 13, today: '2026-11-23', hasSnoozed: false, next: null }
const list = (address = '/case-manager', counts = { 'past-step': 12, 'no-step': 1 }) =>
  show(<Queue />, address, { 'GET /queue': ok({ ...page, counts }), 'GET /session': ok({ person: null }) })

const box = (name: string) => screen.findByRole('checkbox', { name: `Choose ${name}` })

test('those who are chosen get one next step, and whoever was changed meanwhile is named', async () => {
  const shown = list()
  fireEvent.click(await box('Ana'))
  fireEvent.click(await box('Cleo'), { shiftKey: true })
  fireEvent.keyDown(screen.getByRole('button', { name: /^Next step past its day: Ben/ }), { key: 'x' })
  expect(screen.getByText('2 chosen', { ignore: '[aria-hidden]' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Set next step' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Next step for 2 patients' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ana: Send the form, by Fri, Nov 20',
    'Cleo: nothing yet',
  ])
  fireEvent.click(dialog.getByRole('button', { name: 'Set for 2 patients' }))
  await dialog.findByText('Say what comes next.')
  fireEvent.change(dialog.getByLabelText('What comes next'), { target: { value: 'Bring two pay stubs' } })
  fireEvent.change(dialog.getByLabelText('By when'), { target: { value: '2026-01-04' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Set for 2 patients' }))
  await dialog.findByText('Choose today or a later day.')
  fireEvent.change(dialog.getByLabelText('By when'), { target: { value: '2026-11-30' } })
  shown.answer('PUT /next-steps', ok({ changed: [items[0]?.id], left: [items[2]?.id] }))
  fireEvent.click(dialog.getByRole('button', { name: 'Set for 2 patients' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const wanted = { step: 'Bring two pay stubs', dueOn: '2026-11-30' }
  expect(shown.bodies.at(-1)).toEqual({
    changes: [
      { patientId: items[0]?.id, seen: { step: 'Send the form', dueOn: '2026-11-20' }, wanted },
      { patientId: items[2]?.id, seen: null, wanted },
    ],
  })
  await waitFor(() => expect(toasts().flat().join()).toContain('changed them meanwhile: Cleo'))
  expect(screen.queryByText('2 chosen')).toBeNull()

  // Undo asks for those alone who were changed.
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(shown.bodies.at(-1)).toEqual({
      changes: [
        { patientId: items[0]?.id, seen: wanted, wanted: { step: 'Send the form', dueOn: '2026-11-20' } },
      ],
      isUndo: true,
    }),
  )
})

test('a group of which more waits than is shown says so, and all of it has an address', async () => {
  const shown = list()
  const all = await screen.findByRole('link', { name: 'See all 12: Next steps past' })
  expect(screen.queryByRole('link', { name: /No next step$/ })).toBeNull()
  expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-setsize')).toBe('12')
  fireEvent.click(all)
  await waitFor(() => expect(shown.address()).toBe('/case-manager?queue=past-step'))
  fireEvent.click(await screen.findByRole('button', { name: 'Back to your queue' }))
  await waitFor(() => expect(shown.address()).toBe('/case-manager'))
})

test('a quiet desk says that nobody waits, and whom the team reached today', async () => {
  const empty = { items: [], total: 0, counts: {}, today: '2026-11-23', hasSnoozed: false, next: null }
  const shown = show(<Queue />, '/case-manager', {
    'GET /queue': ok(empty),
    'GET /queue/helped': ok([{ id: items[0]?.id, name: 'James Okafor', preferredName: 'Jay' }]),
  })
  await screen.findByText('Nobody waits for you')
  fireEvent.click(await screen.findByRole('link', { name: 'James Okafor (Jay)' }))
  await waitFor(() => expect(shown.address()).toBe(`/case-manager/patients/${items[0]?.id}`))
})

test('where nobody was reached yet, it says what will stand there', async () => {
  const empty = { items: [], total: 0, counts: {}, today: '2026-11-23', hasSnoozed: false, next: null }
  show(<Queue />, '/case-manager', { 'GET /queue': ok(empty), 'GET /queue/helped': ok([]) })
  await screen.findByText(/^Messages, requests, next steps, tasks/)
  expect(screen.queryByText('Helped today')).toBeNull()
})
