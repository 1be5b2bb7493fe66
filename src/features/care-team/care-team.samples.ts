/** What the tests that ask about every table know of the care team. */
import { randomUUID } from 'node:crypto'
import { administrators, patients } from '../../../test/access/reading.ts'
import { ids, impliedBy, key, length, moment, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

const later = '2026-02-05T10:00:00Z'
const coWorker = { role: 'co_worker', reason: 'Speaks Spanish' }
const cover = { role: 'cover', cover_id: ids.third }
const riverbend = ['dana', 'leo', 'marcus', 'priya']
const harbor = ['case_managers:harbor', 'elena', 'specialists:harbor']

export const samples: FeatureSamples = {
  readings: [
    {
      table: 'care_team',
      by: 'patient_id',
      sees: {
        ...patients,
        dana: ['aisha', 'jay', 'maria', 'nora', 'tom'],
        // Tom is Dana's, and covered by Marcus now; Maria was once, and the rest will be.
        marcus: ['grace', 'henry', 'tom', 'walter'],
        priya: ['aisha', 'jay', 'maria', 'nora', 'tom'],
        elena: ['iris'],
        ruth: ['aisha', 'grace', 'henry', 'jay', 'maria', 'nora', 'tom', 'walter'],
        victor: administrators.victor,
      },
    },
    {
      table: 'staff',
      by: 'id',
      sees: {
        maria: ['dana', 'priya'],
        grace: ['marcus'],
        iris: ['case_managers:harbor', 'elena', 'specialists:harbor'],
        dana: riverbend,
        marcus: riverbend,
        priya: riverbend,
        ruth: riverbend,
        job: riverbend,
        elena: harbor,
        victor: harbor,
      },
    },
    { table: 'administrator_periods', by: 'user_id', sees: {} },
  ],
  constraints: {
    staff: {
      row: {
        organization_id: ids.organization,
        id: ids.row,
        kind: 'specialist',
        name: 'x',
        created_at: moment,
      },
      constraints: {
        staff_pkey: key({ id: ids.row }, { id: ids.other }),
        staff_of_a_kind: impliedBy('staff_pkey'),
        staff_kind_check: oneOf('kind', ['case_manager', 'specialist']),
      },
    },
    care_team: {
      row: {
        organization_id: ids.organization,
        patient_id: ids.patient,
        member_id: ids.other,
        member_kind: 'case_manager',
        role: 'case_manager',
        starts_at: moment,
        patient_since: moment,
      },
      constraints: {
        care_team_pkey: key({ id: ids.row }, { id: ids.other }, { ended_at: moment }),
        care_team_one: {
          beside: {},
          refused: [{ member_id: ids.third }],
          accepted: [
            { ended_at: moment },
            { patient_id: ids.row },
            { role: 'specialist', member_kind: 'specialist' },
            { ...coWorker, member_id: ids.third },
          ],
        },
        care_team_once: {
          beside: coWorker,
          refused: [coWorker],
          accepted: [
            { ...coWorker, ended_at: moment },
            { ...coWorker, member_id: ids.third },
            { ...cover, ends_at: later },
          ],
        },
        care_team_reason_check: length('reason', 0, 500),
        care_team_role_check: {
          refused: [{ role: 'friend' }],
          accepted: [
            {},
            { role: 'specialist', member_kind: 'specialist' },
            coWorker,
            { ...cover, ends_at: later },
          ],
        },
        membership_ends_after_start: {
          refused: [{ ...coWorker, ends_at: moment }],
          accepted: [{ ...coWorker, ends_at: '2026-01-05T10:00:01Z' }],
        },
        cover_has_its_cover: {
          refused: [{ role: 'cover' }, { cover_id: ids.third }],
          accepted: [cover, {}],
        },
        role_fits_kind: {
          refused: [
            { role: 'specialist' },
            { member_kind: 'specialist' },
            { ...cover, member_kind: 'specialist' },
          ],
          accepted: [{ ...coWorker, member_kind: 'specialist' }, coWorker, cover],
        },
        only_some_roles_end_by_clock: {
          refused: [{ ends_at: later }, { role: 'specialist', member_kind: 'specialist', ends_at: later }],
          accepted: [
            { ...coWorker, ends_at: later },
            { ...cover, ends_at: later },
          ],
        },
        co_worker_within_two_years: {
          refused: [{ ...coWorker, ends_at: '2028-01-06T11:00:01Z' }],
          accepted: [
            { ...coWorker, ends_at: '2028-01-06T11:00:00Z' },
            { ...coWorker, ends_at: 'infinity' },
          ],
        },
        co_worker_has_reason: {
          refused: [{ ...coWorker, reason: ' ' }],
          accepted: [{ ...coWorker, reason: 'x' }, { reason: '' }],
        },
      },
    },
    administrator_periods: {
      row: { organization_id: ids.organization, user_id: ids.other, starts_at: moment },
      constraints: {
        administrator_periods_pkey: key({ ended_at: moment }, { starts_at: later }),
        administrator_periods_one: key({}, { ended_at: later }, { starts_at: later }),
      },
    },
  },
  changes: {
    care_team: {
      topic: 'care-team',
      by: 'dana',
      hat: 'staff',
      method: 'POST',
      path: '/patients/{maria}/co-workers',
      body: ({ people }) => ({
        id: randomUUID(),
        memberId: people.marcus.recordId,
        reason: 'Speaks Spanish',
      }),
    },
  },
  errors: {
    'settle_changed_patients: whoever was removed gets no patient': {
      by: 'ruth',
      hat: 'administrator',
      statement:
        'update case_managers set removed_at = now() where id = {marcus}; select app.move_patient({maria}, {marcus})',
    },
    'add_co_worker: no such colleague': {
      by: 'dana',
      hat: 'staff',
      statement: "select app.add_co_worker(gen_random_uuid(), {maria}, gen_random_uuid(), 'Help')",
    },
    'add_co_worker: only the case manager adds co-workers': {
      by: 'marcus',
      hat: 'staff',
      statement: "select app.add_co_worker(gen_random_uuid(), {tom}, {marcus}, 'Help')",
    },
    'add_co_worker: the case is closed': {
      by: 'marcus',
      hat: 'staff',
      statement: "select app.add_co_worker(gen_random_uuid(), {walter}, {dana}, 'Help')",
    },
    'add_co_worker: this colleague is on the care team': {
      by: 'dana',
      hat: 'staff',
      statement: "select app.add_co_worker(gen_random_uuid(), {maria}, {priya}, 'Help')",
    },
    'end_co_worker: only the case manager ends co-workers': {
      by: 'dana',
      hat: 'staff',
      statement: 'select app.end_co_worker({maria}, gen_random_uuid())',
    },
    'enter_patient: patients are entered by case managers and administrators': {
      by: 'dana',
      hat: 'visitor',
      statement: "select app.enter_patient(gen_random_uuid(), 'New', null)",
    },
    'move_patient: only an administrator moves a patient': {
      by: 'dana',
      hat: 'staff',
      statement: 'select app.move_patient({maria}, {marcus})',
    },
  },
  writtenByStaff: ['careTeam.addCoWorker'],
  whileClosed: {
    'POST /patients/{patientId}/co-workers/{id}/end': 'Takes access away.',
  },
}
