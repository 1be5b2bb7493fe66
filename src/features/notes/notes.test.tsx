/** Case notes being written: before anything of the server is here, and signed with a next step. */
import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '#platform/api/query-client.ts'
import { readAutosaved } from '#platform/autosave/drafts.client.ts'
import {
  choose,
  expectToast,
  fireEvent,
  ok,
  press,
  screen,
  show,
  type,
  waitFor,
} from '../../../test/component-screen.tsx'
import { keepBegunInRow } from './notes.store.ts'
import { CaseNotes } from './parts/case-notes.tsx'
import { NoteInRow } from './parts/note-in-row.tsx'

const patient = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Aisha Karim',
  preferredName: null,
  status: 'active',
  nextStep: 'Bring the form',
  nextStepDueOn: '2026-02-01',
} as const
const notes = (
  <CaseNotes hat="staff" patient={patient}>
    {({ newNote, composer, list }) => (
      <>
        {newNote()}
        {composer}
        {list}
      </>
    )}
  </CaseNotes>
)
const beside = (
  <CaseNotes hat="staff" patient={patient} isBeside>
    {({ composer }) => composer}
  </CaseNotes>
)
const dana = '22222222-2222-4222-8222-222222222222'
const session = ok({ person: { id: dana, name: 'Dana Whitfield' } })

/** A note of one's own that is not signed. */
const draft = {
  id: '33333333-3333-4333-8333-333333333333',
  patientId: patient.id,
  text: 'She found a flat',
  kind: 'note',
  contactOn: '2026-01-05',
}

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

test('what was begun in a row of a list is gone on with, also after signing in again; what was signed meanwhile is not', async () => {
  const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^What happened/ })
  const inRow = (drafts: unknown[]) => {
    cleanup()
    queryClient.clear()
    show(<NoteInRow patient={patient} onClose={() => {}} />, '/case-manager', {
      'GET /session': session,
      'GET /notes/drafts': ok(drafts),
    })
    return words()
  }
  await inRow([])
  type(/^What happened/, 'He has the papers')
  expect((await inRow([])).value, 'on this device').toBe('He has the papers')
  keepBegunInRow(dana, { hat: 'staff', patientId: patient.id }, draft.id)
  expect((await inRow([draft])).value, 'at the server').toBe('She found a flat')
  await inRow([])
  type(/^What happened/, 'She moves in on Monday')
  const kept = readAutosaved(`case-notes-${dana}-${patient.id}`)
  expect(kept).toContain('She moves in on Monday')
  expect(kept, 'signed elsewhere').not.toContain(draft.id)
})

test('what was begun waits on this device for the same person alone', async () => {
  const open = async (id: string, name: string) => {
    cleanup()
    queryClient.clear()
    show(notes, '/here', {
      'GET /session': ok({ person: { id, name } }),
      'GET /notes/drafts': ok([]),
      'PUT /notes/{id}': 'line',
    })
    await screen.findByRole('button', { name: 'New note' })
  }
  await open(dana, 'Dana Whitfield')
  await press('New note')
  await screen.findByRole('textbox', { name: /^What happened/ })
  type(/^What happened/, 'Aisha called, quince jam')
  await open('99999999-9999-4999-8999-999999999999', 'Priya Raman')
  await screen.findByText('No signed notes yet')
  expect(document.body.textContent).not.toContain('quince')
  await open(dana, 'Dana Whitfield')
  await screen.findByRole('button', { name: 'Continue draft: Aisha called, quince jam' })
})

test('a note is signed only after a next step that a colleague changed meanwhile was decided on', async () => {
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
  expect(screen.queryByRole('dialog', { name: 'Sign this note?' })).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('What comes next').value).toBe('Sign the lease')
  shown.answer('PUT /patients/{patientId}/next-step', ok({ patientId: patient.id }))
  await press('Set next step and sign…')
  await screen.findByRole('dialog', { name: 'Sign this note?' })
  expect(shown.bodies).toMatchObject([
    { step: 'Sign the lease', seen: { step: 'Bring the form' } },
    { step: 'Sign the lease', seen: { step: 'Visit' } },
  ])
})

test('beside what is read the place to write stands ready, begins with the first letter, and rests again', async () => {
  show(beside, '/here', { 'GET /session': session, 'GET /notes/drafts': ok([]) })
  await screen.findByRole('region', { name: 'Write' })
  const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^What happened/ })
  expect(document.activeElement).toBe(document.body)
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  type(/^What happened/, 'She')
  type(/^What happened/, 'She called')
  await screen.findByRole('region', { name: 'New note' })
  // The same field goes on: nothing that is typed meanwhile is lost.
  expect(screen.getByRole('textbox', { name: /^What happened/ })).toBe(words)
  expect(words.value).toBe('She called')
  await press('Close')
  await screen.findByRole('region', { name: 'Write' })
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^What happened/ }).value).toBe('')
})

test('a draft that comes with the page leaves the focus where it is; the key n goes to its end', async () => {
  const draft = {
    id: '77777777-7777-4777-8777-777777777777',
    patientId: patient.id,
    text: 'She found',
    kind: 'note',
  }
  const finder = <input aria-label="Find a patient" ref={found => found?.focus()} />
  show(
    <>
      {finder}
      {beside}
    </>,
    `/here?note=${draft.id}`,
    { 'GET /session': session, 'GET /notes/drafts': ok([{ ...draft, contactOn: '2026-01-05' }]) },
  )
  const words = await screen.findByDisplayValue<HTMLTextAreaElement>('She found')
  expect(document.activeElement).toBe(screen.getByLabelText('Find a patient'))
  screen.getByLabelText('Find a patient').blur()
  words.setSelectionRange(0, 0)
  fireEvent.keyDown(document.body, { key: 'n' })
  expect(document.activeElement).toBe(words)
  expect([words.selectionStart, words.selectionEnd]).toEqual([9, 9])
})

test('a task of one’s own is planned once, after the next step and before the note is signed; what failed goes on from there', async () => {
  const draft = {
    id: '66666666-6666-4666-8666-666666666666',
    patientId: patient.id,
    text: 'She found a flat',
    kind: 'note',
    contactOn: '2026-01-05',
  }
  const shown = show(notes, `/here?note=${draft.id}`, {
    'GET /session': session,
    'GET /notes/drafts': ok([draft]),
    'PUT /patients/{patientId}/next-step': ok({ patientId: patient.id }),
    'POST /staff-tasks/own': 'line',
  })
  await screen.findByDisplayValue('She found a flat')
  type('What comes next', 'Sign the lease')
  fireEvent.click(screen.getByRole('checkbox', { name: 'A task for me too' }))
  await press('Set next step and sign…')
  await screen.findByText('Please provide a task title')
  type('What I will do', 'Call the landlord')
  type('On', '2026-12-01')
  await press('Sign…')
  await expectToast('The task was not planned', 'What you typed is still here. Please try again.')
  expect(screen.queryByRole('dialog', { name: 'Sign this note?' })).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('What I will do').value).toBe('Call the landlord')
  shown.answer('POST /staff-tasks/own', ok({ title: 'Call the landlord', dueOn: '2026-12-01' }))
  await press('Sign…')
  await screen.findByRole('dialog', { name: 'Sign this note?' })
  await expectToast('Task planned', 'Call the landlord, due Tue, Dec 1')
  const [step, first, again, ...more] = shown.bodies as { id?: string }[]
  expect(step).toMatchObject({ step: 'Sign the lease' })
  expect(first).toMatchObject({ title: 'Call the landlord', dueOn: '2026-12-01' })
  expect(again).toEqual(first)
  expect(more).toEqual([])
  expect(screen.queryByLabelText('What I will do')).toBeNull()
})

test('how a contact went is said with its day and goes along; a plan is no contact, and is not asked', async () => {
  const shown = show(notes, '/here', { 'GET /session': session })
  await press('New note')
  await screen.findByRole('textbox', { name: /^What happened/ })
  await choose('How', 'Phone')
  type(/^What happened/, 'Aisha called, quince jam')
  await press('Close')
  await waitFor(() =>
    expect(shown.bodies).toContainEqual(
      expect.objectContaining({ contactWay: 'phone', text: 'Aisha called, quince jam' }),
    ),
  )
  await press(/^Continue/)
  await choose('Kind', 'Care plan')
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'How' })).toBeNull())
})

test('what is missing or too much is said before a note is signed, by its keys too', async () => {
  show(beside, '/here', { 'GET /session': session, 'GET /notes/drafts': ok([]) })
  const words = await screen.findByRole('textbox', { name: /^What happened/ })
  fireEvent.keyDown(words, { key: 'Enter', ctrlKey: true })
  await screen.findByText('Write something before you sign.')
  expect(screen.queryByRole('dialog')).toBeNull()
  type(/^What happened/, 'She called')
  type(/^Minutes of contact/, '2000')
  await screen.findByText('Enter whole minutes, 1440 at most.')
  // Else it would be signed for good with the minutes that stood there before.
  fireEvent.keyDown(words, { key: 'Enter', ctrlKey: true })
  expect(screen.queryByRole('dialog')).toBeNull()
  type(/^Minutes of contact/, '20')
  fireEvent.keyDown(words, { key: 'Enter', ctrlKey: true })
  await screen.findByRole('dialog')
})
