import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Who opened or changed a record, and when; patients read who opened theirs.',
  patientTables: { audit_log: 'by hand' },
}
