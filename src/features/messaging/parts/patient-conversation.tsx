import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { usePageKeys } from '#ui/page-keys.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { AskForFile } from '../asked-files/parts/ask-for-file.tsx'
import { recipientOf, useHoldingWords } from '../held/held.store.ts'
import { conversationWith, type Writer } from '../messaging.queries.ts'
import { messagingText as text } from '../messaging.text.ts'
import { Settlement } from '../settlement/parts/settlement.tsx'
import { ConversationThread } from './conversation-thread.tsx'
import { FirstMessage } from './first-message.tsx'
import { MessageLines } from './message-lines.tsx'

/** As high as what is left of the window beside the head of a record; only the messages scroll. */
const height = 'h-[max(26rem,calc(100dvh-11.5rem))] lg:h-[max(28rem,calc(100dvh-5.5rem-var(--head,9rem)))]'

/**
 * The conversation that staff have with one patient, as a section of the patient's page, with r for the answer; where there is none
 * yet, the place for its first words. `isBegun`: who came to write goes on writing at once.
 */
export function PatientConversation({ patientId, isBegun }: { patientId: string; isBegun: boolean }) {
  const personId = useQuery(sessionQuery).data?.person?.id
  const { data, isError, isFetching, refetch } = useQuery(conversationWith(patientId))
  const thread = useRef<HTMLDivElement>(null)
  usePageKeys(key => {
    if (key !== 'r') return false
    thread.current?.querySelector('textarea')?.focus()
    return true
  })
  const holdWords = useHoldingWords(thread, data?.conversations ?? [])
  const isShown = data !== undefined && personId !== undefined
  useEffect(() => {
    // On a phone the head of the record would leave the place to write below the fold. The page's own padding for a jump stands
    // for what stays in sight above; the margin adds what of the sections is higher than that.
    if (isShown && !matchMedia('(min-width: 64rem)').matches) thread.current?.scrollIntoView()
  }, [isShown])
  if (isError && !data)
    return (
      <FailureState title={text.failures.load.body} isTrying={isFetching} onTryAgain={() => void refetch()} />
    )
  if (!data || !personId) return <SkeletonLines lines={8} />
  const [conversation] = data.conversations
  const writer: Writer = { hat: 'staff', personId }
  return (
    <div ref={thread} className="grid scroll-mt-1 grid-cols-1">
      {conversation ? (
        <div className={`relative -mx-4 flex min-h-0 flex-col ${height}`}>
          <h2 className="sr-only">{text.heading}</h2>
          <ConversationThread
            key={conversation.id}
            writer={writer}
            conversation={conversation}
            hasCaseManager
            isBegun={isBegun}
            lines={MessageLines}
            onSend={content => holdWords(writer, recipientOf(conversation), content)}
            actionsOf={until => (
              <>
                <AskForFile conversation={conversation} personId={personId} />
                <Settlement conversation={conversation} until={until} />
              </>
            )}
          />
        </div>
      ) : (
        <FirstMessage patientId={patientId} personId={personId} onSend={holdWords} />
      )}
    </div>
  )
}
