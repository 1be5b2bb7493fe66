import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about:
    'Times that a patient and staff agree on: asked for, offered, answered, with a calendar file and a reminder.',
  topics: { appointments: 'everybody' },
  refreshedBy: {
    appointments: {
      patient: ['appointments', 'patients'],
      staff: ['appointments', 'patients'],
      administrator: ['appointments', 'patients'],
    },
  },
  patientTables: {
    appointments: {
      columns: ['starts_at', 'ends_at', 'status', 'notes', 'reply', 'requested_by', 'created_at'],
      orderBy: 'starts_at',
    },
  },
  merging: { appointments: 'moves' },
  erasing: { availabilities: 'stays' },
  words: { appointments: ['notes', 'reply'] },
}
