import { useMutation } from '@tanstack/react-query'
import { answerRequest } from '#features/appointments/agenda/agenda.queries.ts'
import { settleConversation } from '#features/messaging/settlement/settlement.queries.ts'
import { moveStaffTask } from '#features/staff-tasks/staff-tasks.queries.ts'
import type { QueueItem } from '../queue.contract.ts'

/** Ends what one press ends: each says so with a toast, which takes back what can be taken back. */
export function useFinish() {
  const settle = useMutation(settleConversation)
  const move = useMutation(moveStaffTask)
  const answer = useMutation(answerRequest)
  return {
    /** A request is confirmed, which its patient hears of: that is a key of its own. */
    mayFinish: ({ kind, messageId }: QueueItem) =>
      kind === 'task' || (kind === 'message' && messageId !== null),
    finish: ({ kind, id, messageId, sequence }: QueueItem) => {
      if (kind === 'message' && messageId) settle.mutate({ conversationId: id, until: messageId })
      if (kind === 'task') move.mutate({ id, status: 'completed' })
      if (kind === 'request' && sequence !== null) answer.mutate({ id, sequence, answer: 'confirmed' })
    },
  }
}
