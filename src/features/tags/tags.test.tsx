/** The tags under a patient's name: for whoever may change them, and for whoever only reads. */
import { expect, test } from 'vitest'
import { ok, screen, show } from '../../../test/component-screen.tsx'
import { PatientTags } from './parts/patient-tags.tsx'

const patientId = '0199b0b0-0000-7000-8000-000000000001'
const tags = [{ id: patientId, name: 'Asked for Priya' }]

test.each([
  ['changes', true, 2],
  ['reads', false, 0],
])('who %s them', async (_, mayChange, buttons) => {
  show(<PatientTags patientId={patientId} />, '/here', {
    'GET /patients/{patientId}/tags': ok({ mayChange, tags }),
  })
  await screen.findByText('Asked for Priya')
  expect(screen.queryAllByRole('button')).toHaveLength(buttons)
})
