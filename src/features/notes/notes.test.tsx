/** Writing a case note before anything of the server is here: the line may be cut from the first moment on. */
import { expect, test } from 'vitest'
import { ok, press, screen, show, type, waitFor } from '../../../test/component-screen.tsx'
import { CaseNotes } from './parts/case-notes.tsx'

const patient = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Aisha Karim',
  status: 'active',
  nextStep: 'Bring the form',
  nextStepDueOn: '2026-02-01',
} as const
const notes = (
  <CaseNotes hat="staff" patient={patient}>
    {({ newNote, composer, list }) => (
      <>
        {newNote}
        {composer}
        {list}
      </>
    )}
  </CaseNotes>
)
const session = ok({ person: { id: '22222222-2222-4222-8222-222222222222', name: 'Dana Whitfield' } })

test('a new note is written while the list of drafts is still on its way, and stays when it has been saved', async () => {
  const shown = show(notes, '/here', {
    'GET /session': session,
    'GET /notes/drafts': 'line',
  })
  const arrive = shown.holdBack()
  await press('New note')
  await screen.findByRole('textbox', { name: /^What happened/ })
  type(/^What happened/, 'Aisha called, quince jam')
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^What happened/ })
  expect(field().value).toBe('Aisha called, quince jam')
  arrive()
  await press('Close')
  await waitFor(() => expect(screen.getByText('Aisha called, quince jam')).toBeTruthy())
})
