import { useMutation } from '@tanstack/react-query'
import { waitedFor } from '#features/queue/queue.rules.ts'
import { Button } from '#ui/button.tsx'
import { usePageKeys } from '#ui/page-keys.ts'
import type { Conversation } from '../../messaging.contract.ts'
import { reopenConversation, settleConversation } from '../settlement.queries.ts'
import { settlementText as text } from '../settlement.text.ts'

/** How long a conversation has waited. */
export function WaitingMark({ since }: { since: string }) {
  const { count, unit } = waitedFor(since, new Date())
  return <span className="shrink-0 font-semibold text-sm tabular-nums">{text.waiting[unit](count)}</span>
}

/** An answer settles a conversation, and so does this, by the key e as well: opening it does not. */
export function Settlement({
  conversation: { id, waitingSince, previewSender },
  until,
}: {
  conversation: Conversation
  /** The last message that is in sight: what came after it goes on waiting. */
  until: string | undefined
}) {
  const settle = useMutation(settleConversation)
  const reopen = useMutation(reopenConversation)
  const maySettle = waitingSince !== null && until !== undefined
  usePageKeys(key => {
    if (key !== 'e' || !maySettle) return false
    settle.mutate({ conversationId: id, until })
    return true
  })
  if (maySettle)
    return (
      <Button
        look="quiet"
        aria-keyshortcuts="e"
        title={text.needsNoneKey}
        busy={settle.isPending}
        onClick={() => settle.mutate({ conversationId: id, until })}
      >
        {text.needsNone}
      </Button>
    )
  if (previewSender !== 'patient') return null
  return (
    <Button look="quiet" busy={reopen.isPending} onClick={() => reopen.mutate({ conversationId: id })}>
      {text.waitAgain}
    </Button>
  )
}
