/**
 * What the portal says when something does not load or arrive, row by row of the error catalogue (decision 25): every toast
 * once, in its words; what was typed stays, and another try goes through. What only a browser shows of it stands in
 * e2e/portal-errors.e2e.ts; forms, tasks, goals and the profile have theirs in patient-forms and patient-goals there.
 */
import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import {
  type Answer,
  type Answers,
  expectToastWith,
  fireEvent,
  ok,
  press,
  problem,
  screen,
  show,
  toasts,
  type,
  waitFor,
} from '../../../test/component-screen.tsx'
import Dashboard from './dashboard.tsx'
import GettingStarted from './getting-started.tsx'
import Messages from './messages.tsx'
import PortalLayout from './portal-layout.tsx'

const id = '11111111-1111-4111-8111-111111111111'
const sam = ok({ person: { name: 'Sam' }, memberships: [{ hat: 'patient' }] })
const record = ok({ callName: 'Sam' })

const inPortal = (address: string, element: ReactElement, answers: Answers = {}) =>
  show([{ element: <PortalLayout />, children: [{ path: address, element }] }, { path: '*' }], address, {
    'GET /session': sam,
    'GET /portal/record': record,
    ...answers,
  })

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
  ])('%s: the conversation begins with its first words, which stay until it has', async (kind, label) => {
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
    expect(write.value).toBe('The first words')
    shown.answer('POST /conversations', ok({ id }))
    fireEvent.keyDown(write, { key: 'Enter' })
    // Pressed twice, they are there once.
    fireEvent.keyDown(write, { key: 'Enter' })
    await waitFor(() => expect(shown.address()).toContain(`conversation=${id}`))
    await expectToastWith('New conversation created')
    const written = () =>
      shown.bodies.filter(body => (body as { content?: string }).content === 'The first words')
    await waitFor(() => expect(new Set(written().map(body => (body as { id: string }).id)).size).toBe(1))
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
  const again =
    'That was a lot in a short time. You can send it again in a minute. Your words stay here until then.'
  const tooMany: Answer = {
    status: 429,
    body: {
      title: 'internals',
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      retryAfter: 40,
      safety: ['self_harm'],
    },
  }

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

  test('keeps the words in the field, and shows the card for words of danger', async () => {
    inPortal('/patient-portal/dashboard', <Dashboard />, {
      'GET /portal/figures': ok({ onboarding: 'completed' }),
      'POST /needs': tooMany,
    })
    const field = (await screen.findByLabelText('What do you need right now?')) as HTMLTextAreaElement
    fireEvent.change(field, { target: { value: 'I cannot go on' } })
    fireEvent.submit(field.form as HTMLFormElement)
    await expectToastWith(again)
    const alerts = await screen.findAllByRole('alert')
    expect(alerts.some(alert => alert.textContent?.includes('988'))).toBe(true)
    expect(field.value).toBe('I cannot go on')
  })
})

describe('the welcome conversation', () => {
  const begun = ok({
    messages: [{ role: 'assistant', content: 'Where do you sleep?' }],
    progress: { total: 8 },
  })
  const at = (answers: Answers) => inPortal('/patient-portal/getting-started', <GettingStarted />, answers)

  test('that does not load, or begin, says so, and goes on with another try', async () => {
    const shown = at({
      'GET /onboarding': 'line',
      'POST /onboarding/start': problem(500, 'INTERNAL_SERVER_ERROR'),
    })
    await expectToastWith('Failed to load onboarding conversation')
    shown.answer('GET /onboarding', ok(null))
    await press('Try again')
    await expectToastWith('Failed to start onboarding')
    shown.answer('POST /onboarding/start', begun)
    await press('Try again')
    await screen.findByLabelText('Your answer')
  })

  test.each<[string, Answer, string[]]>([
    [
      'comes too soon',
      { status: 429, body: 'slow down' },
      ['Too Many Requests', 'Please wait a moment before sending another message.'],
    ],
    [
      'is not paid for',
      { status: 402, body: 'no' },
      ['Service Unavailable', 'Please contact support for assistance.'],
    ],
    ['fails', { status: 500, body: 'no' }, ['Failed to send message']],
  ])('a reply that %s says so, and the words stay', async (_, answer, said) => {
    at({ 'GET /onboarding': begun, 'POST /onboarding/reply': answer })
    await screen.findByLabelText('Your answer')
    type('Your answer', 'I have a room')
    await press('Send')
    for (const words of said) await expectToastWith(words)
    expect((screen.getByLabelText('Your answer') as HTMLTextAreaElement).value).toBe('I have a room')
  })
})

describe('the portal', () => {
  const figures = ok({ onboarding: 'completed' })

  test('that cannot ask who is here says so, and opens with another try', async () => {
    const shown = inPortal('/patient-portal/dashboard', <Dashboard />, { 'GET /session': 'line' })
    await screen.findByText('Error loading patient data')
    shown.answer('GET /session', sam)
    await press('Try again')
    await screen.findByRole('heading', { level: 1, name: /Sam/ })
  })

  test('of an account that is no patient yet says that opening failed, and opens with another try', async () => {
    const shown = inPortal('/patient-portal/dashboard', <Dashboard />, {
      'GET /session': ok({ person: { name: 'Noor' } }),
      'POST /portal/open': problem(500, 'INTERNAL_SERVER_ERROR'),
    })
    await expectToastWith('Error loading patient data')
    shown.answer(
      'POST /portal/open',
      ok({
        patientId: '00000000-0000-4000-8000-000000000001',
        organizationId: '00000000-0000-4000-8000-000000000002',
        organizationName: 'Riverbend',
        asks: null,
        waitingName: null,
      }),
    )
    await press('Try again')
    await screen.findByRole('heading', { level: 1, name: /Sam/ })
  })

  test('says that its figures did not load', async () => {
    inPortal('/patient-portal/dashboard', <Dashboard />, {
      'GET /portal/figures': problem(500, 'INTERNAL_SERVER_ERROR'),
    })
    await expectToastWith('Error loading data')
  })

  test('speaks of no affirmation that did not come', async () => {
    inPortal('/patient-portal/dashboard', <Dashboard />, {
      'GET /portal/figures': figures,
      'GET /affirmation': problem(404, 'NOT_FOUND'),
    })
    await screen.findByText('Recent Activity')
    await waitFor(() => expect(screen.queryAllByRole('status')).toEqual([]))
    expect(screen.queryByRole('heading', { name: 'Daily affirmation' })).toBeNull()
    expect(toasts()).toEqual([])
  })

  test('keeps the words of the needs box when they could not be sent, and lets them go when they were', async () => {
    const shown = inPortal('/patient-portal/dashboard', <Dashboard />, { 'POST /needs': 'line' })
    const box = (await screen.findByLabelText('What do you need right now?')) as HTMLTextAreaElement
    const submit = screen.getByRole('button', { name: 'Submit' }) as HTMLButtonElement
    expect(submit.disabled).toBe(true)
    type('What do you need right now?', 'I need help with rent this month')
    await press('Submit')
    await expectToastWith('Your words are still here. Please try again.')
    expect(box.value).toBe('I need help with rent this month')
    shown.answer('POST /needs', ok({ response: 'Call the rent help program.' }))
    await press('Submit')
    await screen.findByRole('heading', { name: 'AI Support Response' })
    expect(box.value).toBe('')
  })
})
