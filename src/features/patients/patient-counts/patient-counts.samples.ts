/** What the tests that ask about every table know of the counts of patients. */
import { ids, key } from '../../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  readings: [
    {
      table: 'patient_counts',
      by: 'case_manager_id',
      where: 'case_manager_id is not null',
      sees: { ruth: ['dana', 'marcus'], victor: ['elena'] },
    },
  ],
  constraints: {
    patient_counts: {
      row: { organization_id: ids.organization, id: 1, patients: 1 },
      constraints: { patient_counts_pkey: key({}, { id: 2 }) },
    },
  },
}
