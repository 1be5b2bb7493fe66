import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Conversations of a patient with their care team, and their private notebook.',
  topics: { messages: 'everybody', presence: 'staff' },
  refreshedBy: {
    messaging: { patient: ['messages'], staff: ['messages', 'patients'], administrator: ['messages'] },
    // What staff put off leaves those that wait.
    'messaging.list': { staff: ['snoozes'] },
    askedFiles: { patient: ['messages', 'tasks', 'files'], staff: ['messages', 'tasks', 'files'] },
    // Whoever comes to a conversation or leaves it.
    presence: { staff: ['presence'] },
    beside: { staff: ['messages', 'patients', 'appointments', 'notes'] },
  },
  patientTables: { conversations: 'by hand' },
  merging: {
    conversation_presences: 'stays',
    // Whoever waits goes on waiting, from the first word that nobody answered.
    conversations: {
      only: "participant_type <> 'private'",
      folds: `jsonb_build_object(
      'waiting_since', least(s.waiting_since, g.waiting_since), 'updated_at', greatest(s.updated_at, g.updated_at))`,
    },
    message_notices: 'stays',
    message_reads: 'stays',
    messages: 'follows',
  },
  words: { messages: ['content'] },
}
