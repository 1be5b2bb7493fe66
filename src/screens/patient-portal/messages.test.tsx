/**
 * What a patient's messages say when they do not load or leave, and what stays: every toast once, in its words (decision 25). What
 * only a browser shows of it stands in e2e/messages.e2e.ts.
 */
import { describe, expect, test, vi } from 'vitest'
import {
  type Answer,
  expectToastWith,
  fireEvent,
  ok,
  press,
  problem,
  screen,
  toasts,
  waitFor,
} from '../../../test/component-screen.tsx'
import { inPortal, tooMany } from '../../../test/portal-screen.tsx'
import Messages from './messages.tsx'

const id = '11111111-1111-4111-8111-111111111111'

const failures: [string, Answer][] = [
  ['the line is cut', 'line'],
  ['the server fails', problem(500, 'INTERNAL_SERVER_ERROR')],
]

describe.each(failures)('messages, where %s', (_, failure) => {
  const conversation = { id, participantType: 'case_manager', participantName: 'Dana Whitfield' }
  const list = ok({ conversations: [conversation], team: { caseManager: 'Dana Whitfield' } })

  test('loading says so, and another try loads them', async () => {
    const shown = inPortal('/patient-portal/messages', <Messages />, { 'GET /conversations': failure })
    await expectToastWith('Failed to load conversations')
    shown.answer('GET /conversations', list)
    await press('Try again')
    await screen.findByRole('button', { name: 'New message' })
  })

  test.each([
    [/Message your case manager/, 'Write a message'],
    [/My private notes/, 'Write a note'],
  ])('%s: the conversation begins with its first words, which wait until it has', async (kind, label) => {
    const shown = inPortal('/patient-portal/messages', <Messages />, {
      'GET /conversations': ok({ team: { caseManager: 'Dana Whitfield' } }),
      'POST /conversations': failure,
    })
    fireEvent.keyDown(await screen.findByRole('button', { name: 'New message' }), { key: 'Enter' })
    fireEvent.click(await screen.findByRole('menuitem', { name: kind }))
    const write = await screen.findByLabelText<HTMLTextAreaElement>(label)
    expect(
      shown.sent.filter(each => each.startsWith('POST')),
      'choosing begins nothing',
    ).toEqual([])
    fireEvent.change(write, { target: { value: 'The first words' } })
    fireEvent.keyDown(write, { key: 'Enter' })
    await expectToastWith('Failed to create conversation')
    await screen.findByText('The first words')
    await screen.findByText(/^Not sent yet/)
    expect(write.value).toBe('')
    // What is typed meanwhile goes on in the conversation once it has begun.
    fireEvent.change(write, { target: { value: 'half a thought' } })
    shown.answer('POST /conversations', ok({ id }))
    await press('Try again')
    await waitFor(() => expect(shown.address()).toContain(`conversation=${id}`))
    await expectToastWith('New conversation created')
    const written = () =>
      shown.bodies.filter(body => (body as { content?: string }).content === 'The first words')
    await waitFor(() => expect(new Set(written().map(body => (body as { id: string }).id)).size).toBe(1))
    const drafts = Object.entries(localStorage).filter(([, words]) => words === 'half a thought')
    expect(drafts.map(([key]) => key.endsWith(id))).toEqual([true])
    localStorage.clear()
  })

  test('sending says so; the message stands in the thread, and another try sends it once', async () => {
    const shown = inPortal('/patient-portal/messages', <Messages />, {
      'GET /conversations': list,
      'POST /conversations/{conversationId}/messages': failure,
    })
    const write = await screen.findByLabelText('Write a message')
    fireEvent.change(write, { target: { value: 'Words that must not be lost' } })
    fireEvent.keyDown(write, { key: 'Enter' })
    await expectToastWith('Failed to send message')
    await screen.findByText('Words that must not be lost')
    const content = 'Words that must not be lost'
    const message = {
      id: (shown.bodies.at(-1) as { id: string }).id,
      conversationId: id,
      content,
      isMine: true,
    }
    shown.answer('POST /conversations/{conversationId}/messages', ok({ message }))
    shown.answer('GET /conversations/{conversationId}/messages', ok({ messages: [message] }))
    await press('Try again')
    await waitFor(() => expect(screen.queryByText(/^Not sent yet/)).toBeNull())
    expect(screen.getAllByText(content)).toHaveLength(1)
    // The same id, so that it is there once although the first may have arrived.
    expect(
      new Set(
        shown.bodies
          .filter(Boolean)
          .map(body => (body as { id?: string }).id)
          .filter(Boolean),
      ).size,
    ).toBe(1)
  })
})

describe('what was sent too often', () => {
  test('keeps a message, says beside it when it goes out by itself, and shows what was heard', async () => {
    const shown = inPortal('/patient-portal/messages', <Messages />, {
      'GET /conversations': ok({
        conversations: [{ id, participantType: 'case_manager', participantName: 'Dana Whitfield' }],
      }),
      'POST /conversations/{conversationId}/messages': tooMany,
    })
    const write = await screen.findByLabelText('Write a message')
    fireEvent.change(write, { target: { value: 'One more' } })
    fireEvent.keyDown(write, { key: 'Enter' })
    await screen.findByText(/it goes out by itself in a minute/)
    expect(toasts(), 'nothing failed').toEqual([])
    // The server heard danger in it, which the device had not.
    await screen.findAllByRole('link', { name: /988/ })
    shown.answer(
      'POST /conversations/{conversationId}/messages',
      ok({ message: { id, content: 'One more' } }),
    )
    await press('Try again')
    await waitFor(() => expect(screen.queryByText(/^Not sent yet/)).toBeNull())
  })

  test('shows help for what the device alone has heard, and by no single word', async () => {
    const otherId = '33333333-3333-4333-8333-333333333333'
    inPortal('/patient-portal/messages', <Messages />, {
      'GET /conversations': ok({
        // Another one than the tests above: what was shown there would stand here too.
        conversations: [{ id: otherId, participantType: 'case_manager', participantName: 'Dana Whitfield' }],
      }),
      'POST /conversations/{conversationId}/messages': problem(503, 'SERVICE_UNAVAILABLE'),
    })
    const field = await screen.findByLabelText('Write a message')
    expect(screen.queryByRole('link', { name: /988/ })).toBeNull()
    const words = 'I packed what is left and wrote a letter for each of my children, they will understand'
    fireEvent.change(field, { target: { value: words } })
    fireEvent.keyDown(field, { key: 'Enter' })
    await screen.findAllByRole('link', { name: /988/ })
    // Put away, the portal leads back to it today (put-off-help.test.tsx).
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('link', { name: /988/ })).toBeNull())
    expect(
      Object.entries(localStorage).find(([key]) => key.startsWith('handrail-words-later-'))?.[1],
    ).toContain('self_harm')
  })

  test('goes out by itself when the server said, and not before, except for words of danger', async () => {
    const sending = 'POST /conversations/{conversationId}/messages'
    const shown = inPortal('/patient-portal/messages', <Messages />, {
      'GET /conversations': ok({
        conversations: [{ id, participantType: 'case_manager', participantName: 'Dana Whitfield' }],
      }),
      [sending]: tooMany,
    })
    const write = async (words: string) => {
      const field = await screen.findByLabelText('Write a message')
      fireEvent.change(field, { target: { value: words } })
      fireEvent.keyDown(field, { key: 'Enter' })
      await screen.findByText(words)
    }
    const sent = () => shown.sent.filter(each => each.endsWith('/messages')).length
    const lineIsBack = () => fireEvent(window, new Event('online'))
    await write('One more')
    await screen.findByText(/it goes out by itself in a minute/)
    expect(sent()).toBe(1)
    await write('And another')
    lineIsBack()
    await waitFor(() => expect(screen.getAllByText(/it goes out by itself in a minute/)).toHaveLength(2))
    expect(sent()).toBe(1)
    await write('I want to kill myself')
    await waitFor(() => expect(sent()).toBe(2))
    vi.setSystemTime(Date.now() + 39_000)
    lineIsBack()
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(sent()).toBe(2)
    vi.setSystemTime(Date.now() + 2_000)
    lineIsBack()
    await waitFor(() => expect(sent()).toBeGreaterThan(2))
  })
})

test('the focus goes back to the field where a message is sent by the button', async () => {
  inPortal('/patient-portal/messages', <Messages />, {
    'GET /conversations': ok({ team: { caseManager: 'Dana Whitfield' } }),
  })
  fireEvent.keyDown(await screen.findByRole('button', { name: 'New message' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: /Message your case manager/ }))
  const write = await screen.findByLabelText<HTMLTextAreaElement>('Write a message')
  fireEvent.change(write, { target: { value: 'The first words' } })
  screen.getByRole('button', { name: 'Send' }).focus()
  await press('Send')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Write a message')))
})
