import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'What a patient decides about themselves: safe contact, AI, language, the clock, check-ins.',
  refreshedBy: { preferences: { patient: ['patients'] } },
  patientTables: {
    contact_preferences: {
      section: 'contact',
      columns: ['may_email', 'may_call', 'may_text', 'may_leave_message', 'from_hour', 'until_hour', 'words'],
      orderBy: 'patient_id',
    },
  },
}
