/** What staff read at the head of a thread about who else is there, and when their page says that they are. */
import { expect, test } from 'vitest'
import { fireEvent, ok, screen, show, waitFor } from '../../../../test/component-screen.tsx'
import ColleaguesHere from './parts/colleagues-here.tsx'

const id = '11111111-1111-4111-8111-111111111111'
const presence = `/conversations/${id}/presence`

const colleague = (name: string, isWriting: boolean) => ({ memberId: crypto.randomUUID(), name, isWriting })

function Thread({ sending = 0 }) {
  return (
    <div>
      <ColleaguesHere conversationId={id} sending={sending} />
      <textarea aria-label="Write a message" />
    </div>
  )
}

const showWith = (...colleagues: ReturnType<typeof colleague>[]) =>
  show(<Thread />, '/here', { 'PUT /conversations/{conversationId}/presence': ok(colleagues) })

/** Whether one was said to write, time after time. */
const saidBy = ({ sent, bodies }: ReturnType<typeof show>) =>
  sent.flatMap((address, at) => (address === `PUT ${presence}` ? [bodies[at]] : []))

function lookAway(isAway: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: isAway ? 'hidden' : 'visible',
  })
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
}

test.each([
  [[colleague('Marcus Lee', false)], 'Marcus Lee is reading this'],
  [[colleague('Marcus Lee', true)], 'Marcus Lee is writing an answer'],
  [
    [colleague('Ana Ruiz', false), colleague('Marcus Lee', false)],
    'Ana Ruiz and Marcus Lee are reading this',
  ],
  [
    [colleague('Marcus Lee', true), colleague('Ana Ruiz', false)],
    'Marcus Lee is writing an answer · Ana Ruiz is reading this',
  ],
])('one line says it: %#', async (colleagues, line) => {
  showWith(...colleagues)
  expect((await screen.findByText(line)).closest('[role="status"]')).not.toBeNull()
})

test('where nobody else is there, nothing stands there', async () => {
  const shown = showWith()
  await waitFor(() => expect(saidBy(shown)).toHaveLength(1))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('whoever types is said to write, once, and no longer with an empty field', async () => {
  const shown = showWith()
  await waitFor(() => expect(saidBy(shown)).toEqual([{ isWriting: false }]))
  const field = screen.getByLabelText('Write a message')
  for (const value of ['H', 'He', 'Hel']) fireEvent.input(field, { target: { value } })
  await waitFor(() => expect(saidBy(shown)).toEqual([{ isWriting: false }, { isWriting: true }]))
  fireEvent.input(field, { target: { value: ' ' } })
  await waitFor(() => expect(saidBy(shown).at(-1)).toEqual({ isWriting: false }))
  expect(saidBy(shown)).toHaveLength(3)
})

test('whoever looks elsewhere has left, and is there again when they look here', async () => {
  const shown = showWith()
  await waitFor(() => expect(saidBy(shown)).toHaveLength(1))
  try {
    lookAway(true)
    await waitFor(() => expect(shown.sent).toContain(`DELETE ${presence}`))
    lookAway(false)
    await waitFor(() => expect(saidBy(shown)).toHaveLength(2))
  } finally {
    Reflect.deleteProperty(document, 'visibilityState')
  }
})
