/** What is taken off a list instead of being deleted: it keeps its reason, and can be put back. */
import { sqlFor } from './database.server.ts'

/** Takes a row off with a reason, or puts it back (`null`); who did so before stays the one who did. */
export const setRemoval = (table: 'tasks' | 'staffTasks', id: string, reason: string | null) =>
  sqlFor
    .updateTable(table)
    .set({ removedAt: reason === null ? null : new Date().toISOString(), removedReason: reason })
    .where('id', '=', id)
    .where('removedAt', reason === null ? 'is not' : 'is', null)
