/** What the tests that ask about every table know of checkIns. */
import { randomUUID } from 'node:crypto'
import { between, ids, key, length } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  constraints: {
    check_ins: {
      row: { organization_id: ids.organization, patient_id: ids.patient, made_on: '2026-01-05', mood: 1 },
      constraints: {
        check_ins_organization_id_patient_id_made_on_key: key({}, { made_on: '2026-01-06' }),
        check_ins_pkey: key({ id: ids.row }, { id: ids.other }, { made_on: '2026-01-06' }),
        check_ins_mood_check: between('mood', 1, 5),
        check_ins_words_check: length('words', 0, 2000),
      },
    },
  },
  changes: {
    check_ins: {
      topic: 'patients',
      by: 'maria',
      hat: 'patient',
      method: 'POST',
      path: '/check-ins',
      body: () => ({ id: randomUUID(), mood: 4, isShared: true }),
    },
  },
}
