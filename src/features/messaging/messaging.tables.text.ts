import type { TableWords } from '#lib/feature.ts'

/** What administrators read of these tables, in the audit log and where two records become one. */
export const messagingTablesText: TableWords = {
  conversations: {
    entry: 'Conversation',
    counted: ['conversation', 'conversations'],
    both: 'with the same person: the messages come together, unread ones stay unread',
  },
  messages: { entry: 'Message', counted: ['message', 'messages'] },
}
