import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const safetyTablesText: TableWords = {
  safety_alert_recipients: { entry: 'Who was told of a safety alert' },
  safety_alerts: { entry: 'Safety alert', counted: ['safety alert', 'safety alerts'] },
}
