/** Writing in an open conversation of staff: templates at hand, and the next step in the same act. */
import { expect, test } from 'vitest'
import { fireEvent, ok, screen, show, waitFor } from '../../../../test/component-screen.tsx'
import { leavePage } from '../../../../test/leaving.ts'
import { Inbox } from './parts/inbox.tsx'

const uuid = (digit: string) =>
  `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`

const maria = {
  id: uuid('4'),
  patientId: uuid('5'),
  patientName: 'Maria Santos',
  language: 'es',
  participantType: 'case_manager',
  updatedAt: '2026-01-05T10:00:00Z',
  preview: '¿Puede llamarme?',
  previewSender: 'patient',
  waitingSince: '2026-01-03T10:00:00Z',
}
const template = (digit: string, name: string, body: string, language: 'en' | 'es', isOwn = true) => ({
  id: uuid(digit),
  name,
  body,
  language,
  isOwn,
})

const answers = {
  'GET /session': ok({ person: { id: uuid('1') } }),
  'GET /conversations': ok({ conversations: [maria], more: null, team: null }),
  'GET /conversations/{conversationId}/beside': ok({
    patientId: maria.patientId,
    status: 'active',
    nextStep: 'Hear back from the rent program',
    nextStepDueOn: '2026-01-04',
  }),
  'GET /reply-templates': ok([
    template('6', 'Read it today', 'I read it today.', 'en'),
    template('7', 'When can you talk?', 'When can you talk?', 'en'),
    template('8', 'La leo hoy', 'La leo hoy, le respondo.', 'es', false),
    template('9', '¿Cuándo?', '¿Cuándo puede hablar?', 'es'),
  ]),
} as const

const open = (other = {}) =>
  show(<Inbox heading={null} />, `/case-manager/messages?conversation=${maria.id}`, { ...answers, ...other })
const composer = () => screen.findByLabelText<HTMLTextAreaElement>('Write a message')

test('two templates stand at hand, of the language they read first; they fill the field where one is, and send nothing', async () => {
  const shown = open()
  const first = await screen.findAllByRole('button', { name: /^Fill in:/ })
  expect(first.map(({ textContent }) => textContent)).toEqual(['¿Cuándo?', 'La leo hoy'])
  const field = await composer()
  fireEvent.change(field, { target: { value: 'Hola,' } })
  fireEvent.click(first[0] as HTMLElement)
  expect(field.value).toBe('Hola, ¿Cuándo puede hablar?')
  expect(document.activeElement).toBe(field)
  expect(shown.sent).toEqual([])
  // All of them are one key away.
  field.blur()
  fireEvent.keyDown(document.body, { key: 't' })
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    '¿Cuándo?',
    'La leo hoy (organization)',
    'Read it today',
    'When can you talk?',
    'New template…',
    'Change templates…',
  ])
})

test('where there are none, Templates leads to making one', async () => {
  open({ 'GET /reply-templates': ok([]) })
  await screen.findByRole('button', { name: 'Templates' })
  expect(screen.queryByRole('button', { name: /^Fill in|^All/ })).toBeNull()
})

test('Send, set next step sends, and then asks what comes next in its place', async () => {
  const shown = open({ 'PUT /patients/{patientId}/next-step': ok({}) })
  const field = await composer()
  const sends = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send, set next step' })
  expect(sends.disabled).toBe(true)
  fireEvent.change(field, { target: { value: 'Le llamo el lunes.' } })
  fireEvent.click(sends)
  leavePage()
  await waitFor(() => expect(shown.sent).toEqual([`POST /conversations/${maria.id}/messages`]))
  expect(shown.bodies).toContainEqual(expect.objectContaining({ content: 'Le llamo el lunes.' }))
  expect(field.value).toBe('')
  const step = await screen.findByLabelText<HTMLInputElement>('What comes next')
  expect(step.value).toBe('Hear back from the rent program')
  fireEvent.change(step, { target: { value: 'Call on Monday' } })
  fireEvent.change(screen.getByLabelText('By when'), { target: { value: '2026-01-12' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set next step' }))
  await waitFor(() => expect(screen.queryByLabelText('What comes next')).toBeNull())
  expect(shown.bodies).toContainEqual(
    expect.objectContaining({ step: 'Call on Monday', dueOn: '2026-01-12' }),
  )
  expect(document.activeElement).toBe(field)
})

test('the step may stay as it is', async () => {
  const shown = open()
  const field = await composer()
  fireEvent.change(field, { target: { value: 'Hola' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Send, set next step' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Leave it as it is' }))
  expect(screen.queryByLabelText('What comes next')).toBeNull()
  leavePage()
  await waitFor(() => expect(shown.sent).toEqual([`POST /conversations/${maria.id}/messages`]))
})

test('of a closed case nothing comes next', async () => {
  open({
    'GET /conversations/{conversationId}/beside': ok({ patientId: maria.patientId, status: 'inactive' }),
  })
  await screen.findByText('This case is closed.')
  expect(screen.queryByRole('button', { name: 'Send, set next step' })).toBeNull()
})
