/** The messages of a patient's page: the conversation with its place to answer, or the place for its first words. */
import { expect, test } from 'vitest'
import { StaffHatContext } from '#platform/api/staff-hat.client.ts'
import {
  type Answers,
  expectToast,
  fireEvent,
  ok,
  press,
  problem,
  screen,
  show,
  waitFor,
} from '../../../../test/component-screen.tsx'
import { leavePage } from '../../../../test/leaving.ts'
import { PatientConversation } from './patient-conversation.tsx'

const patientId = '11111111-1111-4111-8111-111111111111'
const conversationId = '22222222-2222-4222-8222-222222222222'
const conversation = {
  id: conversationId,
  patientId,
  patientName: 'Nora Feldman',
  participantType: 'case_manager',
  waitingSince: '2026-01-05T10:00:00Z',
}
const none = ok({ conversations: [], more: null, team: null })

const section = (answers: Answers) =>
  show(
    <StaffHatContext value="staff">
      <PatientConversation patientId={patientId} isBegun={false} />
    </StaffHatContext>,
    '/here',
    {
      'GET /session': ok({ person: { id: '33333333-3333-4333-8333-333333333333' } }),
      'GET /conversations/{conversationId}/messages': ok({
        messages: [
          {
            conversationId,
            senderType: 'patient',
            content: 'Can you call?',
            createdAt: '2026-01-05T10:00:00Z',
          },
        ],
        earlier: null,
      }),
      'GET /patients/{id}': ok({ id: patientId, name: 'Nora Feldman', language: 'es', hasAccount: false }),
      'GET /reply-templates': ok([
        { id: '44444444-4444-4444-8444-444444444444', name: 'Hello', language: 'en', body: 'Hello' },
        { id: '55555555-5555-4555-8555-555555555555', name: 'Hola', language: 'es', body: '¿Cómo está?' },
      ]),
      ...answers,
    },
  )
const field = () => screen.findByRole('textbox', { name: 'Write a message' })

test('what was said, that it waits, and the place to answer it, which r leads to', async () => {
  section({ 'GET /conversations': ok({ conversations: [conversation], more: null, team: null }) })
  await screen.findByText('Can you call?')
  await screen.findByRole('button', { name: /^Needs no answer/ })
  fireEvent.keyDown(document.body, { key: 'r' })
  expect(document.activeElement).toBe(await field())
})

test('below words of danger stands who settled their alert, when, and what was done; below others nothing', async () => {
  const said = (digit: string, content: string) => ({
    id: `${digit.repeat(8)}-6666-4666-8666-666666666666`,
    conversationId,
    senderType: 'patient',
    content,
    createdAt: '2026-01-05T10:00:00Z',
  })
  section({
    'GET /conversations': ok({ conversations: [conversation], more: null, team: null }),
    'GET /conversations/{conversationId}/messages': ok({
      messages: [said('6', 'I cannot go on.'), said('7', 'Thank you.')],
      earlier: null,
    }),
    'GET /safety/people/{patientId}/settled': ok([
      {
        messageId: said('6', '').id,
        settledBy: 'Dana Whitfield',
        settledAt: '2026-01-05T10:20:00Z',
        outcome: 'Called her.',
      },
    ]),
  })
  const line = (words: string) => screen.findByText(words).then(found => found.parentElement?.textContent)
  await screen.findByText(/^Safety alert settled/)
  expect(await line('I cannot go on.')).toMatch(
    /^I cannot go on\.Safety alert settled by Dana Whitfield, .*: Called her\.$/,
  )
  expect(await line('Thank you.')).toBe('Thank you.')
})

test('before the first word no conversation begins, and who has no account is named as one', async () => {
  const shown = section({ 'GET /conversations': none })
  await screen.findByText('They have no portal account yet')
  fireEvent.keyDown(await field(), { key: 'Enter' })
  leavePage()
  expect(shown.sent).toEqual([])
})

test('Enter sends the first words; a template in the language of the reader stands first and fills them in', async () => {
  const shown = section({
    'GET /conversations': none,
    'POST /conversations': ok(conversation),
  })
  await field()
  const [first] = await screen.findAllByRole('button', { name: /^Fill in/ })
  expect(first?.textContent).toContain('Hola')
  fireEvent.click(first as HTMLElement)
  await waitFor(async () => expect(((await field()) as HTMLTextAreaElement).value).toBe('¿Cómo está?'))
  fireEvent.keyDown(await field(), { key: 'Enter', shiftKey: true })
  expect(shown.sent).toEqual([])
  fireEvent.keyDown(await field(), { key: 'Enter' })
  await expectToast('Message to Nora Feldman', 'It goes out in 5 seconds.')
  await screen.findByText('Goes out in a few seconds')
  // Taken back, they are written on.
  await press('Undo')
  await waitFor(async () => expect(((await field()) as HTMLTextAreaElement).value).toBe('¿Cómo está?'))
  expect(document.activeElement).toBe(await field())
  expect(screen.queryByText('Goes out in a few seconds')).toBeNull()
  expect(shown.sent).toEqual([])
  fireEvent.keyDown(await field(), { key: 'Enter' })
  leavePage()
  await waitFor(() => expect(shown.sent).toEqual(['POST /conversations']))
  expect(shown.bodies[0]).toEqual({ patientId, first: { id: expect.any(String), content: '¿Cómo está?' } })
})

test('what is typed after the first words stands in the conversation that they begin', async () => {
  const shown = section({ 'GET /conversations': none, 'POST /conversations': ok(conversation) })
  fireEvent.change(await field(), { target: { value: 'Hello, Nora.' } })
  fireEvent.keyDown(await field(), { key: 'Enter' })
  fireEvent.change(await field(), { target: { value: 'And one more thing' } })
  shown.answer('GET /conversations', ok({ conversations: [conversation], more: null, team: null }))
  leavePage()
  await screen.findByRole('log')
  await waitFor(async () => expect(((await field()) as HTMLTextAreaElement).value).toBe('And one more thing'))
})

test('first words that could not go out wait where they were written, and say so', async () => {
  const shown = section({ 'GET /conversations': none, 'POST /conversations': problem(404, 'NOT_FOUND') })
  fireEvent.change(await field(), { target: { value: 'Hello, Nora.' } })
  fireEvent.keyDown(await field(), { key: 'Enter' })
  leavePage()
  await expectToast('Error', 'Failed to create conversation')
  await screen.findByText('Not sent')
  shown.answer('POST /conversations', ok(conversation))
  await press('Try again')
  await waitFor(() => expect(shown.sent).toHaveLength(2))
  expect(shown.bodies[0]).toEqual(shown.bodies[1])
})
