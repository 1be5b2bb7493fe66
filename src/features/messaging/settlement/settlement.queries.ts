import { MutationObserver, mutationOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { settlementContract } from './settlement.contract.ts'
import { settlementText as text } from './settlement.text.ts'

const api = apiFor<typeof settlementContract>('settlement', apiRoutes.settlementContract).staff

const askAgain = () => queryClient.invalidateQueries({ queryKey: [['staff']] })

/** Says that a conversation needs no answer; the toast takes it back. */
export const settleConversation = mutationOptions({
  ...api.settle.mutationOptions(),
  onSettled: askAgain,
  meta: {
    toast: {
      success: ({ conversationId, isWaiting }: { conversationId: string; isWaiting: boolean }) =>
        isWaiting
          ? undefined
          : { ...text.settled, action: { label: text.undo, onPress: () => reopen(conversationId) } },
      failure: text.failed,
    },
  },
})

/** Lets a conversation wait again, whoever wrote last; one in which the patient never wrote has nothing that could. */
export const reopenConversation = mutationOptions({
  ...api.reopen.mutationOptions(),
  onSettled: askAgain,
  meta: {
    toast: {
      success: ({ isWaiting }: { isWaiting: boolean }) => (isWaiting ? text.reopened : text.nothingWaits),
      failure: text.failed,
    },
  },
})

function reopen(conversationId: string): void {
  new MutationObserver(queryClient, reopenConversation).mutate({ conversationId }).catch(() => {})
}
