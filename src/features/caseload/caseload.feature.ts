import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about:
    'Who is in the care of one member of staff, who needs attention first, and what comes next for each.',
  refreshedBy: {
    'caseload.ownNextStep': { patient: ['patients', 'checklist'] },
    'caseload.overview': { staff: ['snoozes'] },
    caseload: { staff: ['patients', 'messages', 'activities', 'checklist', 'appointments', 'safety'] },
  },
  patientTables: { next_steps: 'by hand' },
}
