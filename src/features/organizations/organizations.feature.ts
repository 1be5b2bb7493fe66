import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'The organization itself: its name, its rules, its invitations.',
  refreshedBy: {
    organizations: { administrator: ['patients'] },
    waiting: { administrator: ['patients', 'likeness'] },
  },
  patientTables: { invitations: { withheld: 'Repeats the name and address of the record.' } },
}
