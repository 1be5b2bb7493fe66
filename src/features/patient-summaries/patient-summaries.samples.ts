/** What the tests that ask about every table know of the summaries of patients. */
import { contactWays } from '#features/notes/notes.rules.ts'
import { ids, key, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  readings: [
    {
      table: 'patient_summaries',
      by: 'patient_id',
      // Not of those who went into another record.
      where: 'patient_id in (select id from patients)',
      sees: {
        dana: ['aisha', 'jay', 'maria', 'nora', 'tom'],
        marcus: ['grace', 'henry', 'tom', 'walter'],
        priya: ['aisha', 'jay', 'maria', 'nora', 'tom'],
        elena: ['iris'],
        ruth: ['aisha', 'grace', 'henry', 'jay', 'maria', 'nora', 'sam', 'tom', 'walter'],
        victor: ['iris'],
      },
    },
  ],
  constraints: {
    patient_summaries: {
      row: { organization_id: ids.organization, patient_id: ids.patient },
      constraints: {
        patient_summaries_pkey: key({}, { patient_id: ids.other }),
        patient_summaries_last_contact_way_check: oneOf('last_contact_way', [
          ...contactWays,
          'message',
          'visit',
        ]),
      },
    },
  },
}
