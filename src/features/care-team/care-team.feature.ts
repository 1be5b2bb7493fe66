import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about:
    'Who of the staff may see a patient, in which role, from when to when: the one relation that policies ask.',
  topics: { 'care-team': 'everybody' },
  // Whom one may see has changed: staff ask everything again.
  refreshedBy: {
    'care-team': { patient: ['care-team', 'cover'], staff: ['patients'], administrator: ['patients'] },
    '*': { staff: ['care-team'], administrator: ['care-team'] },
  },
  patientTables: {
    care_team: {
      section: 'careTeam',
      columns: ['name', 'role', 'starts_at', 'ended_at'],
      orderBy: 'starts_at',
      through: 'download_care_team',
    },
  },
  merging: { care_team: 'ends' },
}
