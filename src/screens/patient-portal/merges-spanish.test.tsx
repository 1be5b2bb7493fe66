/** What a merge asks of the patient, and what they read where both of their pages are in use, to who reads Spanish. */
import { expect, test } from 'vitest'
import { ClosedWords } from '#features/merges/parts/closed-words.tsx'
import { MergeQuestions } from '#features/merges/parts/merge-questions.tsx'
import { PortalEntry } from '#features/patients/parts/portal-entry.tsx'
import { expectToast, ok, press, problem, screen, show, waitFor } from '../../../test/component-screen.tsx'

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
  await screen.findByRole('heading', { name: '¿Tiene dos cuentas aquí?' })
  await press('No, solo este')
  await expectToast('Gracias', 'Su equipo de atención ve su respuesta.')
  expect(sent).toEqual([`POST /portal/merges/${id}/answer`])
  expect(bodies).toEqual([expect.objectContaining({ said: 'no' })])
})

test('private words come when they are asked for', async () => {
  const { sent } = ask('private_words')
  await press('Traerlos aquí')
  await expectToast('Ya están aquí', 'Los encuentra en su cuaderno y en sus registros.')
  expect(sent).toEqual([`POST /portal/merges/${id}/private-words`])
})

test('private words that are declined stay closed, and are asked about no more', async () => {
  const shown = ask('private_words')
  await screen.findByRole('button', { name: 'No, dejarlos cerrados' })
  shown.answer('GET /portal/merges', ok([{ id, question: 'private_words', declinedAt }]))
  await press('No, dejarlos cerrados')
  await expectToast(
    'Se quedan cerrados',
    'Nadie más puede leerlos. Si cambia de opinión, los encuentra en Mi perfil.',
  )
  expect(shown.sent).toEqual([`POST /portal/merges/${id}/private-words/decline`])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'No, dejarlos cerrados' })).toBeNull())
})

test('what was left closed waits in the profile, and still comes when it is asked for', async () => {
  const { sent, answer } = show(<ClosedWords />, `/#closed-words-${id}`, {
    'GET /portal/merges': ok([{ id, question: 'private_words', declinedAt }]),
    'POST /portal/merges/{id}/private-words': ok({ id }),
  })
  expect(await screen.findByText(/^El mar, 3 (de )?feb/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Palabras de su otro expediente' })).toBeTruthy()
  answer('GET /portal/merges', ok([]))
  await press('Traerlos aquí')
  await expectToast('Ya están aquí', 'Los encuentra en su cuaderno y en sus registros.')
  expect(sent).toEqual([`POST /portal/merges/${id}/private-words`])
  await waitFor(() => expect(screen.queryByText('Palabras de su otro expediente')).toBeNull())
})

test('an answer that did not arrive is said, and can be given again', async () => {
  const shown = ask('same_person')
  shown.answer('POST /portal/merges/{id}/answer', 'line')
  await press('Sí, los dos son míos')
  await expectToast('No se guardó', 'Inténtelo de nuevo en un momento.')
  expect(screen.getByRole('button', { name: 'Sí, los dos son míos' })).toBeTruthy()
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
  await press('Sí, es mía')
  await expectToast(
    'Las dos páginas están en uso',
    'Usted escribió en esta página, y su equipo en la otra. No se perdió nada. Ya pedimos a su equipo que las una.',
  )
})
