/** An answer and a yes are held behind Undo: they go out when the time is over, with the next one, or with the page; and nothing is lost. */
import { expect, test, vi } from 'vitest'
import {
  expectToast,
  expectToastWith,
  fireEvent,
  ok,
  press,
  problem,
  screen,
  show,
  toasts,
  waitFor,
  within,
} from '../../../test/component-screen.tsx'
import { leavePage } from '../../../test/leaving.ts'
import { SendingUnsent } from '../messaging/parts/sending-unsent.tsx'
import { Queue } from './parts/queue.tsx'
import { askQueueAgain } from './queue.queries.ts'
import { HELD_MS } from './queue.rules.ts'

const idOf = (place: number) => `0199b0b0-0000-7000-8000-00000000000${place}`
const row = (
  place: number,
  kind: 'message' | 'request' | 'silence',
  name: string,
  seen = '2026-01-05T09:00:00Z',
) => ({
  kind,
  id: idOf(place),
  patientId: idOf(place),
  name,
  preferredName: null,
  language: 'en',
  words: 'Is it open today?',
  messageId: kind === 'message' ? idOf(place) : null,
  startsAt: '2026-01-07T09:00:00Z',
  sequence: kind === 'request' ? 3 : null,
  nextStep: null,
  nextStepDueOn: null,
  heardOn: null,
  contact: null,
  seen,
  sinceAt: '2026-01-05T09:00:00Z',
  sinceOn: null,
})
const ana = row(1, 'message', 'Ana')
const ben = row(2, 'message', 'Ben')
const cleo = row(3, 'request', 'Cleo')
const pageOf = (...items: ReturnType<typeof row>[]) =>
  ok({
    items,
    total: items.length,
    counts: {
      message: items.filter(({ kind }) => kind === 'message').length,
      request: items.filter(({ kind }) => kind === 'request').length,
    },
    today: '2026-01-05',
    hasSnoozed: false,
    next: null,
  })
const conversation = {
  id: idOf(1),
  patientId: idOf(1),
  patientName: 'Ana',
  language: 'en',
  participantType: 'case_manager',
  participantName: null,
  updatedAt: '2026-01-05T09:00:00Z',
  preview: null,
  previewSender: null,
  unreadCount: 0,
  waitingSince: '2026-01-05T09:00:00Z',
  cover: null,
}

function desk() {
  return show(
    <>
      <SendingUnsent hat="staff" />
      <Queue />
    </>,
    '/case-manager',
    {
      'GET /session': ok({ person: { id: idOf(9) } }),
      'GET /queue': pageOf(ana, ben, cleo),
      'GET /conversations': ok({ conversations: [conversation] }),
      'GET /conversations/{conversationId}/beside': ok({
        lastContact: { at: '2026-01-02T09:00:00Z', way: 'phone', by: 'Priya Raman' },
      }),
      'POST /conversations/{conversationId}/messages': ok({}),
      'POST /appointments/{id}/answer': ok({ status: 'confirmed', patientHasAccount: true }),
    },
  )
}

const answered = `POST /conversations/${idOf(1)}/messages`
const confirmed = `POST /appointments/${idOf(3)}/answer`
const rowNamed = (name: RegExp) => screen.queryByRole('button', { name })
const words = () => screen.getByLabelText<HTMLTextAreaElement>('Write a message')

async function answerAna(said: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Answer: Ana' }))
  fireEvent.change(await screen.findByLabelText('Write a message'), { target: { value: said } })
  fireEvent.keyDown(words(), { key: 'Enter' })
  await waitFor(() => expect(rowNamed(/^Message: Ana/)).toBeNull())
}

test('an answer leaves with its row, and Undo brings both back; nobody heard of it', async () => {
  const shown = desk()
  await answerAna('Yes, until noon.')
  await waitFor(() => expect(toasts()).toEqual([['Answer to Ana', 'It goes out in 5 seconds.']]))
  // The next who waits is open, and counted as the first of one.
  expect(rowNamed(/^Message: Ben/)?.getAttribute('aria-expanded')).toBe('true')
  expect(
    rowNamed(/^Message: Ben/)
      ?.closest('li')
      ?.getAttribute('aria-setsize'),
  ).toBe('1')
  await press('Undo')
  await waitFor(() => expect(rowNamed(/^Message: Ana/)?.getAttribute('aria-expanded')).toBe('true'))
  expect(words().value).toBe('Yes, until noon.')
  expect(document.activeElement).toBe(words())
  expect(shown.sent).not.toContain(answered)
})

test('when its time is over it goes out, once, and the row does not come back', async () => {
  const shown = desk()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  await answerAna('Yes, until noon.')
  shown.answer('GET /queue', pageOf(ben, cleo))
  expect(shown.sent).not.toContain(answered)
  await vi.advanceTimersByTimeAsync(HELD_MS)
  await waitFor(() => expect(shown.sent.filter(each => each === answered)).toHaveLength(1))
  expect(shown.bodies.at(-1)).toMatchObject({ content: 'Yes, until noon.' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  expect(rowNamed(/^Message: Ana/)).toBeNull()
})

test('the next deed carries it out, and a time is confirmed in the same way', async () => {
  const shown = desk()
  await answerAna('Yes, until noon.')
  await press('Confirm: Cleo')
  await waitFor(() => expect(rowNamed(/^Request for a time: Cleo/)).toBeNull())
  await waitFor(() => expect(shown.sent).toContain(answered))
  await expectToast('Appointment confirmed', 'It goes out in 5 seconds.')
  await waitFor(() => expect(toasts()).toHaveLength(1))
  await press('Undo')
  await waitFor(() => expect(document.activeElement).toBe(rowNamed(/^Request for a time: Cleo/)))
  expect(shown.sent).not.toContain(confirmed)
})

test('whoever leaves the page leaves nothing behind', async () => {
  const shown = desk()
  await press('Confirm: Cleo')
  await waitFor(() => expect(rowNamed(/^Request for a time: Cleo/)).toBeNull())
  leavePage()
  await waitFor(() => expect(shown.sent).toContain(confirmed))
  expect(shown.bodies.at(-1)).toEqual({ sequence: 3, answer: 'confirmed' })
})

test('what could not go out stands there again, with its words and why', async () => {
  const shown = desk()
  await answerAna('Yes, until noon.')
  shown.answer('POST /conversations/{conversationId}/messages', problem(404, 'NOT_FOUND'))
  leavePage()
  await expectToast('Error', 'Failed to send message')
  fireEvent.click(await screen.findByRole('button', { name: 'Answer: Ana' }))
  const thread = within(await screen.findByRole('log'))
  await thread.findByText('Yes, until noon.')
  await thread.findByText('Not sent')
})

test('who writes again meanwhile waits on: the answer has not seen it', async () => {
  const shown = desk()
  await answerAna('Yes, until noon.')
  shown.answer('GET /queue', pageOf({ ...ana, seen: '2026-01-05T11:59:00Z', words: 'Never mind' }, ben, cleo))
  await askQueueAgain()
  await expectToastWith('Ana wrote again')
  await screen.findByRole('button', { name: /^Message: Ana.*Never mind/ })
  // The row of the next stays open under one's hands.
  expect(rowNamed(/^Message: Ben/)?.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Answer: Ana' }))
  await waitFor(() => expect(words().value).toBe('Yes, until noon.'))
  expect(shown.sent).not.toContain(answered)
})

test('to whom is quiet one writes in place; the row stays until they are heard of, and the words can be taken back', async () => {
  const shown = desk()
  shown.answer('GET /queue', pageOf(row(1, 'silence', 'Ana')))
  await askQueueAgain()
  const quiet = await screen.findByRole('button', { name: /^Not heard from: Ana/ })
  fireEvent.keyDown(quiet, { key: 'r' })
  fireEvent.change(await screen.findByLabelText('Write a message'), { target: { value: 'How are you?' } })
  expect(screen.queryByRole('button', { name: 'Needs no answer' })).toBeNull()
  // Beside it stands who last reached them, when and how.
  await screen.findByText('3 days ago · Phone, Priya Raman')
  fireEvent.keyDown(words(), { key: 'Enter' })
  await expectToast('Message to Ana', 'It goes out in 5 seconds.')
  expect(quiet.getAttribute('aria-expanded')).toBe('false')
  await press('Undo')
  await waitFor(() => expect(words().value).toBe('How are you?'))
  fireEvent.keyDown(words(), { key: 'Enter' })
  leavePage()
  await waitFor(() => expect(shown.bodies.at(-1)).toMatchObject({ content: 'How are you?' }))
  expect(rowNamed(/^Not heard from: Ana/)).not.toBeNull()
})

test('where no conversation has begun, the first words begin it, and can be taken back', async () => {
  const shown = desk()
  shown.answer('GET /queue', pageOf(row(1, 'silence', 'Ana')))
  shown.answer('GET /conversations', ok({ conversations: [] }))
  shown.answer('POST /conversations', ok({ id: idOf(1) }))
  shown.answer('GET /patients/{id}', ok({ id: idOf(1), name: 'Ana', language: 'en' }))
  await askQueueAgain()
  await press('Write: Ana')
  fireEvent.change(await screen.findByLabelText('Write a message'), { target: { value: 'How are you?' } })
  await press('Send')
  await waitFor(() => expect(screen.queryByLabelText('Write a message')).toBeNull())
  await expectToast('Message to Ana', 'It goes out in 5 seconds.')
  await press('Undo')
  await waitFor(() => expect(words().value).toBe('How are you?'))
  expect(shown.sent).not.toContain('POST /conversations')
  await press('Send')
  leavePage()
  await waitFor(() => expect(shown.sent).toContain('POST /conversations'))
  expect(shown.bodies.at(-1)).toMatchObject({ patientId: idOf(1), first: { content: 'How are you?' } })
})
