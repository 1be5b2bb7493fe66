import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const formsTablesText: TableWords = {
  form_requests: {
    entry: 'Request to fill in a form',
    counted: ['form asked for', 'forms asked for'],
    both: 'in both: the earlier day stays',
  },
  forms: { entry: 'Form' },
  submissions: {
    entry: 'Answers to a form',
    counted: ['form', 'forms'],
    both: 'unfinished in both: answers that only one has are kept',
  },
}
