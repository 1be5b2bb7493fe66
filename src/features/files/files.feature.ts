import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Documents about a patient.',
  patientTables: { case_files: { withheld: 'Its own way out is the one that decision 40 asks for.' } },
}
