/** What the tests that ask about every table know of goals. */
import { randomUUID } from 'node:crypto'
import {
  bothOrNeither,
  ids,
  key,
  length,
  moment,
  oneOf,
  trimmedLength,
} from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  constraints: {
    goals: {
      row: { organization_id: ids.organization, patient_id: ids.patient, title: 'x', created_by: 'patient' },
      constraints: {
        goals_pkey: key({ id: ids.row }, { id: ids.other }),
        completed_has_time: bothOrNeither({ is_completed: true }, { completed_at: moment }),
        goals_category_check: trimmedLength('category', 60),
        goals_created_by_check: oneOf('created_by', ['patient', 'case_manager']),
        goals_description_check: length('description', 0, 2000),
        goals_notes_check: length('notes', 0, 5000),
        goals_title_check: trimmedLength('title', 200),
      },
    },
  },
  limits: {
    'goals:': [
      {
        by: 'maria',
        hat: 'patient',
        method: 'POST',
        path: '/api/goals',
        body: () => ({ id: randomUUID(), title: 'Rest' }),
      },
      {
        by: 'dana',
        hat: 'staff',
        method: 'POST',
        path: '/api/patients/{maria}/goals',
        body: () => ({ id: randomUUID(), title: 'Rest' }),
      },
    ],
  },
  changes: {
    goals: {
      topic: 'goals',
      by: 'maria',
      hat: 'patient',
      method: 'POST',
      path: '/goals',
      body: () => ({ id: randomUUID(), title: 'Walk' }),
    },
  },
  writtenByStaff: ['goals.setForPatient', 'goals.edit'],
}
