/** What the tests that ask about every raised error know of moving many patients. */
import type { FeatureSamples } from '../../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  errors: {
    'move_patients: only an administrator moves many patients': {
      by: 'dana',
      hat: 'staff',
      statement: 'select app.move_patients(array[{maria}]::uuid[], {marcus})',
    },
    'move_patients: somebody without access gets no patients': {
      by: 'ruth',
      hat: 'administrator',
      statement: 'select app.move_patients(array[{maria}]::uuid[], {elena})',
    },
  },
}
