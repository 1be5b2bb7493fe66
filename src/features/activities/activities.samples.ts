/** What the tests that ask about every table know of activities. */
import { randomUUID } from 'node:crypto'
import { ids, json, key, length, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  constraints: {
    activities: {
      row: {
        organization_id: ids.organization,
        patient_id: ids.patient,
        activity_type: 'goal_added',
        description: 'x',
      },
      constraints: {
        activities_pkey: key({ id: ids.row }, { id: ids.other }),
        activities_activity_type_check: oneOf('activity_type', [
          'onboarding_started',
          'onboarding_completed',
          'checklist_item_completed',
          'message_sent',
          'appointment_scheduled',
          'profile_updated',
          'form_submitted',
          'task_completed',
          'goal_added',
          'goal_completed',
          'case_manager_changed',
        ]),
        activities_description_check: length('description', 1, 500),
        activities_metadata_check: json('metadata', 'object'),
      },
    },
  },
  changes: {
    // A goal is an activity.
    activities: {
      topic: 'activities',
      by: 'maria',
      hat: 'patient',
      method: 'POST',
      path: '/goals',
      body: () => ({ id: randomUUID(), title: 'Swim' }),
    },
  },
}
