import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const casesTablesText: TableWords = {
  case_status_changes: {
    entry: 'Closing or reopening',
    counted: ['closing or reopening', 'closings and reopenings'],
  },
}
