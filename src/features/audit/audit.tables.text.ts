import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const auditTablesText: TableWords = {
  audit_log: { entry: 'Audit log' },
}
