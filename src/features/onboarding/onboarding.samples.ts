/** What the tests that ask about every table know of onboarding. */
import { randomUUID } from 'node:crypto'
import {
  atLeast,
  bothOrNeither,
  ids,
  json,
  key,
  moment,
  sizedObject,
} from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  constraints: {
    onboarding_conversations: {
      row: { organization_id: ids.organization, patient_id: ids.patient },
      constraints: {
        onboarding_conversations_pkey: key({ patient_id: ids.row }, { patient_id: ids.other }),
        completed_has_time: bothOrNeither({ is_completed: true }, { completed_at: moment }),
        onboarding_conversations_answers_check: sizedObject('answers', 200_000),
        onboarding_conversations_states_check: sizedObject('states', 200_000),
        onboarding_conversations_current_step_check: atLeast('current_step', 0),
        onboarding_conversations_messages_check: json('messages', 'array'),
        onboarding_conversations_progress_check: json('progress', 'object'),
      },
    },
  },
  changes: {
    onboarding_conversations: {
      topic: 'activities',
      by: 'jay',
      hat: 'patient',
      about: 'jay',
      method: 'POST',
      path: '/onboarding/start',
    },
  },
  limits: {
    'onboarding:': [
      {
        by: 'maria',
        hat: 'patient',
        method: 'POST',
        path: '/api/onboarding/reply',
        body: { id: randomUUID(), step: 0, answer: 'Yes', language: 'en' },
      },
    ],
  },
}
