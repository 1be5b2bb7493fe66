import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'How a patient says their days are, for themselves first, with a streak that only pauses.',
  refreshedBy: { 'check-ins': { patient: ['checklist', 'goals', 'patients'], staff: ['patients'] } },
  patientTables: {
    check_ins: {
      section: 'checkIns',
      columns: ['made_on', 'mood', 'words', 'is_shared'],
      orderBy: 'made_on',
    },
  },
}
