import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const checklistTablesText: TableWords = {
  checklist_categories: { entry: 'Checklist category' },
  checklist_items: { entry: 'Checklist item' },
  checklist_progress: {
    entry: 'Checklist progress',
    counted: ['checklist item', 'checklist items'],
    both: 'in both: done is done',
  },
}
