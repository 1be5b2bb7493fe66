import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const erasuresTablesText: TableWords = {
  erasure_requests: {
    entry: 'Request to erase a person',
    counted: ['wish to be erased', 'wishes to be erased'],
  },
  erasures: { entry: 'Erasure of a person' },
}
