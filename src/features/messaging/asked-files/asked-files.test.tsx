/** Asking for a file in a conversation: what staff send, and what both sides read below the words. */
import { expect, test } from 'vitest'
import { queryClient } from '#platform/api/query-client.ts'
import { StaffHatContext } from '#platform/api/staff-hat.client.ts'
import { fireEvent, ok, press, problem, screen, show, waitFor } from '../../../../test/component-screen.tsx'
import { besideConversationOf } from '../beside/beside.queries.ts'
import type { Conversation } from '../messaging.contract.ts'
import { AskForFile } from './parts/ask-for-file.tsx'
import AskedLine from './parts/asked-line.tsx'

const uuid = (digit: string) =>
  `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`
const id = uuid('1')
const files = [{ id: uuid('2'), name: 'lease.pdf' }]

test.each([
  ['patient', { isDone: false, files: [] }, 'Your care team asks you for a file.Send the file'],
  ['patient', { isDone: false, files }, 'Your care team has it:lease.pdf'],
  ['patient', { isDone: true, files: [] }, 'Done'],
  ['staff', { isDone: false, files: [] }, 'File asked for, not here yet'],
  ['staff', { isDone: true, files }, 'File received:lease.pdf'],
  ['staff', { isDone: true, files: [] }, 'Marked as done without a file'],
] as const)('%s reads how it stands: %#', (hat, state, words) => {
  show(<AskedLine hat={hat} asked={{ id, isDone: state.isDone, files: [...state.files] }} />, '/here')
  expect(screen.getByText((_, element) => element?.tagName === 'P').textContent).toBe(words)
  const link = screen.queryByRole('link')?.getAttribute('href') ?? null
  const toSend = hat === 'patient' && !state.isDone ? '/patient-portal/forms-and-tasks' : null
  expect(link).toBe(state.files.length > 0 ? `/case-files/${hat}/${files[0]?.id}` : toSend)
})

const conversation = {
  id: uuid('3'),
  patientId: uuid('4'),
  patientName: 'Maria Santos',
  language: 'es',
} as Conversation

const showAsking = (status: 'active' | 'inactive') =>
  show(
    <StaffHatContext value="staff">
      <AskForFile conversation={conversation} personId={uuid('5')} />
    </StaffHatContext>,
    '/here',
    {
      'GET /session': ok({ person: { id: uuid('5') } }),
      'GET /conversations/{conversationId}/beside': ok({ status }),
    },
  )

test('a task waits for the file, and the message that says so bears its id; tried again, both are the same', async () => {
  const shown = showAsking('active')
  shown.answer('POST /conversations/{conversationId}/messages', problem(500, 'INTERNAL_SERVER_ERROR'))
  await press('Ask for a file')
  await screen.findByText(/They read Spanish/)
  await press('Ask for it')
  await screen.findByText('Say what they should send.')
  const title = 'El contrato de renta'
  fireEvent.change(screen.getByLabelText('What should they send?'), { target: { value: title } })
  await press('Ask for it')
  await waitFor(() => expect(shown.sent).toHaveLength(2))
  shown.answer('POST /conversations/{conversationId}/messages', ok({}))
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ask for it' }).disabled).toBe(false),
  )
  await press('Ask for it')
  await waitFor(() => expect(shown.sent).toHaveLength(4))
  const words = `POST /conversations/${conversation.id}/messages`
  expect(shown.sent).toEqual(['POST /tasks', words, 'POST /tasks', words])
  const [task, message] = shown.bodies as [{ id: string }, object]
  expect(task).toMatchObject({ patientId: conversation.patientId, title, asksForFile: true })
  expect(message).toEqual({ id: task.id, content: title })
  expect(shown.bodies.slice(2)).toEqual(shown.bodies.slice(0, 2))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('nothing is asked of whoever’s case is closed', async () => {
  showAsking('inactive')
  const { queryKey } = besideConversationOf(conversation.id)
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined())
  expect(screen.queryByRole('button', { name: 'Ask for a file' })).toBeNull()
})
