import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const staffTablesText: TableWords = {
  case_managers: { entry: 'Case manager' },
  specialists: { entry: 'Support specialist' },
  user_roles: { entry: 'Administrator' },
}
