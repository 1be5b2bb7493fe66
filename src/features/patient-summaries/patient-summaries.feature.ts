import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'What lists show of a patient: one row for each, kept by the transaction that changes it.',
  patientTables: { patient_summaries: { withheld: 'Repeats, and counts, what the download holds itself.' } },
  merging: { patient_summaries: 'repeats' },
  words: { patient_summaries: ['name', 'preferred_name', 'next_step'] },
}
