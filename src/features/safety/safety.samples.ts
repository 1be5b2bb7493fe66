/** What the tests that ask about every table know of safety. */
import { ids, key, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  constraints: {
    safety_alerts: {
      row: {
        organization_id: ids.organization,
        patient_id: ids.patient,
        kind: 'emergency',
        source: 'message',
      },
      constraints: {
        safety_alerts_pkey: key({ id: ids.row }, { id: ids.other }),
        safety_alerts_kind_check: oneOf('kind', ['self_harm', 'harm_to_others', 'abuse', 'emergency']),
        safety_alerts_source_check: oneOf('source', [
          'message',
          'onboarding',
          'needs',
          'notebook',
          'form',
          'goal',
          'profile',
          'check_in',
          'appointment',
          'contact',
          'record',
        ]),
      },
    },
  },
  changes: {
    safety_alerts: {
      topic: 'safety',
      by: 'dana',
      hat: 'staff',
      method: 'POST',
      path: '/safety/alerts/{safety_alerts:maria}/acknowledge',
    },
  },
}
