import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const preferencesTablesText: TableWords = {
  contact_preferences: {
    entry: 'Ways of contact',
    counted: ['choice of how to be reached', 'choices of how to be reached'],
    both: 'in both: what either forbids is forbidden',
  },
}
