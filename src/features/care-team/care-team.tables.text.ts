import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const careTeamTablesText: TableWords = {
  care_team: {
    entry: 'Place on a care team',
    counted: ['place on the care team', 'places on the care team'],
  },
}
