import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'How a patient says their days are, for themselves first, with a streak that only pauses.',
  topics: { 'check-ins': 'patient' },
  refreshedBy: {
    'check-ins': { patient: ['check-ins', 'checklist', 'goals', 'patients'], staff: ['patients'] },
  },
  patientTables: {
    check_ins: {
      section: 'checkIns',
      columns: ['made_on', 'mood', 'words', 'is_shared'],
      orderBy: 'made_on',
    },
  },
}
