/** What the tests that ask about every table know of erasures. */
import { randomUUID } from 'node:crypto'
import { aboutWhom, type WorldRows } from '../../../test/access/world-rows.ts'
import { writing } from '../../../test/access/writing.ts'
import { ids, key, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { ErrorExample, FeatureSamples } from '../../../test/samples/feature-samples.ts'

async function world(rows: WorldRows): Promise<void> {
  for (const about of aboutWhom) {
    const { organization_id, patient_id } = rows.patient(about)
    await rows.add('erasure_requests', about, { organization_id, patient_id, asked_as: 'administrator' })
    await rows.add('erasures', about, {
      organization_id,
      id: randomUUID(),
      patient_id,
      record_ids: [patient_id],
    })
  }
}

const asRuth = (statement: string): ErrorExample => ({ by: 'ruth', hat: 'administrator', statement })

export const samples: FeatureSamples = {
  world,
  readings: [
    {
      table: 'erasure_requests',
      by: 'patient_id',
      sees: {
        ruth: ['grace', 'maria'],
        victor: ['iris'],
        maria: ['maria'],
        grace: ['grace'],
        iris: ['iris'],
      },
    },
    { table: 'erasures', by: 'patient_id', sees: {} },
  ],
  writings: [
    writing(
      'erasure_requests',
      'insert',
      'an administrator asks that a person is erased',
      'insert into erasure_requests (id, patient_id) values (uuidv7(), {tom})',
      ['ruth', 'tom'],
    ),
    writing(
      'erasure_requests',
      'delete',
      'what is not confirmed is taken back',
      'delete from erasure_requests where id = {erasure_requests:maria}',
      ['ruth', 'maria'],
    ),
  ],
  constraints: {
    erasure_requests: {
      row: { organization_id: ids.organization, id: ids.row, patient_id: ids.patient, asked_as: 'patient' },
      constraints: {
        erasure_requests_pkey: key({}, { id: ids.third }, { patient_id: ids.third }),
        erasure_request_once: key({}, { patient_id: ids.third }, { id: ids.third }),
        erasure_requests_asked_as_check: oneOf('asked_as', ['patient', 'administrator']),
      },
    },
    erasures: {
      row: {
        organization_id: ids.organization,
        id: ids.row,
        patient_id: ids.patient,
        record_ids: [ids.patient],
      },
      constraints: {
        erasures_pkey: key({}, { id: ids.third }),
        erasures_record_ids_check: {
          refused: [{ record_ids: [] }, { record_ids: Array(1_001).fill(ids.patient) }],
          accepted: [{ record_ids: Array(1_000).fill(ids.patient) }],
        },
      },
    },
  },
  changes: {
    erasure_requests: {
      by: 'ruth',
      hat: 'administrator',
      method: 'POST',
      path: '/patients/{tom}/erasure',
      about: 'tom',
      body: () => ({ requestId: randomUUID() }),
      topic: 'patients',
    },
  },
  errors: {
    'confirm_erasure: nobody asked for this': asRuth("select app.confirm_erasure({tom}, 'Tom Becker')"),
    'confirm_erasure: the record has another name': asRuth(
      "select app.confirm_erasure({maria}, 'Somebody Else')",
    ),
  },
  writtenByStaff: ['erasures.confirm'],
  whileClosed: {
    'POST /patients/{id}/erasure': 'A person may be erased after their case was closed.',
    'DELETE /patients/{id}/erasure':
      'A person may be erased after their case was closed, and the wish taken back.',
    'POST /patients/{id}/erasure/confirmation': 'A person may be erased after their case was closed.',
  },
}
