import { MutationObserver, useMutation } from '@tanstack/react-query'
import { confirmRequest } from '#features/appointments/agenda/agenda.queries.ts'
import { agendaText } from '#features/appointments/agenda/agenda.text.ts'
import { settleConversation } from '#features/messaging/settlement/settlement.queries.ts'
import { moveStaffTask } from '#features/staff-tasks/staff-tasks.queries.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { QueueItem } from '../queue.contract.ts'
import { holdDeed } from '../queue.store.ts'
import { queueText as text } from '../queue.text.ts'

/**
 * Ends what one press ends: each says so with a toast, which takes back what can be taken back. A request is confirmed once nobody
 * takes it back; then `onTakenBack` hears of it.
 */
export function useFinish(onTakenBack: (item: QueueItem) => void) {
  const settle = useMutation(settleConversation)
  const move = useMutation(moveStaffTask)
  return {
    /** A request is confirmed, which its patient hears of: that is a key of its own. */
    mayFinish: ({ kind, messageId }: QueueItem) =>
      kind === 'task' || (kind === 'message' && messageId !== null),
    finish: (item: QueueItem) => {
      const { kind, id, messageId, sequence } = item
      if (kind === 'message' && messageId) settle.mutate({ conversationId: id, until: messageId })
      if (kind === 'task') move.mutate({ id, status: 'completed' })
      if (kind === 'request' && sequence !== null)
        holdDeed({
          row: item,
          words: text.confirmed(agendaText.done.confirmed),
          carryOut: isLeaving => confirm(id, sequence, isLeaving),
          onTakenBack: () => onTakenBack(item),
        })
    },
  }
}

const confirm = (id: string, sequence: number, isLeaving: boolean) =>
  new MutationObserver(queryClient, confirmRequest(isLeaving))
    .mutate({ id, sequence, answer: 'confirmed' })
    .then(
      () => true,
      () => false,
    )
