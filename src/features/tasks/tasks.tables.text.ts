import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const tasksTablesText: TableWords = {
  tasks: { entry: 'Task', counted: ['task', 'tasks'] },
}
