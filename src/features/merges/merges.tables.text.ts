import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const mergesTablesText: TableWords = {
  patient_merge_moves: { entry: 'What a merge moved' },
  patient_merges: { entry: 'Merge of two records' },
}
