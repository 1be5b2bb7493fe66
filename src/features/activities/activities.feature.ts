import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: "What happened in a patient's care, as the database wrote it down.",
  topics: { activities: 'everybody' },
  refreshedBy: {
    activities: { patient: ['activities'], staff: ['activities'], administrator: ['activities'] },
  },
  patientTables: { activities: 'by hand' },
  merging: { activities: 'moves' },
  words: { activities: ['description'] },
}
