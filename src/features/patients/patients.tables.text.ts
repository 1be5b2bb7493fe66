import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const patientsTablesText: TableWords = {
  former_contacts: {
    entry: 'Former address or number',
    counted: ['earlier address or number', 'earlier addresses and numbers'],
    both: 'in both: once is enough',
  },
  patients: { entry: 'Patient record', counted: ['detail of the record', 'details of the record'] },
}
