/** What the tests that ask about every table know of notes. */
import {
  between,
  ids,
  impliedBy,
  key,
  length,
  moment,
  oneOf,
} from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

/** What comes with the engine of an accepted draft. */
const signed = { draft_sign: 'x', is_draft_edited: false }

/** A signed note that the patient's download does not hold. */
const withheld = {
  text: 'x',
  signed_at: moment,
  withheld_kind: 'law',
  withheld_for: 'x',
  withheld_at: moment,
}

export const samples: FeatureSamples = {
  constraints: {
    case_notes: {
      row: { organization_id: ids.organization, patient_id: ids.patient },
      constraints: {
        case_notes_organization_id_patient_id_id_key: impliedBy('case_notes_pkey'),
        case_notes_pkey: key({ id: ids.row }, { id: ids.other }),
        amends_another: {
          refused: [{ id: ids.row, amends_id: ids.row }],
          accepted: [{ id: ids.row, amends_id: ids.other }],
        },
        case_notes_contact_minutes_check: between('contact_minutes', 0, 1440),
        case_notes_contact_way_check: oneOf('contact_way', [
          'phone',
          'in_person',
          'video',
          'text',
          'email',
          'letter',
        ]),
        case_notes_draft_sign_check: length('draft_sign', 0, 40, {
          from_engine: 'guide',
          is_draft_edited: false,
        }),
        case_notes_draft_text_check: length('draft_text', 0, 50000),
        case_notes_from_engine_check: oneOf('from_engine', ['guide', 'model'], {
          guide: signed,
          model: signed,
          else: signed,
        }),
        case_notes_kind_check: oneOf('kind', ['note', 'attempt', 'collateral', 'care_plan', 'letter']),
        case_notes_text_check: length('text', 0, 50000),
        case_notes_withheld_kind_check: {
          refused: [{ ...withheld, withheld_kind: 'whim' }],
          accepted: ['law', 'safety'].map(withheld_kind => ({ ...withheld, withheld_kind })),
        },
        case_notes_withheld_for_check: {
          refused: [' ', 'x'.repeat(301)].map(withheld_for => ({ ...withheld, withheld_for })),
          accepted: [{ ...withheld, withheld_for: 'x'.repeat(300) }],
        },
        case_notes_withheld_check: {
          refused: [{ withheld_kind: null }, { withheld_for: null }, { withheld_at: null }].map(missing => ({
            ...withheld,
            ...missing,
          })),
          accepted: [withheld, {}],
        },
        case_notes_withheld_signed_check: {
          refused: [{ ...withheld, signed_at: null }],
          accepted: [withheld],
        },
        origin_is_whole: {
          refused: [
            { from_engine: 'guide' },
            { draft_sign: 'x' },
            { is_draft_edited: false },
            signed,
            { from_engine: 'guide', draft_sign: 'x' },
            { from_engine: 'guide', is_draft_edited: false },
          ],
          accepted: [{ from_engine: 'guide', ...signed }, {}],
        },
        signed_has_text: {
          refused: [{ signed_at: moment }, { signed_at: moment, text: ' ' }],
          accepted: [{ signed_at: moment, text: 'x' }],
        },
      },
    },
  },
  limits: {
    'notes:': [
      {
        by: 'dana',
        hat: 'staff',
        method: 'PUT',
        path: '/api/notes/{new}',
        body: ({ value }) => ({ patientId: value('maria'), text: 'Called' }),
      },
    ],
  },
  changes: {
    case_notes: {
      topic: 'notes',
      by: 'dana',
      hat: 'staff',
      method: 'PUT',
      path: '/notes/{new}',
      body: ({ people }) => ({ patientId: people.maria.recordId, text: 'New words' }),
    },
  },
  errors: {
    'protect_note_origin: a line that is not in the record is changed or removed before a draft becomes a note':
      {
        by: 'dana',
        hat: 'staff',
        statement: `insert into ai_drafts (organization_id, id, patient_id, kind, text, requested_by, asked_as, lines)
          values ({riverbend}, '${ids.row}', {maria}, 'note', 'She moved', {dana.user}, 'case_manager',
            '[{"words": "She moved", "from": [], "missing": ["moved"]}]');
        insert into case_notes (organization_id, id, patient_id, text, author_id)
          values ({riverbend}, '${ids.row}', {maria}, 'Today: she  moved', {dana.user})`,
      },
    'check_placeholders: a note with a place left to fill in is not signed': {
      by: 'dana',
      hat: 'staff',
      statement: `insert into ai_drafts (organization_id, id, patient_id, kind, text, requested_by, asked_as)
          values ({riverbend}, '${ids.row}', {maria}, 'note', 'Call [name]', {dana.user}, 'case_manager');
        insert into case_notes (organization_id, id, patient_id, text, author_id, signed_at)
          values ({riverbend}, '${ids.row}', {maria}, 'Call [name]', {dana.user}, now())`,
    },
    'protect_signed_note: a signed note is amended, never changed': {
      by: 'dana',
      hat: 'staff',
      statement: "update case_notes set text = 'x' where id = {case_notes:maria-signed}",
    },
    'check_amended_note: only a signed note can be amended': {
      by: 'dana',
      hat: 'staff',
      statement: 'insert into case_notes (patient_id, amends_id) values ({maria}, {case_notes:maria-draft})',
    },
  },
  writtenByStaff: ['notes.save', 'notes.withhold', 'notes.accept'],
  whileClosed: {
    'PUT /notes/{id}': 'How a case ended is written down after it ended.',
    'POST /notes/{id}/accept':
      'How a case ended is written down after it ended; so is what came from a draft.',
  },
}
