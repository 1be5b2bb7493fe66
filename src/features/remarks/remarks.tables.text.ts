import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const remarksTablesText: TableWords = {
  remark_versions: {
    entry: 'Earlier words of a note',
    counted: ['earlier wording of a note', 'earlier wordings of notes'],
  },
  remarks: { entry: 'Note on the record or checklist', counted: ['note', 'notes'] },
}
