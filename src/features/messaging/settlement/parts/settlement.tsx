import { useMutation } from '@tanstack/react-query'
import { waitedFor } from '#features/queue/queue.rules.ts'
import { queueText } from '#features/queue/queue.text.ts'
import { Button } from '#ui/button.tsx'
import { KeyHint } from '#ui/key-hint.tsx'
import { useNow } from '#ui/now.ts'
import { usePageKeys } from '#ui/page-keys.ts'
import type { Conversation } from '../../messaging.contract.ts'
import { reopenConversation, settleConversation } from '../settlement.queries.ts'
import { settlementText as text } from '../settlement.text.ts'

/** How long a conversation has waited. */
export function WaitingMark({ since }: { since: string }) {
  const { count, unit } = waitedFor(since, useNow())
  return (
    <span className="shrink-0 font-semibold text-sm tabular-nums">
      <span className="sr-only">{text.waits} </span>
      {queueText.waited[unit](count)}
    </span>
  )
}

/**
 * An answer settles a conversation, and so does this, by the key e as well: opening it does not. Both can be taken back, by the key
 * u, for as long as one likes: then it waits again.
 */
export function Settlement({
  conversation: { id, waitingSince },
  until,
}: {
  conversation: Conversation
  /** The last message that is in sight: what came after it goes on waiting. */
  until: string | undefined
}) {
  const settle = useMutation(settleConversation)
  const reopen = useMutation(reopenConversation)
  const isWaiting = waitingSince !== null
  const end = () => until !== undefined && settle.mutate({ conversationId: id, until })
  const letWait = () => reopen.mutate({ conversationId: id })
  usePageKeys(key => {
    if (key !== (isWaiting ? 'e' : 'u') || until === undefined) return false
    if (isWaiting) end()
    else letWait()
    return true
  })
  // A thread that is still on its way, or has no words, has nothing to settle.
  if (until === undefined) return null
  return isWaiting ? (
    <Button
      look="quiet"
      aria-keyshortcuts="e"
      title={text.needsNoneKey}
      busy={settle.isPending}
      onClick={end}
    >
      {text.needsNone}
      <KeyHint letter="e" />
    </Button>
  ) : (
    <Button
      look="quiet"
      aria-keyshortcuts="u"
      title={text.waitAgainKey}
      busy={reopen.isPending}
      onClick={letWait}
    >
      {text.waitAgain}
      <KeyHint letter="u" />
    </Button>
  )
}
