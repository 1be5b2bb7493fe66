import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'The welcome conversation with which a patient begins.',
  refreshedBy: { onboarding: { patient: ['patients'] } },
  patientTables: { onboarding_conversations: 'by hand' },
}
