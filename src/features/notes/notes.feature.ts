import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: "Case notes: staff's own words about a patient, which no patient reads (decision 14).",
  topics: { notes: 'staff' },
  refreshedBy: { notes: { staff: ['notes'], administrator: ['notes'] } },
  patientTables: {
    case_notes: {
      withheld: 'Written for staff: it leaves through the function of its own that decision 40 asks for.',
    },
  },
}
