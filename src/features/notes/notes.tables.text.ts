import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const notesTablesText: TableWords = {
  case_notes: { entry: 'Contact note', counted: ['case note', 'case notes'] },
}
