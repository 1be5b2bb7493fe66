/** Case notes that are signed: withheld from the patient's download, and searched. */
import { expect, test } from 'vitest'
import {
  expectToast,
  ok,
  press,
  problem,
  screen,
  show,
  type,
  waitFor,
} from '../../../test/component-screen.tsx'
import { CaseNotes } from './parts/case-notes.tsx'

const patient = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Aisha Karim',
  preferredName: null,
  status: 'active',
  nextStep: null,
  nextStepDueOn: null,
} as const
const notes = (
  <CaseNotes hat="staff" patient={patient}>
    {({ list }) => list}
  </CaseNotes>
)
const session = ok({ person: { id: '22222222-2222-4222-8222-222222222222', name: 'Dana Whitfield' } })

const note = {
  id: '44444444-4444-4444-8444-444444444444',
  patientId: patient.id,
  text: 'Spoke about her sister',
  contactOn: '2026-01-05',
  signedAt: '2026-01-05T10:00:00Z',
}

test('a signed note, or an addendum alone, is withheld from the patient’s download with a reason, and no longer', async () => {
  const addendum = {
    ...note,
    id: '55555555-5555-4555-8555-555555555555',
    amendsId: note.id,
    text: 'And more',
  }
  const list = (more: object = {}) => ok({ notes: [{ ...note, ...more, addenda: [addendum] }], next: null })
  const shown = show(notes, '/here', {
    'GET /session': session,
    'GET /notes/drafts': ok([]),
    'GET /notes': list(),
    'POST /notes/{id}/withhold': problem(409, 'CONFLICT'),
  })
  await screen.findByText('Spoke about her sister')
  expect(screen.getAllByRole('button', { name: /^Withhold from their download/ })).toHaveLength(2)
  await press(/^Withhold from their download: Contact note/)
  await screen.findByRole('dialog', {
    name: /^Withhold “Contact note, .*” from the patient’s own download\?$/,
  })
  await press('Withhold it')
  await screen.findByText('Say in a few words why.')
  type('The law, or the danger', 'Her sister')
  await press('Withhold it')
  await expectToast(
    'That did not work',
    'Somebody withholds this note for another reason. Nothing was changed.',
  )
  shown.answer('POST /notes/{id}/withhold', ok(note))
  shown.answer('POST /notes/{id}/release', ok(note))
  const withheld = { withheldKind: 'law', withheldFor: 'Her sister', withheldAt: '2026-01-05T10:00:00Z' }
  shown.answer('GET /notes', list(withheld))
  await press('Withhold it')
  await screen.findByText('Held back from the patient’s download')
  expect(shown.bodies).toContainEqual({ kind: 'law', reason: 'Her sister' })
  // Its addendum goes with it.
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Withhold from their download/ })).toBeNull(),
  )
  await press(/^Why it is withheld: Contact note/)
  await screen.findByText('Her sister')
  shown.answer('GET /notes', list())
  await press('No longer withhold it')
  await waitFor(() => expect(screen.queryByText('Held back from the patient’s download')).toBeNull())
})

test('a search stands in the address, and is there with it; where nothing is found it is cleared', async () => {
  const shown = show(notes, '/here?notes=mandolin', {
    'GET /session': session,
    'GET /notes/drafts': ok([]),
    'GET /notes': ok({ notes: [{ ...note, addenda: [] }], next: null }),
  })
  await screen.findByText('1 note found')
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search notes' })
  expect(search.value).toBe('mandolin')
  shown.answer('GET /notes', ok({ notes: [], next: null }))
  type('Search notes', 'no such words')
  await screen.findByText('No note holds these words')
  expect(shown.address()).toContain('no+such+words')
  await press('Clear search')
  await waitFor(() => expect(shown.address()).toBe('/here'))
  expect(search.value).toBe('')
})
