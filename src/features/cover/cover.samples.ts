/** What the tests that ask about every table know of cover. */
import { randomUUID } from 'node:crypto'
import { ids, key, moment, trimmedLength } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  constraints: {
    covers: {
      row: {
        organization_id: ids.organization,
        case_manager_id: ids.other,
        colleague_id: ids.third,
        reason: 'x',
        ends_at: '2026-01-10T10:00:00Z',
        starts_at: moment,
      },
      constraints: {
        one_cover_at_a_time: {
          beside: {},
          refused: [{}],
          accepted: [
            { starts_at: '2026-01-10T10:00:00Z', ends_at: '2026-01-11T10:00:00Z' },
            { ended_at: moment },
            { patient_id: ids.patient },
            { colleague_id: ids.row },
          ],
        },
        covers_pkey: key({ id: ids.row }, { id: ids.other }, { ended_at: moment }),
        cover_by_somebody_else: { refused: [{ colleague_id: ids.other }], accepted: [{}] },
        cover_within_ninety_days: {
          refused: [{ ends_at: moment }, { ends_at: '2026-04-05T11:00:01Z' }],
          accepted: [{ ends_at: '2026-01-05T10:00:01Z' }, { ends_at: '2026-04-05T11:00:00Z' }],
        },
        covers_reason_check: trimmedLength('reason', 500),
      },
    },
  },
  changes: {
    covers: {
      topic: 'cover',
      by: 'dana',
      hat: 'staff',
      method: 'POST',
      path: '/covers',
      body: ({ people }) => ({
        id: randomUUID(),
        patientId: people.maria.recordId,
        colleagueId: people.marcus.recordId,
        reason: 'Away',
        endsAt: new Date(Date.now() + 86_400_000).toISOString(),
      }),
    },
  },
  errors: {
    'check_cover: there is nobody to cover for': {
      by: 'ruth',
      hat: 'administrator',
      statement: `insert into covers (case_manager_id, patient_id, colleague_id, reason, ends_at) values ({dana}, {sam}, {marcus}, 'Away', now() + interval '1 day')`,
    },
    'check_cover: no such patient': {
      by: 'dana',
      hat: 'staff',
      statement: `insert into covers (case_manager_id, patient_id, colleague_id, reason, ends_at) values ({dana}, gen_random_uuid(), {marcus}, 'Away', now() + interval '1 day')`,
    },
    'check_cover: this cover is over': {
      by: 'marcus',
      hat: 'staff',
      statement: 'update covers set ended_at = null where id = {covers:ended}',
    },
    'check_cover: somebody who left covers for nobody': {
      by: 'dana',
      hat: 'staff',
      statement: `insert into covers (case_manager_id, patient_id, colleague_id, reason, ends_at) values ({dana}, {maria}, {leo}, 'Away', now() + interval '1 day')`,
    },
  },
  writtenByStaff: ['cover.give'],
}
