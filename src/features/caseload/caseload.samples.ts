/** What the tests that ask about every table know of caseload. */
import { ids, key, length, trimmedLength } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  constraints: {
    next_steps: {
      row: { organization_id: ids.organization, patient_id: ids.patient, step: 'x', due_on: '2026-01-05' },
      constraints: {
        next_steps_pkey: key({ patient_id: ids.row }, { patient_id: ids.other }),
        next_steps_library_key_check: length('library_key', 1, 120),
        next_steps_step_check: trimmedLength('step', 300),
      },
    },
  },
  changes: {
    next_steps: {
      topic: 'patients',
      by: 'dana',
      hat: 'staff',
      method: 'PUT',
      path: '/patients/{maria}/next-step',
      body: () => ({ step: 'Write', dueOn: '2999-01-05', seen: { step: 'maria', dueOn: '2026-02-01' } }),
    },
  },
  writtenByStaff: ['caseload.setNextStep', 'caseload.setManyNextSteps', 'caseload.removeNextStep'],
  whileClosed: {
    'PUT /next-steps':
      'Of many at once, closed cases are left as they are and named (next-step.access.db.test.ts).',
    'DELETE /patients/{patientId}/next-step': 'Takes work away.',
  },
}
