import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Conversations of a patient with their care team, and their private notebook.',
  topics: { messages: 'everybody' },
  refreshedBy: {
    messaging: { patient: ['messages'], staff: ['messages', 'patients'], administrator: ['messages'] },
    // What staff put off leaves those that wait.
    'messaging.list': { staff: ['snoozes'] },
    beside: { staff: ['messages', 'patients', 'appointments', 'notes'] },
  },
  patientTables: { conversations: 'by hand' },
}
