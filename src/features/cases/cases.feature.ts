import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Closing the case of a patient and opening it again, with reason and day.',
  patientTables: {
    case_status_changes: {
      withheld: 'Written for staff: it leaves through the function of its own that decision 40 asks for.',
    },
  },
}
