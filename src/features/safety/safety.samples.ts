/** What the tests that ask about every table know of safety. */
import { ids, key, length, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  world: async rows => {
    for (const [patient, reached] of [
      ['maria', 'marcus'],
      ['iris', 'elena'],
    ] as const)
      await rows.insert('safety_alert_recipients', {
        organization_id: rows.people[patient].organizationId,
        alert_id: rows.value(`safety_alerts:${patient}`),
        user_id: rows.people[reached].userId,
        turn: 'out_of_hours',
      })
  },
  readings: [
    {
      table: 'safety_alert_recipients',
      by: 'user_id',
      sees: { ruth: ['marcus'], victor: ['elena'] },
    },
  ],
  writings: [
    {
      table: 'safety_alert_recipients',
      does: 'insert',
      says: 'nobody says whom an alert has reached',
      statement:
        "insert into safety_alert_recipients (alert_id, user_id, turn) values ({safety_alerts:maria}, {dana.user}, 'team')",
      may: [],
      inPlaceOf: 'ruth',
    },
  ],
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
        safety_alerts_said_check: length('said', 0, 500),
        safety_alerts_outcome_check: length('outcome', 0, 1000),
      },
    },
    safety_alert_recipients: {
      row: { organization_id: ids.organization, alert_id: ids.row, user_id: ids.other, turn: 'first' },
      constraints: {
        safety_alert_recipients_pkey: key({ user_id: ids.other }, { user_id: ids.third }),
        safety_alert_recipients_turn_check: oneOf('turn', [
          'first',
          'team',
          'administrators',
          'out_of_hours',
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
      path: '/safety/people/{maria}/settle',
      body: world => ({ alerts: [world.value('safety_alerts:maria')], outcome: 'Called her.' }),
    },
  },
  writtenByStaff: ['safety.settleAlerts'],
  whileClosed: {
    'POST /safety/people/{patientId}/read': 'Danger is answered, whatever the case.',
    'POST /safety/people/{patientId}/settle': 'Danger is answered, whatever the case.',
  },
}
