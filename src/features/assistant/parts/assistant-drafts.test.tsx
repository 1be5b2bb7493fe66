/**
 * Where the assistant is off or closed: that is said in the place of asking, and the drafts that are there stay. Who wrote a draft,
 * and why it was not a model, is said in it.
 */
import { expect, test } from 'vitest'
import { ok, screen, show } from '../../../../test/component-screen.tsx'
import { AssistantDrafts } from './assistant-drafts.tsx'

const patientId = '11111111-1111-4111-8111-111111111111'

test.each([
  ['switched off', false, true, 'The assistant is switched off here'],
  ['without Premium', true, false, 'Suggestions and drafts are part of Premium'],
])('%s', async (_, areEnginesOn, isOpen, said) => {
  show(<AssistantDrafts hat="staff" patientId={patientId} onAccepted={() => {}} />, '/here', {
    'GET /session': ok({ person: { name: 'Dana Whitfield' } }),
    'GET /billing/premium': ok({ isOpen }),
    'GET /patients/{patientId}/assistant-drafts': ok({
      areEnginesOn,
      drafts: [{ id: patientId, kind: 'note', text: 'Called about the rent.', engine: 'guide' }],
    }),
  })
  await screen.findByText(said)
  await screen.findByRole('region', { name: 'Contact note' })
  expect(screen.queryByRole('button', { name: 'Care plan' })).toBeNull()
})

test.each([
  ['busy', /^Too Many Requests: the language model is busy/],
  ['unpaid', /^Service Unavailable: the language model cannot be asked/],
  ['failed', /could not be reached, so the built-in guide wrote/],
  ['withheld', /^No language model was asked/],
])('a model that is %s: the guide’s draft says so', async (trouble, said) => {
  show(<AssistantDrafts hat="staff" patientId={patientId} onAccepted={() => {}} />, '/here', {
    'GET /session': ok({ person: { name: 'Dana Whitfield' } }),
    'GET /billing/premium': ok({ isOpen: true }),
    'GET /patients/{patientId}/assistant-drafts': ok({
      areEnginesOn: true,
      drafts: [{ id: patientId, kind: 'care_plan', text: 'By need', engine: 'guide', trouble }],
    }),
  })
  await screen.findByText(said)
  screen.getByText(/^Written by the assistant’s built-in guide/)
  expect(screen.queryByText(/Written by a language model/)).toBeNull()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The draft' }).value).toBe('By need')
})
