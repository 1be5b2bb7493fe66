/** What the tests that ask about every table know of messaging. */
import { randomUUID } from 'node:crypto'
import { ids, key, moment, oneOf, trimmedLength } from '../../../test/samples/constraint-examples.ts'
import type { ChangeRequest, FeatureSamples } from '../../../test/samples/feature-samples.ts'

/** What Maria writes is a message, and brings the conversation up. */
const wrote: ChangeRequest = {
  topic: 'messages',
  by: 'maria',
  hat: 'patient',
  method: 'POST',
  path: '/conversations/{conversations:maria-case_manager}/messages',
  body: () => ({ id: randomUUID(), content: 'Hello again' }),
}

export const samples: FeatureSamples = {
  constraints: {
    conversations: {
      row: { organization_id: ids.organization, patient_id: ids.patient, participant_type: 'private' },
      constraints: {
        conversations_organization_id_patient_id_participant_type_key: key(
          {},
          { participant_type: 'specialist' },
        ),
        conversations_pkey: key({ id: ids.row }, { id: ids.other }, { participant_type: 'specialist' }),
        conversations_participant_type_check: oneOf('participant_type', [
          'case_manager',
          'specialist',
          'private',
        ]),
        participant_matches_type: {
          refused: [
            { case_manager_id: ids.other },
            { specialist_id: ids.other },
            { participant_type: 'specialist', case_manager_id: ids.other },
            { participant_type: 'case_manager', specialist_id: ids.other },
          ],
          accepted: [
            { participant_type: 'case_manager', case_manager_id: ids.other },
            { participant_type: 'specialist', specialist_id: ids.other },
          ],
        },
      },
    },
    message_notices: {
      row: { organization_id: ids.organization, conversation_id: ids.other, person_id: ids.other },
      constraints: {
        message_notices_pkey: key({}, { person_id: ids.third }),
        claim_is_whole: {
          refused: [{ claimed_at: moment }],
          accepted: [{ claimed_at: moment, claimed_until: moment }, { claimed_until: moment }],
        },
        told_is_whole: {
          refused: [
            { told_at: moment, told_times: 1 },
            { told_until: moment },
            { told_at: moment, told_until: moment },
            { told_times: 1 },
          ],
          accepted: [{ told_at: moment, told_until: moment, told_times: 1 }, {}],
        },
      },
    },
    message_reads: {
      row: {
        organization_id: ids.organization,
        conversation_id: ids.other,
        user_id: ids.other,
        read_until: moment,
      },
      constraints: {
        message_reads_pkey: key({ user_id: ids.row }, { user_id: ids.other }),
      },
    },
    messages: {
      row: {
        organization_id: ids.organization,
        conversation_id: ids.other,
        sender_type: 'patient',
        content: 'x',
      },
      constraints: {
        messages_pkey: key({ id: ids.row }, { id: ids.other }),
        messages_content_check: trimmedLength('content', 4000),
        messages_sender_type_check: oneOf('sender_type', ['patient', 'case_manager', 'specialist']),
      },
    },
  },
  limits: {
    'messages:': [
      {
        by: 'maria',
        hat: 'patient',
        method: 'POST',
        path: '/api/conversations/{conversations:maria-case_manager}/messages',
        body: () => ({ id: randomUUID(), content: 'Hello again' }),
      },
    ],
  },
  changes: {
    conversations: wrote,
    messages: wrote,
    message_reads: {
      topic: 'messages',
      by: 'dana',
      hat: 'staff',
      method: 'POST',
      path: '/conversations/{conversations:maria-case_manager}/read',
      body: ({ value }) => ({ until: value('messages:maria-case_manager') }),
    },
  },
  // Its first words are those of staff: a patient's are refused there, and read for danger where they are sent.
  writtenByStaff: ['messaging.open'],
  whileClosed: {
    'POST /conversations':
      'Messages go on, so that nobody who is frightened speaks into nothing (cases.rules.ts).',
  },
}
