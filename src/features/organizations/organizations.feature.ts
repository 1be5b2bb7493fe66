import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'The organization itself: its name, its rules, its invitations.',
  refreshedBy: {
    organizations: { administrator: ['patients'] },
    waiting: { administrator: ['patients', 'likeness'] },
  },
  patientTables: { invitations: { withheld: 'Repeats the name and address of the record.' } },
  merging: {
    // A link of the record that goes leads to the one that stays, while that has the address it was sent to.
    invitations: 'stays',
  },
  erasing: {
    former_slugs: 'stays',
    founding_links: 'stays',
    organizations: 'stays',
  },
  words: { organizations: ['name'] },
}
