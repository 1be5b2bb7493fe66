import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const caseloadTablesText: TableWords = {
  next_steps: {
    entry: 'Next step',
    counted: ['next step', 'next steps'],
    both: 'in both: the one that is due first stays',
  },
}
