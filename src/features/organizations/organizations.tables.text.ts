import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const organizationsTablesText: TableWords = {
  former_slugs: { entry: 'Former address of sign-up' },
  invitations: { entry: 'Invitation' },
  organizations: { entry: 'Organization' },
}
