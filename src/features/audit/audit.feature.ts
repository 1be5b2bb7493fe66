import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Who opened or changed a record, and when; patients read who opened theirs.',
  patientTables: { audit_log: 'by hand' },
  erasing: {
    audit_log: 'stays',
    audit_seals: 'stays',
    recent_reads: { goes: 'x.organization_id = $1 and x.entity_id = any ($2) or x.user_id = any ($3)' },
  },
}
