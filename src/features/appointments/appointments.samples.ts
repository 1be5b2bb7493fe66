/** What the tests that ask about every table know of appointments. */
import { randomUUID } from 'node:crypto'
import {
  atLeast,
  between,
  bothOrNeither,
  ids,
  key,
  length,
  moment,
  oneOf,
} from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

const cancelled = { status: 'cancelled' }
const hoursOf = {
  case_manager: { case_manager_id: ids.other },
  specialist: { case_manager_id: null, specialist_id: ids.third },
}

export const samples: FeatureSamples = {
  constraints: {
    appointments: {
      row: {
        organization_id: ids.organization,
        patient_id: ids.patient,
        starts_at: moment,
        ends_at: '2026-01-05T10:30:00Z',
      },
      constraints: {
        no_double_booking: {
          beside: { case_manager_id: ids.other, status: 'confirmed' },
          refused: ['offered', 'confirmed', 'moved'].map(status => ({ case_manager_id: ids.other, status })),
          accepted: [
            { case_manager_id: ids.other },
            { case_manager_id: ids.third, status: 'confirmed' },
            {
              case_manager_id: ids.other,
              status: 'confirmed',
              starts_at: '2026-01-05T10:30:00Z',
              ends_at: '2026-01-05T11:00:00Z',
            },
          ],
        },
        no_double_booking_of_specialist: {
          beside: { specialist_id: ids.other, status: 'confirmed' },
          refused: ['offered', 'confirmed', 'moved'].map(status => ({ specialist_id: ids.other, status })),
          accepted: [
            { specialist_id: ids.other },
            { specialist_id: ids.third, status: 'confirmed' },
            {
              specialist_id: ids.other,
              status: 'confirmed',
              starts_at: '2026-01-05T10:30:00Z',
              ends_at: '2026-01-05T11:00:00Z',
            },
          ],
        },
        appointments_pkey: key({ id: ids.row }, { id: ids.other }),
        appointments_cancelled_by_check: oneOf('cancelled_by', ['patient', 'staff'], {
          patient: cancelled,
          staff: cancelled,
          else: cancelled,
        }),
        appointments_notes_check: length('notes', 0, 1000),
        appointments_reply_check: length('reply', 0, 500),
        appointments_requested_by_check: oneOf('requested_by', ['patient', 'staff']),
        appointments_sequence_check: atLeast('sequence', 0),
        appointments_status_check: oneOf(
          'status',
          ['requested', 'offered', 'confirmed', 'moved', 'declined', 'cancelled', 'completed', 'missed'],
          { cancelled: { cancelled_by: 'staff' } },
        ),
        cancelled_has_who: bothOrNeither({ status: 'cancelled' }, { cancelled_by: 'staff' }),
        ends_after_start: {
          refused: [{ ends_at: moment }, { ends_at: '2026-01-05T18:00:01Z' }],
          accepted: [{ ends_at: '2026-01-05T10:00:01Z' }, { ends_at: '2026-01-05T18:00:00Z' }],
        },
        with_one_person: {
          refused: [{ case_manager_id: ids.other, specialist_id: ids.third }],
          accepted: [{ case_manager_id: ids.other }, { specialist_id: ids.third }],
        },
      },
    },
    availabilities: {
      row: {
        organization_id: ids.organization,
        weekday: 1,
        from_minute: 540,
        until_minute: 600,
        case_manager_id: ids.other,
      },
      constraints: {
        availabilities_apart: {
          beside: { ...hoursOf.case_manager },
          refused: [{ ...hoursOf.case_manager, from_minute: 599, until_minute: 660 }],
          accepted: [
            { ...hoursOf.case_manager, from_minute: 600, until_minute: 660 },
            { ...hoursOf.case_manager, weekday: 2 },
            { ...hoursOf.case_manager, case_manager_id: ids.row },
          ],
        },
        availabilities_of_specialist_apart: {
          beside: { ...hoursOf.specialist },
          refused: [{ ...hoursOf.specialist, from_minute: 599, until_minute: 660 }],
          accepted: [
            { ...hoursOf.specialist, from_minute: 600, until_minute: 660 },
            { ...hoursOf.specialist, weekday: 2 },
            { ...hoursOf.specialist, specialist_id: ids.row },
          ],
        },
        availabilities_pkey: key({ id: ids.row }, { id: ids.other }, { weekday: 2 }),
        availabilities_check: { refused: [{ from_minute: 600 }], accepted: [{ from_minute: 599 }] },
        availabilities_from_minute_check: {
          refused: [{ from_minute: -1 }, { from_minute: 1440, until_minute: 1441 }],
          accepted: [{ from_minute: 0 }, { from_minute: 1439, until_minute: 1440 }],
        },
        availabilities_until_minute_check: {
          refused: [{ until_minute: 1441 }],
          accepted: [{ from_minute: 0, until_minute: 1 }, { until_minute: 1440 }],
        },
        availabilities_weekday_check: between('weekday', 0, 6),
        hours_of_one_person: {
          refused: [{ case_manager_id: null }, { specialist_id: ids.third }],
          accepted: [{}, hoursOf.specialist],
        },
      },
    },
  },
  changes: {
    appointments: {
      topic: 'appointments',
      by: 'maria',
      hat: 'patient',
      method: 'POST',
      path: '/appointments/{appointments:maria}/cancel',
      body: () => ({ sequence: 0 }),
    },
  },
  limits: {
    'appointments:': [
      {
        by: 'maria',
        hat: 'patient',
        method: 'POST',
        path: '/api/appointments',
        body: { id: randomUUID(), startsAt: '2999-01-05T10:00:00Z' },
      },
    ],
  },
  errors: {
    "check_appointment_transition: this transition is the other side''s": {
      by: 'maria',
      hat: 'patient',
      statement: "update appointments set status = 'confirmed' where id = {appointments:maria}",
    },
    "check_appointment_transition: an appointment that is % can''t become %": {
      by: 'dana',
      hat: 'staff',
      statement: "update appointments set status = 'requested' where id = {appointments:maria-priya}",
    },
    'check_appointment_transition: it has not begun': {
      by: 'dana',
      hat: 'staff',
      statement:
        "update appointments set status = 'confirmed' where id = {appointments:maria}; update appointments set status = 'missed' where id = {appointments:maria}",
    },
    'check_appointment: this time has passed': {
      by: 'maria',
      hat: 'patient',
      statement: "insert into appointments (starts_at, ends_at) values (now() - interval '1 hour', now())",
    },
    'check_appointment: there is nobody yet who could promise this time': {
      by: 'ruth',
      hat: 'administrator',
      statement:
        "insert into appointments (patient_id, starts_at, ends_at) values ({sam}, '2999-02-01T10:00:00Z', '2999-02-01T10:30:00Z')",
    },
  },
  writtenByStaff: ['appointments.offer'],
}
