/** What the tests that ask about every table know of merges. */
import { randomUUID } from 'node:crypto'
import { aboutWhom, type WorldRows } from '../../../test/access/world-rows.ts'
import { ids, json, key, length, moment, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { ErrorExample, FeatureSamples } from '../../../test/samples/feature-samples.ts'

async function world(rows: WorldRows): Promise<void> {
  for (const about of aboutWhom) {
    const { organization_id, patient_id } = rows.patient(about)
    const gone_id = await rows.add('patients', `${about}-gone`, {
      organization_id,
      name: `${about} again`,
      merged_into: patient_id,
    })
    const merge = { organization_id, patient_id, gone_id, state: 'merged', ...merged }
    const merge_id = await rows.add('patient_merges', about, merge)
    await rows.add('patient_merge_moves', about, {
      organization_id,
      patient_id,
      merge_id,
      kind: 'changed',
      table_name: 'patients',
      key: { organization_id, id: gone_id },
      was: { merged_into: null },
      became: { merged_into: patient_id },
    })
  }
}

const merged = { merged_at: moment, undo_until: '2999-02-04T10:00:00Z' }
const asRuth = (statement: string): ErrorExample => ({ by: 'ruth', hat: 'administrator', statement })

export const samples: FeatureSamples = {
  readings: [
    {
      table: 'patient_merges',
      by: 'patient_id',
      sees: { ruth: ['grace', 'maria'], victor: ['iris'] },
    },
    { table: 'patient_merge_moves', by: 'patient_id', sees: {} },
  ],
  world,
  constraints: {
    patient_merges: {
      row: { organization_id: ids.organization, id: ids.row, patient_id: ids.patient, gone_id: ids.other },
      constraints: {
        patient_merges_pkey: key({}, { id: ids.third }, { gone_id: ids.third }),
        patient_merges_one: {
          beside: {},
          refused: [{ id: ids.third }, { id: ids.third, state: 'merged', ...merged }],
          accepted: [
            { id: ids.third, state: 'refused' },
            { id: ids.third, gone_id: ids.third },
          ],
        },
        patient_merges_state_check: oneOf('state', ['waiting', 'merged', 'undone', 'refused'], {
          merged,
          undone: { ...merged, undone_at: moment },
        }),
        patient_merges_staying_account_said_check: oneOf('staying_account_said', ['yes', 'no']),
        patient_merges_going_account_said_check: oneOf('going_account_said', ['yes', 'no']),
        private_words_one_answer: {
          refused: [{ private_moved_at: moment, private_declined_at: moment }],
          accepted: [{ private_moved_at: moment }, { private_declined_at: moment }],
        },
        merges_two_records: { refused: [{ gone_id: ids.patient }], accepted: [{}] },
        merged_has_time: {
          refused: [
            { state: 'merged' },
            { state: 'merged', merged_at: moment },
            { state: 'waiting', ...merged },
            { undo_until: moment },
          ],
          accepted: [{ state: 'merged', ...merged }, {}],
        },
        undone_has_time: {
          refused: [
            { state: 'undone', ...merged },
            { state: 'merged', ...merged, undone_at: moment },
          ],
          accepted: [{ state: 'undone', ...merged, undone_at: moment }],
        },
      },
    },
    patient_merge_moves: {
      row: {
        organization_id: ids.organization,
        id: ids.row,
        patient_id: ids.patient,
        merge_id: ids.other,
        kind: 'moved',
        table_name: 'tasks',
        key: {},
        was: {},
        became: {},
      },
      constraints: {
        patient_merge_moves_pkey: key({}, { id: ids.third }),
        patient_merge_moves_kind_check: oneOf('kind', ['moved', 'changed', 'added']),
        patient_merge_moves_table_name_check: length('table_name', 1, 63),
        patient_merge_moves_key_check: json('key', 'object'),
        patient_merge_moves_was_check: json('was', 'object'),
        patient_merge_moves_became_check: json('became', 'object'),
        patient_merge_moves_outcome_check: oneOf('outcome', ['returned', 'left']),
      },
    },
  },
  changes: {
    // Both have an account: they are asked.
    patient_merges: {
      topic: 'patients',
      by: 'ruth',
      hat: 'administrator',
      method: 'POST',
      path: '/patients/{maria}/merges',
      body: ({ people }) => ({ mergeId: randomUUID(), goingId: people.tom.recordId, taken: [] }),
    },
    patient_merge_moves: {
      topic: 'patients',
      by: 'ruth',
      hat: 'administrator',
      method: 'POST',
      path: '/patients/{maria}/merges',
      body: ({ people }) => ({ mergeId: randomUUID(), goingId: people.nora.recordId, taken: [] }),
    },
  },
  errors: {
    'merge_patients: there are no two such records': asRuth(
      "select app.merge_patients(uuidv7(), {maria}, {iris}, '{}')",
    ),
    'merge_patients: one of the records was merged already': asRuth(
      "select app.merge_patients(uuidv7(), {tom}, {patients:maria-gone}, '{}')",
    ),
    'merge_patients: the record with the account stays': asRuth(
      "select app.merge_patients(uuidv7(), {nora}, {maria}, '{}')",
    ),
    'undo_merge: there is no such merge': asRuth('select app.undo_merge(uuidv7())'),
    'undo_merge: this merge stays': asRuth(
      "update patient_merges set undo_until = '2026-02-04'; select app.undo_merge({patient_merges:maria})",
    ),
    'undo_merge: a later merge is taken back first': asRuth(
      'update patients set merged_into = {nora} where id = {maria}; select app.undo_merge({patient_merges:maria})',
    ),
    'answer_merge: nobody asks this': {
      by: 'maria',
      hat: 'patient',
      statement: "select app.answer_merge(uuidv7(), 'yes')",
    },
    'refuse_merge: no such merge waits': asRuth('select app.refuse_merge(uuidv7())'),
    'take_private_words: there is nothing to take over': {
      by: 'maria',
      hat: 'patient',
      statement: 'select app.take_private_words(uuidv7())',
    },
    'decline_private_words: there is nothing to leave closed': {
      by: 'maria',
      hat: 'patient',
      statement: 'select app.decline_private_words(uuidv7())',
    },
  },
  whileClosed: {
    'POST /patients/{id}/merges': 'Says whose record it is.',
  },
}
