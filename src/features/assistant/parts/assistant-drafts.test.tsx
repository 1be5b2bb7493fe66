/** Where the assistant is off or closed: that is said in the place of asking, and the drafts that are there stay. */
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
