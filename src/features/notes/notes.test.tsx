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

test('a note is signed only after a next step that a colleague changed meanwhile was decided on', async () => {
  const draft = {
    id: '33333333-3333-4333-8333-333333333333',
    patientId: patient.id,
    text: 'She found a flat',
    kind: 'note',
    contactOn: '2026-01-05',
  }
  const shown = show(notes, `/here?note=${draft.id}`, {
    'GET /session': session,
    'GET /notes/drafts': ok([draft]),
    'PUT /patients/{patientId}/next-step': {
      status: 409,
      body: {
        type: '/api/docs#conflict',
        title: 'x',
        status: 409,
        code: 'CONFLICT',
        stored: { step: 'Visit' },
      },
    },
  })
  await screen.findByDisplayValue('She found a flat')
  type('What comes next', 'Sign the lease')
  await press('Set next step and sign…')
  expect((await screen.findByRole('alert')).textContent).toContain('Visit')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('What comes next').value).toBe('Sign the lease')
  shown.answer('PUT /patients/{patientId}/next-step', ok({ patientId: patient.id }))
  await press('Set next step and sign…')
  await screen.findByRole('dialog', { name: 'Sign this note?' })
  expect(shown.bodies).toMatchObject([
    { step: 'Sign the lease', seen: { step: 'Bring the form' } },
    { step: 'Sign the lease', seen: { step: 'Visit' } },
  ])
})
