/** What the tests that ask about every table know of assistant. */
import { randomUUID } from 'node:crypto'
import {
  atLeast,
  bothOrNeither,
  ids,
  json,
  key,
  length,
  moment,
  oneOf,
} from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

const reviewed = { reviewed_at: moment }

export const samples: FeatureSamples = {
  constraints: {
    ai_drafts: {
      row: {
        organization_id: ids.organization,
        patient_id: ids.patient,
        kind: 'note',
        text: 'x',
        requested_by: ids.other,
        asked_as: 'case_manager',
      },
      constraints: {
        ai_drafts_pkey: key({ id: ids.row }, { id: ids.other }),
        ai_drafts_asked_as_check: oneOf('asked_as', ['case_manager', 'administrator']),
        ai_drafts_engine_check: oneOf('engine', ['guide', 'model']),
        ai_drafts_kind_check: oneOf('kind', ['suggestions', 'note', 'care_plan', 'letter']),
        ai_drafts_lines_check: json('lines', 'array'),
        ai_drafts_model_check: length('model', 0, 120),
        ai_drafts_sources_check: json('sources', 'array'),
        ai_drafts_status_check: oneOf('status', ['draft', 'accepted', 'discarded'], {
          accepted: reviewed,
          discarded: reviewed,
          else: reviewed,
        }),
        ai_drafts_text_check: length('text', 1, 50000),
        ai_drafts_trouble_check: oneOf('trouble', ['busy', 'unpaid', 'failed', 'withheld']),
        reviewed_has_time: bothOrNeither({ status: 'accepted' }, reviewed),
      },
    },
    model_calls: {
      row: {
        organization_id: ids.organization,
        patient_id: ids.patient,
        kind: 'note',
        model: 'small',
        sent: 'x',
      },
      constraints: {
        model_calls_pkey: key({ id: ids.row }, { id: ids.other }),
        model_calls_duration_ms_check: atLeast('duration_ms', 0),
        model_calls_kind_check: oneOf('kind', ['suggestions', 'note', 'care_plan', 'letter']),
        model_calls_model_check: length('model', 0, 120),
        model_calls_outcome_check: oneOf('outcome', ['answered', 'busy', 'unpaid', 'failed']),
        model_calls_received_check: length('received', 0, 200000),
        model_calls_sent_check: length('sent', 0, 200000),
        model_calls_tokens_received_check: atLeast('tokens_received', 0),
        model_calls_tokens_sent_check: atLeast('tokens_sent', 0),
      },
    },
    ai_runs: {
      row: {
        organization_id: ids.organization,
        purpose: 'draft',
        engine: 'guide',
        outcome: 'answered',
        duration_ms: 1,
      },
      constraints: {
        ai_runs_pkey: key({ id: ids.row }, { id: ids.other }),
        ai_runs_duration_ms_check: atLeast('duration_ms', 0),
        ai_runs_engine_check: oneOf('engine', ['guide', 'model']),
        ai_runs_model_check: length('model', 0, 120),
        ai_runs_outcome_check: oneOf('outcome', ['answered', 'failed', 'fell_back', 'withheld']),
        ai_runs_purpose_check: oneOf('purpose', [
          'onboarding',
          'checklist',
          'affirmation',
          'support',
          'suggestions',
          'draft',
        ]),
      },
    },
  },
  changes: {
    ai_drafts: {
      topic: 'notes',
      by: 'dana',
      hat: 'staff',
      method: 'POST',
      path: '/assistant-drafts/{ai_drafts:maria}/discard',
      body: () => ({ isDiscarded: true }),
    },
    ai_runs: {
      topic: 'remarks',
      by: 'maria',
      hat: 'patient',
      method: 'POST',
      path: '/needs',
      body: () => ({ id: randomUUID(), text: 'I need a coat', language: 'en' }),
    },
  },
  limits: {
    'needs:': [
      {
        by: 'maria',
        hat: 'patient',
        method: 'POST',
        path: '/api/needs',
        body: { id: randomUUID(), text: 'A coat', language: 'en' },
      },
    ],
    'drafts:': [
      {
        by: 'dana',
        hat: 'staff',
        method: 'POST',
        path: '/api/patients/{maria}/assistant-drafts',
        body: { id: randomUUID(), kind: 'note' },
      },
    ],
  },
  errors: {
    'check_signer_of_letter: a letter worded by a language model needs the person whom the organization named':
      {
        by: 'dana',
        hat: 'staff',
        statement: `insert into ai_drafts (organization_id, id, patient_id, kind, text, requested_by, asked_as, engine, model)
          values ({riverbend}, '${ids.row}', {maria}, 'letter', 'Dear Maria', {dana.user}, 'case_manager', 'model', 'small');
        insert into case_notes (organization_id, id, patient_id, kind, text, author_id, signed_at)
          values ({riverbend}, '${ids.row}', {maria}, 'letter', 'Dear Maria', {dana.user}, now())`,
      },
  },
  whileClosed: {
    'POST /patients/{patientId}/assistant-drafts':
      'A draft is words for whoever asks, such as the letter that says goodbye.',
  },
}
