/** What the tests that ask about every table know of files. */
import { aboutWhom, type WorldRows } from '../../../test/access/world-rows.ts'
import { aboutMaria, writing } from '../../../test/access/writing.ts'
import {
  atLeast,
  ids,
  key,
  length,
  moment,
  oneOf,
  trimmedLength,
} from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

async function world(rows: WorldRows): Promise<void> {
  for (const about of aboutWhom) {
    const file = { media_type: 'text/plain', size_bytes: 3, sha256: '0'.repeat(64) }
    const add = (label: string, more: object) =>
      rows.add('case_files', label, {
        ...rows.patient(about),
        ...file,
        name: label,
        storage_key: `files/${label}-0123456789`,
        ...more,
      })
    await add(about, {})
    await add(`${about}-shown`, { shown_at: moment })
    // For Maria's specialist alone; of the others' teams, for nobody.
    await add(`${about}-confidential`, { readers: [rows.people.priya.recordId] })
    await add(`${about}-removed`, { shown_at: moment, removed_at: moment, removed_for: 'Twice' })
  }
  for (const label of ['maria', 'dana', 'priya', 'ruth', 'victor', 'elena'] as const) {
    const { organizationId: organization_id, userId: begun_by } = rows.people[label]
    await rows.add('loose_objects', label, { organization_id, begun_by, storage_key: `files/loose-${label}` })
  }
}

const open = (about: string) => [about, `${about}-removed`, `${about}-shown`]
const all = (about: string) => [about, `${about}-confidential`, `${about}-removed`, `${about}-shown`]

export const samples: FeatureSamples = {
  world,
  readings: [
    {
      table: 'case_files',
      by: 'id',
      sees: {
        maria: ['maria-shown'],
        grace: ['grace-shown'],
        iris: ['iris-shown'],
        dana: open('maria'),
        marcus: open('grace'),
        priya: all('maria'),
        elena: open('iris'),
        ruth: [...all('grace'), ...all('maria')],
        victor: all('iris'),
        job: [...all('grace'), ...all('maria')],
      },
    },
    {
      table: 'loose_objects',
      by: 'id',
      sees: {
        maria: ['maria'],
        grace: [],
        iris: [],
        dana: ['dana'],
        marcus: [],
        priya: ['priya'],
        ruth: ['ruth'],
        victor: ['victor'],
        elena: ['elena'],
        job: ['dana', 'maria', 'priya', 'ruth'],
      },
    },
  ],
  writings: [
    aboutMaria(
      'case_files',
      'insert',
      'the care team files something',
      "insert into case_files (patient_id, name, media_type, size_bytes, sha256, storage_key) values ({maria}, 'a', 'text/plain', 1, repeat('a', 64), 'files/new-0123456789')",
      ['dana', 'priya', 'ruth'],
    ),
    aboutMaria(
      'case_files',
      'insert',
      'a patient adds what a task asks for',
      "insert into case_files (patient_id, name, media_type, size_bytes, sha256, storage_key, shown_at, task_id) values ({maria}, 'a', 'text/plain', 1, repeat('a', 64), 'files/new-0123456789', now(), {tasks:maria})",
      ['maria', 'dana', 'priya', 'ruth'],
    ),
    aboutMaria(
      'case_files',
      'update',
      'the care team keeps what is said about a file',
      "update case_files set name = 'b' where id = {case_files:maria}",
      ['dana', 'priya', 'ruth'],
    ),
    aboutMaria(
      'case_files',
      'update',
      'the care team withholds a file from the patient’s own download',
      "update case_files set withheld_kind = 'law', withheld_for = 'One', withheld_at = now() where id = {case_files:maria}",
      ['dana', 'priya', 'ruth'],
    ),
    aboutMaria(
      'case_files',
      'update',
      'a confidential file is kept by those who are named on it',
      "update case_files set name = 'b' where id = {case_files:maria-confidential}",
      ['priya', 'ruth'],
    ),
    aboutMaria(
      'case_files',
      'update',
      'nobody puts other bytes in the place of a file',
      "update case_files set storage_key = 'files/other-0123456789' where id = {case_files:maria}",
      [],
    ),
    aboutMaria(
      'case_files',
      'delete',
      'a job alone takes a row away',
      'delete from case_files where id = {case_files:maria}',
      ['job'],
    ),
    writing(
      'loose_objects',
      'insert',
      'staff and patients begin an upload',
      "insert into loose_objects (storage_key) values ('files/begun-0123456789')",
      ['maria', 'grace', 'iris', 'dana', 'marcus', 'priya', 'ruth', 'victor', 'elena'],
    ),
    writing(
      'loose_objects',
      'update',
      'a job marks what it sweeps',
      'update loose_objects set sweeping_at = now() where id = {loose_objects:dana}',
      ['job'],
    ),
    ...(['maria', 'dana', 'priya', 'ruth'] as const).map(key =>
      writing(
        'loose_objects',
        'delete',
        `${key}, who uploads, and the sweep let go of it`,
        `delete from loose_objects where id = {loose_objects:${key}}`,
        [key, 'job'],
      ),
    ),
  ],
  changes: {
    case_files: {
      topic: 'files',
      by: 'dana',
      hat: 'staff',
      method: 'PUT',
      path: '/files/{case_files:maria}/shown',
      body: () => ({ isShown: true }),
    },
  },
  constraints: {
    case_files: {
      row: {
        organization_id: ids.organization,
        patient_id: ids.patient,
        name: 'x',
        media_type: 'text/plain',
        size_bytes: 1,
        sha256: '0'.repeat(64),
        storage_key: 'files/0123456789',
      },
      constraints: {
        case_files_kind_check: oneOf('kind', ['consent', 'id', 'letter', 'result', 'other']),
        case_files_labels_check: length('labels', 0, 200),
        case_files_readers_check: {
          refused: [{ readers: Array.from({ length: 51 }, () => ids.row) }],
          accepted: [{ readers: Array.from({ length: 50 }, () => ids.row) }, { readers: [] }],
        },
        case_files_removed_for_check: {
          refused: [
            { removed_at: '2026-01-05', removed_for: ' ' },
            { removed_at: '2026-01-05', removed_for: 'x'.repeat(301) },
          ],
          accepted: [{ removed_at: '2026-01-05', removed_for: 'x'.repeat(300) }],
        },
        case_files_removed_check: {
          refused: [{ removed_at: '2026-01-05' }, { removed_for: 'x' }],
          accepted: [{ removed_at: '2026-01-05', removed_for: 'x' }],
        },
        case_files_withheld_kind_check: {
          refused: [{ withheld_kind: 'whim', withheld_for: 'x', withheld_at: moment }],
          accepted: ['law', 'safety'].map(withheld_kind => ({
            withheld_kind,
            withheld_for: 'x',
            withheld_at: moment,
          })),
        },
        case_files_withheld_for_check: {
          refused: [' ', 'x'.repeat(301)].map(withheld_for => ({
            withheld_kind: 'law',
            withheld_for,
            withheld_at: moment,
          })),
          accepted: [{ withheld_kind: 'law', withheld_for: 'x'.repeat(300), withheld_at: moment }],
        },
        case_files_withheld_check: {
          refused: [
            { withheld_kind: 'law' },
            { withheld_for: 'x', withheld_at: moment },
            { withheld_kind: 'law', withheld_for: 'x' },
          ],
          accepted: [{ withheld_kind: 'law', withheld_for: 'x', withheld_at: moment }],
        },
        case_files_withheld_unseen_check: {
          refused: [{ withheld_kind: 'law', withheld_for: 'x', withheld_at: moment, shown_at: moment }],
          accepted: [{ shown_at: moment }],
        },
        case_files_storage_key_key: key({}, { storage_key: 'files/9876543210' }),
        case_files_pkey: key({ id: ids.row }, { id: ids.other }, { storage_key: 'files/9876543210' }),
        case_files_media_type_check: {
          refused: [{ media_type: 'xx' }, { media_type: 'x'.repeat(121) }],
          accepted: [{ media_type: 'xxx' }, { media_type: 'x'.repeat(120) }],
        },
        case_files_name_check: trimmedLength('name', 255),
        case_files_sha256_check: {
          refused: [{ sha256: '0'.repeat(63) }, { sha256: '0'.repeat(65) }, { sha256: 'F'.repeat(64) }],
          accepted: [{ sha256: 'f'.repeat(64) }],
        },
        case_files_size_bytes_check: atLeast('size_bytes', 1),
        case_files_storage_key_check: {
          refused: [
            { storage_key: 'x'.repeat(9) },
            { storage_key: 'x'.repeat(201) },
            { storage_key: 'files/../../secret' },
          ],
          accepted: [{ storage_key: 'x'.repeat(10) }, { storage_key: 'x'.repeat(200) }],
        },
      },
    },
    loose_objects: {
      row: { organization_id: ids.organization, storage_key: 'files/0123456789' },
      constraints: {
        loose_objects_storage_key_key: key({}, { storage_key: 'files/9876543210' }),
        loose_objects_pkey: key({ id: ids.row }, { id: ids.other }, { storage_key: 'files/9876543210' }),
        loose_objects_storage_key_check: {
          refused: [
            { storage_key: 'x'.repeat(9) },
            { storage_key: 'x'.repeat(201) },
            { storage_key: 'files/../../secret' },
          ],
          accepted: [{ storage_key: 'x'.repeat(10) }, { storage_key: 'x'.repeat(200) }],
        },
      },
    },
  },
  writtenByStaff: ['files.finish', 'files.change', 'files.remove', 'files.withhold'],
  whileClosed: {
    'POST /files/uploads': 'Papers that arrive late belong to the record.',
    'POST /files/uploads/{id}':
      'Papers that arrive late belong to the record, and so does what they are called.',
  },
}
