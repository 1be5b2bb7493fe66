/** In the messages of a caseload an answer is held behind Undo as it is in the queue, whatever one opens meanwhile; and nothing is lost. */
import { expect, test, vi } from 'vitest'
import { HELD_MS } from '#features/queue/queue.rules.ts'
import { queryClient } from '#platform/api/query-client.ts'
import {
  expectToast,
  expectToastWith,
  fireEvent,
  ok,
  openDialog,
  press,
  problem,
  screen,
  show,
  type,
  waitFor,
  within,
} from '../../../../test/component-screen.tsx'
import { asked, at, beside, maria, uuid } from '../../../../test/desk-messages.ts'
import { leavePage } from '../../../../test/leaving.ts'
import { Inbox } from '../inbox/parts/inbox.tsx'
import { SendingUnsent } from '../parts/sending-unsent.tsx'

const inbox = () =>
  show(
    <>
      <SendingUnsent hat="staff" />
      <Inbox heading={null} />
    </>,
    `${at}?conversation=${maria.id}`,
    { ...asked, 'POST /conversations/{conversationId}/messages': ok({}) },
  )
const sent = `POST /conversations/${maria.id}/messages`
const words = () => screen.getByLabelText<HTMLTextAreaElement>('Write a message')
const thread = () => within(screen.getByRole('log'))

async function answer(said: string): Promise<void> {
  await screen.findByText('Can you call me?')
  fireEvent.change(words(), { target: { value: said } })
  fireEvent.keyDown(words(), { key: 'Enter' })
  await expectToast('Answer to Maria Santos', 'It goes out in 5 seconds.')
}

test('it stands in the thread, and Undo puts it back into the field, before what was typed since', async () => {
  const shown = inbox()
  await answer('Yes, at two.')
  await thread().findByText('Yes, at two.')
  await thread().findByText('Goes out in a few seconds')
  fireEvent.change(words(), { target: { value: 'Or three?' } })
  await press('Undo')
  await waitFor(() => expect(words().value).toBe('Yes, at two.\nOr three?'))
  expect(document.activeElement).toBe(words())
  expect(thread().queryByText('Goes out in a few seconds')).toBeNull()
  expect(shown.sent).toEqual([])
})

test('when its time is over it goes out, once', async () => {
  const shown = inbox()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  await answer('Yes, at two.')
  expect(shown.sent).toEqual([])
  await vi.advanceTimersByTimeAsync(HELD_MS)
  await waitFor(() => expect(shown.sent).toEqual([sent]))
  expect(shown.bodies).toEqual([expect.objectContaining({ content: 'Yes, at two.' })])
})

test('the next one carries it out, in their order', async () => {
  const shown = inbox()
  await answer('Yes, at two.')
  await answer('By phone.')
  await waitFor(() => expect(shown.sent).toEqual([sent]))
  leavePage()
  await waitFor(() => expect(shown.sent).toEqual([sent, sent]))
  expect(shown.bodies).toMatchObject([{ content: 'Yes, at two.' }, { content: 'By phone.' }])
})

test('a file that is asked for meanwhile is asked for after it', async () => {
  const shown = inbox()
  shown.answer('GET /conversations/{conversationId}/beside', ok(beside))
  shown.answer('POST /tasks', ok({}))
  await answer('Yes, at two.')
  await press('Ask for a file')
  await openDialog()
  type('What should they send?', 'The lease')
  await press('Ask for it')
  await waitFor(() => expect(shown.sent).toEqual([sent, 'POST /tasks', sent]))
  expect(shown.bodies).toMatchObject([
    { content: 'Yes, at two.' },
    { title: 'The lease' },
    { content: 'The lease' },
  ])
})

test('another conversation is opened meanwhile: Undo leads back to the words', async () => {
  const shown = inbox()
  await answer('Yes, at two.')
  await press(/^James Okafor/)
  await screen.findByRole('log', { name: /James Okafor/ })
  expect(words().value).toBe('')
  await press('Undo')
  await screen.findByRole('log', { name: /Maria Santos/ })
  await waitFor(() => expect(words().value).toBe('Yes, at two.'))
  expect(document.activeElement).toBe(words())
  expect(shown.sent).toEqual([])
})

test('who leaves the messages leaves nothing behind; what could not go out says so there', async () => {
  const shown = inbox()
  await answer('Yes, at two.')
  shown.answer('POST /conversations/{conversationId}/messages', problem(404, 'NOT_FOUND'))
  leavePage()
  await waitFor(() => expect(shown.sent).toEqual([sent]), { timeout: HELD_MS / 2 })
  await expectToast('Error', 'Failed to send message')
  await thread().findByText('Not sent')
})

test('who writes again meanwhile waits on: the words are back in the field, and have not gone out', async () => {
  const shown = inbox()
  await answer('Yes, at two.')
  const newer = { ...maria, updatedAt: '2026-01-05T11:59:00Z', preview: 'Never mind' }
  shown.answer('GET /conversations', ok({ conversations: [newer], more: null, team: null }))
  await queryClient.invalidateQueries()
  await expectToastWith('Maria Santos wrote again')
  await waitFor(() => expect(words().value).toBe('Yes, at two.'))
  expect(shown.sent).toEqual([])
})

test('what one wrote oneself is no news: a second answer stays held when the first has arrived', async () => {
  const shown = inbox()
  await answer('Yes, at two.')
  await answer('By phone.')
  const own = {
    ...maria,
    updatedAt: '2026-01-05T11:59:00Z',
    previewSender: 'case_manager',
    waitingSince: null,
  }
  shown.answer('GET /conversations', ok({ conversations: [own], more: null, team: null }))
  await queryClient.invalidateQueries()
  await thread().findByText('Goes out in a few seconds')
  leavePage()
  await waitFor(() => expect(shown.sent).toEqual([sent, sent]))
})

test('first words can be taken back after one has left them', async () => {
  const shown = show(<Inbox heading={null} />, `${at}?patient=${uuid('8')}`, {
    ...asked,
    'GET /conversations': ok({ conversations: [], more: null, team: null }),
    'GET /patients/{id}': ok({ id: uuid('8'), name: 'Nora Feldman', language: 'en', hasAccount: true }),
  })
  fireEvent.change(await screen.findByLabelText('Write a message'), { target: { value: 'Hello, Nora.' } })
  await press('Send')
  await expectToast('Message to Nora Feldman', 'It goes out in 5 seconds.')
  await press('Back to conversations')
  await waitFor(() => expect(screen.queryByLabelText('Write a message')).toBeNull())
  await press('Undo')
  await screen.findByRole('heading', { name: 'Write to Nora Feldman' })
  await waitFor(() => expect(words().value).toBe('Hello, Nora.'))
  expect(shown.sent).toEqual([])
})
