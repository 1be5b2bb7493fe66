/** What the tests that ask about every table know of forms. */
import { randomUUID } from 'node:crypto'
import {
  bothOrNeither,
  ids,
  json,
  key,
  length,
  moment,
  oneOf,
  sizedObject,
  trimmedLength,
} from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  constraints: {
    form_requests: {
      row: { organization_id: ids.organization, form_id: ids.other, patient_id: ids.patient },
      constraints: {
        form_requests_pkey: key({}, { form_id: ids.third }),
      },
    },
    forms: {
      row: { organization_id: ids.organization, title: 'x' },
      constraints: {
        forms_pkey: key({ id: ids.row }, { id: ids.other }),
        forms_description_check: length('description', 0, 2000),
        forms_description_es_check: length('description_es', 0, 2000),
        forms_form_fields_check: {
          refused: [{ form_fields: {} }, { form_fields: Array(201).fill({}) }],
          accepted: [{ form_fields: Array(200).fill({}) }],
        },
        forms_former_fields_check: json('former_fields', 'array'),
        forms_title_check: trimmedLength('title', 200),
        forms_title_es_check: trimmedLength('title_es', 200),
      },
    },
    submissions: {
      row: {
        organization_id: ids.organization,
        patient_id: ids.patient,
        form_id: ids.other,
        form_title: 'x',
        form_fields: [],
      },
      constraints: {
        submissions_pkey: key({ id: ids.row }, { id: ids.other }, { form_id: ids.third }),
        completed_has_time: bothOrNeither({ status: 'completed' }, { completed_at: moment }),
        submissions_form_data_check: sizedObject('form_data', 500_000),
        submissions_form_fields_check: json('form_fields', 'array'),
        submissions_replaced_check: json('replaced', 'object'),
        submissions_status_check: oneOf('status', ['in_progress', 'pending', 'completed'], {
          completed: { completed_at: moment },
        }),
        submissions_one_unfinished: {
          beside: {},
          refused: [{}, { status: 'pending' }],
          accepted: [{ form_id: ids.third }, { status: 'completed', completed_at: moment }],
        },
      },
    },
  },
  limits: {
    'submission-exports:': [
      { by: 'ruth', hat: 'administrator', method: 'GET', path: '/submissions.csv?form={forms:riverbend}' },
    ],
  },
  changes: {
    form_requests: {
      topic: 'forms',
      by: 'dana',
      hat: 'staff',
      method: 'PUT',
      path: '/patients/{maria}/forms/{forms:riverbend}/request',
      body: () => ({ dueOn: '2999-01-05' }),
    },
    submissions: {
      topic: 'forms',
      by: 'maria',
      hat: 'patient',
      method: 'POST',
      path: '/portal/forms/{forms:riverbend-2}/start',
      body: () => ({ id: randomUUID(), language: 'en' }),
    },
  },
  writtenByStaff: ['formManagement.save'],
  whileClosed: {
    'DELETE /patients/{patientId}/forms/{formId}/request': 'Takes work away.',
  },
}
