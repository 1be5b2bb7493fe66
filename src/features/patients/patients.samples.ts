/** What the tests that ask about every table know of patients. */
import { randomUUID } from 'node:crypto'
import {
  address,
  ids,
  impliedBy,
  json,
  key,
  length,
  oneOf,
  trimmedLength,
} from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

const reasons = ['goals_met', 'moved_away', 'referred', 'declined', 'lost_contact', 'deceased', 'other']
const closed = { status: 'inactive', closed_on: '2026-01-05' }
const closing = { status: 'inactive', reason: 'goals_met' }

const contact = {
  mayEmail: true,
  mayCall: true,
  mayText: false,
  mayLeaveMessage: false,
  fromHour: 9,
  untilHour: 17,
  words: 'Mornings',
}

export const samples: FeatureSamples = {
  readings: [
    {
      table: 'patient_words',
      by: 'patient_id',
      // Not of those who went into another record.
      where: 'patient_id in (select id from patients)',
      sees: {
        ruth: ['aisha', 'grace', 'henry', 'jay', 'maria', 'nora', 'sam', 'tom', 'walter'],
        victor: ['iris'],
      },
    },
  ],
  constraints: {
    patient_words: {
      row: { organization_id: ids.organization, patient_id: ids.patient, word: 'x', name_order: 'x' },
      constraints: { patient_words_pkey: key({}, { word: 'y' }) },
    },
    case_status_changes: {
      row: {
        organization_id: ids.organization,
        patient_id: ids.patient,
        status: 'active',
        changed_on: '2026-01-05',
        reason: 'asked_again',
      },
      constraints: {
        case_status_changes_pkey: key({ id: ids.row }, { id: ids.other }),
        case_status_changes_check: {
          refused: [
            { reason: 'goals_met' },
            { reason: 'unknown' },
            { ...closing, reason: 'asked_again' },
            { ...closing, reason: 'unknown' },
          ],
          accepted: [
            ...['asked_again', 'found_again', 'moved_back', 'by_mistake', 'other'].map(reason => ({
              reason,
              words: 'x',
            })),
            ...reasons.map(reason => ({ ...closing, reason, words: 'x' })),
          ],
        },
        case_status_changes_next_step_check: length('next_step', 1, 300, { next_step_due_on: '2026-02-01' }),
        case_status_changes_open_tasks_check: oneOf('open_tasks', ['keep', 'remove']),
        case_status_changes_settled_check: json('settled', 'object'),
        case_status_changes_status_check: oneOf('status', ['active', 'inactive'], { inactive: closing }),
        case_status_changes_words_check: length('words', 0, 500),
        next_step_comes_with_opening: {
          refused: [
            { next_step: 'x' },
            { next_step_due_on: '2026-02-01' },
            { ...closing, next_step: 'x', next_step_due_on: '2026-02-01' },
          ],
          accepted: [{ next_step: 'x', next_step_due_on: '2026-02-01' }, closing],
        },
        other_reason_has_words: {
          refused: [{ reason: 'other' }, { reason: 'other', words: ' ' }],
          accepted: [{ reason: 'other', words: 'x' }],
        },
      },
    },
    contact_preferences: {
      row: { organization_id: ids.organization, patient_id: ids.patient },
      constraints: {
        contact_preferences_pkey: key({ patient_id: ids.row }, { patient_id: ids.other }),
        contact_preferences_check: {
          refused: [{ from_hour: 9, until_hour: 9 }],
          accepted: [{ from_hour: 9, until_hour: 10 }],
        },
        contact_preferences_from_hour_check: {
          refused: [{ from_hour: -1 }, { from_hour: 24, until_hour: 25 }],
          accepted: [{ from_hour: 0 }, { from_hour: 23 }],
        },
        contact_preferences_until_hour_check: {
          refused: [{ until_hour: 25 }],
          accepted: [{ until_hour: 1 }, { until_hour: 24 }],
        },
        contact_preferences_words_check: length('words', 0, 500),
      },
    },
    patients: {
      row: { organization_id: ids.organization, name: 'x' },
      constraints: {
        patients_pkey: key({ id: ids.row }, { id: ids.other }),
        closed_has_day_and_reason: {
          refused: [
            { status: 'inactive' },
            { status: 'inactive', closed_on: '2026-01-05' },
            { status: 'inactive', closed_reason: 'moved_away' },
            { closed_on: '2026-01-05' },
            { closed_reason: 'moved_away' },
          ],
          accepted: [{ ...closed, closed_reason: 'moved_away' }, {}],
        },
        closed_reason_is_known: {
          refused: [{ ...closed, closed_reason: 'unknown' }],
          accepted: reasons.map(closed_reason => ({ ...closed, closed_reason })),
        },
        patients_closed_reason_check: impliedBy('closed_reason_is_known'),
        merged_into_another: {
          refused: [{ id: ids.row, merged_into: ids.row }],
          accepted: [{ id: ids.row, merged_into: ids.other }],
        },
        patients_birth_date_check: {
          refused: [{ birth_date: '1879-12-31' }, { birth_date: '2100-01-02' }],
          accepted: [{ birth_date: '1880-01-01' }, { birth_date: '2026-01-05' }],
        },
        patients_case_number: key({ case_number: '57240000' }, { case_number: '57240013' }),
        patients_case_number_check: {
          refused: [{ case_number: '57240005' }, { case_number: '572400' }, { case_number: '05724000' }],
          accepted: [{ case_number: '57240000' }],
        },
        patients_email_check: address('email'),
        patients_family_name_check: length('family_name', 1, 100),
        patients_given_name_check: length('given_name', 1, 100),
        patients_interpreter_language_check: length('interpreter_language', 1, 60),
        patients_language_check: oneOf('language', ['en', 'es']),
        patients_model_choice_check: oneOf('model_choice', ['unasked', 'yes', 'no']),
        patients_name_check: trimmedLength('name', 100),
        patients_phone_check: length('phone', 0, 20),
        patients_preferred_name_check: length('preferred_name', 1, 100),
        patients_pronouns_check: length('pronouns', 1, 40),
        patients_status_check: oneOf('status', ['active', 'inactive'], {
          inactive: { ...closed, closed_reason: 'moved_away' },
        }),
        patients_time_zone_check: length('time_zone', 0, 60),
        patients_user: key({ user_id: ids.third }, { user_id: ids.row }),
      },
    },
  },
  changes: {
    patients: {
      topic: 'patients',
      by: 'maria',
      hat: 'patient',
      method: 'PATCH',
      path: '/portal/record',
      body: () => ({ pronouns: 'she' }),
    },
    contact_preferences: {
      topic: 'patients',
      by: 'maria',
      hat: 'patient',
      method: 'PUT',
      path: '/portal/contact',
      body: () => ({ ...contact, seen: { mayText: true, fromHour: 0, untilHour: 24, words: 'maria' } }),
    },
    case_status_changes: {
      topic: 'patients',
      by: 'dana',
      hat: 'staff',
      about: 'aisha',
      method: 'POST',
      path: '/patients/{aisha}/closing',
      body: () => ({ id: randomUUID(), changedOn: '2026-01-05', reason: 'moved_away', words: '' }),
    },
  },
  limits: {
    'patients-export:': [{ by: 'ruth', hat: 'administrator', method: 'GET', path: '/patients.csv' }],
    'export:': [{ by: 'maria', hat: 'patient', method: 'GET', path: '/my-data.json' }],
  },
  errors: {
    'enter_patient: this id is taken': {
      by: 'dana',
      hat: 'staff',
      statement: "select app.enter_patient({maria}, 'Somebody Else', null)",
    },
    'check_case_change: the case is % already': {
      by: 'dana',
      hat: 'staff',
      statement: `insert into case_status_changes (patient_id, status, changed_on, reason) values ({maria}, 'active', '2026-01-06', 'asked_again')`,
    },
    'check_case_change: this day is still to come': {
      by: 'dana',
      hat: 'staff',
      statement: `insert into case_status_changes (patient_id, status, changed_on, reason) values ({maria}, 'inactive', current_date + 5, 'moved_away')`,
    },
    'check_case_change: this day lies before the last change': {
      by: 'dana',
      hat: 'staff',
      statement: `insert into case_status_changes (patient_id, status, changed_on, reason) values ({maria}, 'inactive', '2026-01-04', 'moved_away')`,
    },
    'refuse_for_closed_case: the case is closed': {
      by: 'marcus',
      hat: 'staff',
      statement: "insert into tasks (patient_id, title) values ({walter}, 'Call')",
    },
  },
  writtenByStaff: [
    'manyPatients.count',
    'manyPatients.review',
    'patientFacts.change',
    'patientRecords.create',
  ],
  whileClosed: {
    'PATCH /patients/{id}/facts': 'A record stays right after its case was closed.',
    'PUT /patients/{id}/case-manager': 'A closed case has an owner, who may leave.',
  },
}
