import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'The welcome conversation with which a patient begins.',
  refreshedBy: { onboarding: { patient: ['patients'] } },
  patientTables: { onboarding_conversations: 'by hand' },
  merging: {
    // The conversation that was finished, or came further.
    onboarding_conversations: {
      folds: `case when (g.is_completed, g.current_step) > (s.is_completed, s.current_step)
      then to_jsonb(g) - array['organization_id', 'patient_id'] else '{}' end`,
    },
  },
}
