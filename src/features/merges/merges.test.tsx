/** What a merge asks of the patient, and what they read where both of their pages are in use. */
import { expect, test } from 'vitest'
import { expectToast, ok, press, problem, screen, show, waitFor } from '../../../test/component-screen.tsx'
import { PortalEntry } from '../patients/parts/portal-entry.tsx'
import { ClosedWords } from './parts/closed-words.tsx'
import { MergeQuestions } from './parts/merge-questions.tsx'

const declinedAt = '2026-02-03T18:00:00Z'
const id = '11111111-1111-4111-8111-111111111111'
const ask = (question: 'same_person' | 'private_words') =>
  show(<MergeQuestions />, '/', {
    'GET /portal/merges': ok([{ id, question, declinedAt: null }]),
    'POST /portal/merges/{id}/answer': ok({ id }),
    'POST /portal/merges/{id}/private-words': ok({ id }),
    'POST /portal/merges/{id}/private-words/decline': ok({ id }),
  })

test('two accounts: the answer is sent, and thanked for', async () => {
  const { sent, bodies } = ask('same_person')
  await screen.findByRole('heading', { name: 'Do you have two accounts here?' })
  await press('No, only this one')
  await expectToast('Thank you', 'Your care team sees your answer.')
  expect(sent).toEqual([`POST /portal/merges/${id}/answer`])
  expect(bodies).toEqual([expect.objectContaining({ said: 'no' })])
})

test('private words come when they are asked for', async () => {
  const { sent } = ask('private_words')
  await press('Bring them here')
  await expectToast('They are here now', 'You find them in your notebook and your check-ins.')
  expect(sent).toEqual([`POST /portal/merges/${id}/private-words`])
})

test('private words that are declined stay closed, and are asked about no more', async () => {
  const shown = ask('private_words')
  await screen.findByRole('button', { name: 'No, leave them closed' })
  shown.answer('GET /portal/merges', ok([{ id, question: 'private_words', declinedAt }]))
  await press('No, leave them closed')
  await expectToast(
    'They stay closed',
    'Nobody else can read them. If you change your mind, you find them in My Profile.',
  )
  expect(shown.sent).toEqual([`POST /portal/merges/${id}/private-words/decline`])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'No, leave them closed' })).toBeNull())
})

test('what was left closed waits in the profile, and still comes when it is asked for', async () => {
  const { sent, answer } = show(<ClosedWords />, `/#closed-words-${id}`, {
    'GET /portal/merges': ok([{ id, question: 'private_words', declinedAt }]),
    'POST /portal/merges/{id}/private-words': ok({ id }),
  })
  expect(await screen.findByText(/^On Tue, Feb 3/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Words from your other record' })).toBeTruthy()
  answer('GET /portal/merges', ok([]))
  await press('Bring them here')
  await expectToast('They are here now', 'You find them in your notebook and your check-ins.')
  expect(sent).toEqual([`POST /portal/merges/${id}/private-words`])
  await waitFor(() => expect(screen.queryByText('Words from your other record')).toBeNull())
})

test('an answer that did not arrive is said, and can be given again', async () => {
  const shown = ask('same_person')
  shown.answer('POST /portal/merges/{id}/answer', 'line')
  await press('Yes, both are mine')
  await expectToast('That was not saved', 'Please try again in a moment.')
  expect(screen.getByRole('button', { name: 'Yes, both are mine' })).toBeTruthy()
})

test('both pages hold something: nothing is lost, and the care team is asked', async () => {
  const entry = {
    organizationId: id,
    organizationName: 'Riverbend',
    patientId: null,
    waitingName: 'Maria S.',
    asks: 'claim' as const,
  }
  show(<PortalEntry entry={entry} />, '/', {
    'GET /session': ok({ person: { name: 'Maria' }, memberships: [] }),
    'POST /portal/open': problem(409, 'CONFLICT', [{ field: '', message: 'bothHold' }]),
  })
  await press('Yes, it is mine')
  await expectToast(
    'Both pages are in use',
    'You have written in this page, and your care team in the other. Nothing is lost. Your care team has been asked to put the two together.',
  )
})
