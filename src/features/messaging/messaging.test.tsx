/** What is written stays with its writer until it is whole: a place that a template left open is filled in first. */
import { expect, test } from 'vitest'
import { fireEvent, ok, screen, show } from '../../../test/component-screen.tsx'
import { MessageComposer } from './parts/message-composer.tsx'

const id = '11111111-1111-4111-8111-111111111111'

test.each([
  ['staff', 'Dear [name], see you on Monday.', true],
  ['staff', 'Dear Jay, see you [as always].', false],
  ['patient', 'Dear [name], see you on Monday.', false],
] as const)('of %s: %s', (hat, words, isHeld) => {
  const shown = show(
    <MessageComposer writer={{ hat, personId: id }} conversationId={id} patientId={id} isNotebook={false} />,
    '/here',
    { 'GET /reply-templates': ok([]) },
  )
  const field = screen.getByLabelText('Write a message')
  fireEvent.change(field, { target: { value: words } })
  expect((screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(isHeld)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect((field as HTMLTextAreaElement).value).toBe(isHeld ? words : '')
  expect(screen.queryByText(/A place is still open/) !== null).toBe(isHeld)
  if (isHeld) expect(shown.sent).toEqual([])
})
