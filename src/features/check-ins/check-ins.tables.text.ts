import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const checkInsTablesText: TableWords = {
  check_ins: {
    entry: 'Check-in',
    counted: ['shared check-in', 'shared check-ins'],
    both: 'on the same day: the words of both are kept',
  },
}
