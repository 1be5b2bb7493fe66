/** What the welcome conversation says when it does not load, begin or arrive; what was typed stays, and another try goes through. */
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { onSessionOver } from '#platform/api/session-over.client.ts'
import {
  type Answer,
  type Answers,
  expectToastWith,
  ok,
  press,
  problem,
  screen,
  toasts,
  type,
  waitFor,
} from '../../../test/component-screen.tsx'
import { inPortal } from '../../../test/portal-screen.tsx'
import GettingStarted from './getting-started.tsx'

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

  test('asks at the field too, without the greeting, and the focus stays there', async () => {
    at({
      'GET /onboarding': ok({
        messages: [{ role: 'assistant', content: 'Hello Sam.\n\nWhere do you sleep?' }],
        progress: { total: 8 },
      }),
    })
    const field = await screen.findByLabelText('Your answer')
    const asked = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(asked?.textContent).toBe('Where do you sleep?')
    for (const button of ['Send', 'Skip this question']) {
      type('Your answer', 'I have a room')
      screen.getByRole('button', { name: button }).focus()
      await press(button)
      expect(document.activeElement, button).toBe(field)
      await waitFor(() =>
        expect(screen.getByRole('button', { name: button })).toHaveProperty('disabled', false),
      )
    }
  })

  test.each([
    ['FORBIDDEN', 403],
    ['NOT_FOUND', 404],
  ])('a reply refused as %s is told of only where somebody is still here', async (code, status) => {
    const leave = vi.fn(async () => true)
    onSessionOver(leave)
    onTestFinished(() => onSessionOver(async () => false))
    at({ 'GET /onboarding': begun, 'POST /onboarding/reply': problem(status, code) })
    await screen.findByLabelText('Your answer')
    type('Your answer', 'I have a room')
    await press('Send')
    await waitFor(() => expect(leave).toHaveBeenCalled())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', false),
    )
    expect(toasts()).toEqual([])
  })
})
