import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const likenessTablesText: TableWords = {
  likeness_checks: { entry: 'Check for the same person' },
  likeness_pairs: { entry: 'Two records that may be the same' },
}
