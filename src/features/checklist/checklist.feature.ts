import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about:
    'What good care looks after for a patient: what is in place, the next step for each item, and notes.',
  topics: { checklist: 'everybody' },
  refreshedBy: {
    checklist: { patient: ['checklist'], staff: ['checklist'], administrator: ['checklist'] },
    catalogue: { administrator: ['checklist'] },
    'staff-checklist': { staff: ['checklist', 'patients'], administrator: ['checklist', 'patients'] },
  },
  patientTables: { checklist_progress: 'by hand' },
}
