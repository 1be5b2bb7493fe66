/** Answers on their way into the record: what is sent, what was seen there, and what is said where the server refuses. */
import { expect, test, vi } from 'vitest'
import { ok, openDialog, press, screen, show, waitFor } from '../../../../test/component-screen.tsx'
import RecordFactsDialog from './record-facts-dialog.tsx'

const id = '11111111-1111-4111-8111-111111111111'
const changes = [
  { fact: 'preferredName', now: '', becomes: 'Mari' },
  { fact: 'birthDate', now: '1984-03-12', becomes: '1984-12-03' },
] as const

function showDialog(answer: Parameters<ReturnType<typeof show>['answer']>[1]) {
  const told = { onAnswered: vi.fn(), onChanged: vi.fn(), onClose: vi.fn() }
  const shown = show(<RecordFactsDialog changes={changes} {...told} />, '/form', {
    'PATCH /portal/record': answer,
  })
  return { ...told, shown }
}

test('what was confirmed is written, with what was seen, and then the form is sent', async () => {
  const { shown, onAnswered } = showDialog(ok({ id }))
  expect((await openDialog()).textContent).toContain('Now: Mon, Mar 12, 1984')
  await press('Yes, and send the form')
  await waitFor(() => expect(onAnswered).toHaveBeenCalledOnce())
  expect(shown.bodies).toEqual([
    { preferredName: 'Mari', birthDate: '1984-12-03', seen: { preferredName: '', birthDate: '1984-03-12' } },
  ])
})

test('what the server refuses is said, and nothing is sent', async () => {
  const { onAnswered, onChanged } = showDialog({
    status: 400,
    body: {
      title: 'No',
      status: 400,
      code: 'BAD_REQUEST',
      fields: [{ field: 'birthDate', message: 'birthDateUnreadable' }],
    },
  })
  await press('Yes, and send the form')
  expect((await screen.findByRole('alert')).textContent).toContain('Please choose a day that has been.')
  expect([onAnswered.mock.calls, onChanged.mock.calls]).toEqual([[], []])
})

test('where somebody changed the record meanwhile, it is looked at again before anything is written', async () => {
  const { onAnswered, onChanged } = showDialog({
    status: 409,
    body: { title: 'No', status: 409, code: 'CONFLICT', stored: { preferredName: 'Marita' } },
  })
  await press('Yes, and send the form')
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(onAnswered).not.toHaveBeenCalled()
  await press('No, only send the form')
  expect(onAnswered).toHaveBeenCalledOnce()
})
