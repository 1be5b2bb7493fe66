/** On a phone a row of the queue is done or put off by a swipe, which is what its buttons do; nothing but a finger swipes. */
import { expect, test } from 'vitest'
import { expectToast, fireEvent, ok, press, screen, show, waitFor } from '../../../test/component-screen.tsx'
import { Queue } from './parts/queue.tsx'

const idOf = (place: number) => `0199b0b0-0000-7000-8000-00000000000${place}`
const row = (place: number, kind: string, name: string) => ({
  kind,
  id: idOf(place),
  patientId: idOf(place),
  name,
  language: 'en',
  words: 'Is it open today?',
  messageId: kind === 'message' ? idOf(place) : null,
  startsAt: '2026-01-07T09:00:00Z',
  sequence: kind === 'request' ? 3 : null,
  seen: '2026-01-05T09:00:00Z',
  sinceAt: '2026-01-05T09:00:00Z',
})

const desk = () =>
  show(<Queue />, '/case-manager', {
    'GET /session': ok({ person: { id: idOf(9) } }),
    'GET /queue': ok({
      items: [row(1, 'message', 'Ana'), row(2, 'request', 'Ben'), row(3, 'no-step', 'Cleo')],
      total: 3,
      counts: { message: 1, request: 1, 'no-step': 1 },
      today: '2026-01-05',
      hasSnoozed: false,
      next: null,
    }),
    'POST /conversations/{conversationId}/settlement': ok({ conversationId: idOf(1), isWaiting: false }),
  })

const rowOf = (name: RegExp) => screen.findByRole('button', { name })

async function swipe(name: RegExp, by: number, pointerType = 'touch'): Promise<void> {
  const place = await rowOf(name)
  const at = (clientX: number) => ({ pointerId: 1, pointerType, isPrimary: true, clientX, clientY: 300 })
  fireEvent.pointerDown(place, at(200))
  fireEvent.pointerMove(place, at(200 + by / 2))
  fireEvent.pointerMove(place, at(200 + by))
  fireEvent.pointerUp(place, at(200 + by))
  fireEvent.click(place)
}

const settled = `POST /conversations/${idOf(1)}/settlement`

test('to the right what waits needs no answer; to the left it is put off to a day', async () => {
  const shown = desk()
  await swipe(/^Message: Ana/, 120)
  await waitFor(() => expect(shown.sent).toEqual([settled]))
  await swipe(/^Message: Ana/, -120)
  expect((await screen.findAllByRole('menuitem'))[0]?.textContent).toMatch(/^Tomorrow/)
  expect((await rowOf(/^Message: Ana/)).getAttribute('aria-expanded')).toBe('false')
})

test('a time is confirmed as by its button, held behind Undo', async () => {
  const shown = desk()
  await swipe(/^Request for a time: Ben/, 120)
  await expectToast('Appointment confirmed', 'It goes out in 5 seconds.')
  await press('Undo')
  await rowOf(/^Request for a time: Ben/)
  expect(shown.sent).toEqual([])
})

test('where it takes words, the place for them opens', async () => {
  desk()
  await swipe(/^No next step: Cleo/, 120)
  await waitFor(async () =>
    expect((await rowOf(/^No next step: Cleo/)).getAttribute('aria-expanded')).toBe('true'),
  )
})

test('neither a short way nor a mouse does it', async () => {
  const shown = desk()
  await swipe(/^Message: Ana/, 60)
  await swipe(/^Message: Ana/, 120, 'mouse')
  // The mouse's press is a press.
  expect((await rowOf(/^Message: Ana/)).getAttribute('aria-expanded')).toBe('true')
  expect(shown.sent).toEqual([])
})
