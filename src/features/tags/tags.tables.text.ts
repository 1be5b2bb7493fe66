import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const tagsTablesText: TableWords = {
  patient_tags: { entry: 'Tag on a patient', counted: ['tag', 'tags'], both: 'in both: once is enough' },
  tags: { entry: 'Tag' },
}
