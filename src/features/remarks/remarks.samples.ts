/** What the tests that ask about every table know of remarks. */

import { aboutPatients, administrators, job, patients, staff } from '../../../test/access/reading.ts'
import { aboutWhom, type WorldRows } from '../../../test/access/world-rows.ts'
import { aboutMaria } from '../../../test/access/writing.ts'
import { ids, key, length, moment, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'
import { fingerprint } from '../../lib/fingerprint.ts'

async function world(rows: WorldRows): Promise<void> {
  const write = async (about: (typeof aboutWhom)[number], author: 'dana' | 'ruth' | typeof about) => {
    const label = about === author ? about : `${about}-${author}`
    const mine = { ...rows.patient(about), author_id: rows.people[author].userId, words: label }
    const remark_id = await rows.add('remarks', label, mine)
    await rows.insert('remark_versions', { ...mine, remark_id, revision: 7, written_at: moment })
  }
  for (const about of aboutWhom) await write(about, about)
  await write('maria', 'dana')
  await write('maria', 'ruth')
}

const change = (whose: string) => `update remarks set words = 'Other' where id = {remarks:${whose}}`

export const samples: FeatureSamples = {
  world,
  readings: [
    aboutPatients('remarks', patients, staff, administrators, job),
    {
      table: 'remark_versions',
      by: 'patient_id',
      sees: {
        maria: ['maria'],
        grace: ['grace'],
        iris: ['iris'],
        dana: ['maria'],
        marcus: [],
        ruth: ['maria'],
        elena: [],
        victor: [],
      },
    },
  ],
  writings: [
    aboutMaria(
      'remarks',
      'insert',
      'the patient and an administrator write additional notes',
      "insert into remarks (patient_id, words) values ({maria}, 'New')",
      ['maria', 'ruth'],
    ),
    aboutMaria(
      'remarks',
      'insert',
      'case managers write about an item as well',
      "insert into remarks (patient_id, checklist_item_id, words) values ({maria}, {checklist_items:riverbend}, 'New')",
      ['maria', 'dana', 'ruth'],
    ),
    aboutMaria('remarks', 'update', 'a patient changes their own', change('maria'), ['maria']),
    aboutMaria('remarks', 'update', 'a case manager changes their own', change('maria-dana'), ['dana']),
    aboutMaria('remarks', 'update', 'an administrator changes their own', change('maria-ruth'), ['ruth']),
  ],
  changes: {
    remarks: {
      topic: 'remarks',
      by: 'maria',
      hat: 'patient',
      method: 'PUT',
      path: '/remarks/{new}',
      body: () => ({ words: 'Mornings are best' }),
    },
    remark_versions: {
      topic: 'remarks',
      by: 'maria',
      hat: 'patient',
      method: 'PUT',
      path: '/remarks/{remarks:maria}',
      body: () => ({ words: 'Mornings are best', known: [fingerprint('maria')] }),
    },
  },
  constraints: {
    remarks: {
      row: { organization_id: ids.organization, patient_id: ids.patient, words: 'x' },
      constraints: {
        remarks_pkey: key({ id: ids.row }, { id: ids.other }),
        remarks_author_hat_check: oneOf('author_hat', ['patient', 'case_manager', 'administrator']),
        remarks_revision_check: { refused: [{ revision: 0 }], accepted: [{ revision: 1 }] },
        remarks_words_check: length('words', 0, 20_000),
      },
    },
    remark_versions: {
      row: {
        organization_id: ids.organization,
        remark_id: ids.row,
        patient_id: ids.patient,
        revision: 1,
        words: 'x',
        written_at: moment,
      },
      constraints: { remark_versions_pkey: key({}, { revision: 2 }) },
    },
  },
  errors: {
    'limit_remarks: the notes on a subject are full': {
      by: 'maria',
      hat: 'patient',
      statement: `insert into remarks (organization_id, patient_id, words)
        select organization_id, patient_id, 'x' from remarks, generate_series(1, 200) where id = {remarks:maria}`,
    },
  },
  whileClosed: {
    'PUT /remarks/{id}': 'Words on the record, not work.',
  },
}
