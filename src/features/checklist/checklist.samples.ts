/** What the tests that ask about every table know of checklist. */
import {
  bothOrNeither,
  ids,
  key,
  length,
  moment,
  trimmedLength,
} from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  constraints: {
    checklist_categories: {
      row: { organization_id: ids.organization, name: 'x' },
      constraints: {
        checklist_categories_organization_id_key_key: key({ key: 'k' }, { key: 'l' }),
        checklist_categories_pkey: key({ id: ids.row }, { id: ids.other }),
        checklist_categories_description_check: length('description', 0, 1000),
        checklist_categories_description_es_check: length('description_es', 0, 1000),
        checklist_categories_key_check: length('key', 1, 60),
        checklist_categories_name_check: trimmedLength('name', 100),
        checklist_categories_name_es_check: trimmedLength('name_es', 100),
      },
    },
    checklist_items: {
      row: { organization_id: ids.organization, category_id: ids.other, title: 'x' },
      constraints: {
        checklist_items_organization_id_key_key: key({ key: 'k' }, { key: 'l' }),
        checklist_items_pkey: key({ id: ids.row }, { id: ids.other }),
        checklist_items_description_check: length('description', 0, 1000),
        checklist_items_description_es_check: length('description_es', 0, 1000),
        checklist_items_key_check: length('key', 1, 60),
        checklist_items_question_check: trimmedLength('question', 500),
        checklist_items_question_es_check: trimmedLength('question_es', 500),
        checklist_items_title_check: trimmedLength('title', 200),
        checklist_items_title_es_check: trimmedLength('title_es', 200),
        onboarding_has_question: {
          refused: [{ is_onboarding: true }],
          accepted: [{ is_onboarding: true, question: 'x' }],
        },
      },
    },
    checklist_progress: {
      row: { organization_id: ids.organization, patient_id: ids.patient, checklist_item_id: ids.other },
      constraints: {
        checklist_progress_organization_id_patient_id_checklist_ite_key: key(
          {},
          { checklist_item_id: ids.third },
        ),
        checklist_progress_pkey: key({ id: ids.row }, { id: ids.other }, { checklist_item_id: ids.third }),
        checklist_progress_ai_recommendation_check: length('ai_recommendation', 1, 2000),
        checklist_progress_recommendation_key_check: length('recommendation_key', 1, 120),
        checklist_progress_state_check: { refused: [{ state: 'x' }], accepted: [{ state: 'wants_help' }] },
        checklist_progress_state_before_check: {
          refused: [{ state_before: 'in_place' }],
          accepted: [{ state_before: 'not_now' }],
        },
        completed_has_time: bothOrNeither(
          { is_completed: true, state: 'in_place' },
          { completed_at: moment },
        ),
        completed_is_in_place: {
          refused: [{ state: 'in_place' }, { is_completed: true, completed_at: moment }],
          accepted: [{ state: 'in_place', is_completed: true, completed_at: moment }],
        },
      },
    },
  },
  changes: {
    checklist_progress: {
      topic: 'checklist',
      by: 'maria',
      hat: 'patient',
      method: 'POST',
      path: '/checklist/{checklist_progress:maria}/toggle',
      body: () => ({ isCompleted: true }),
    },
  },
  writtenByStaff: ['catalogue.keepCategory', 'catalogue.keepItem'],
}
