import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Closing the case of a patient and opening it again, with reason and day.',
  patientTables: {
    case_status_changes: {
      withheld: 'Written for staff: the download leaves it out and says so, with whom to ask (decision 40).',
    },
  },
  merging: { case_status_changes: 'moves' },
}
