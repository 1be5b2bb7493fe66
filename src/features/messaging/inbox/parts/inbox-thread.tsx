import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { BackIcon, MessageIcon } from '#ui/icons.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { usePageKeys } from '#ui/page-keys.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { AskForFile } from '../../asked-files/parts/ask-for-file.tsx'
import { besideConversationOf } from '../../beside/beside.queries.ts'
import { SafeWay } from '../../beside/parts/beside.tsx'
import { type HoldWords, recipientOf } from '../../held/held.store.ts'
import type { Conversation } from '../../messaging.contract.ts'
import type { Writer } from '../../messaging.queries.ts'
import { messagingStaffText } from '../../messaging.staff.text.ts'
import { messagingText } from '../../messaging.text.ts'
import { ConversationThread } from '../../parts/conversation-thread.tsx'
import { MessageLines } from '../../parts/message-lines.tsx'
import { UndeliverableMessages } from '../../parts/undeliverable-messages.tsx'
import { Settlement } from '../../settlement/parts/settlement.tsx'
import { inboxText as text } from '../inbox.text.ts'
import { SnoozeOpen } from './snooze-open.tsx'

// Comes with the first next step that is set here.
const StepInPlace = lazyPart(
  async () => (await import('#features/caseload/parts/step-in-place.tsx')).StepInPlace,
)

const recordOf = (patientId: string) => `/case-manager/patients/${patientId}`

/** The open conversation: r goes to where one answers, o to the person's page; e, s, t and u stand with what they do. */
export function InboxThread({
  conversation,
  onBack,
  onSend,
}: {
  conversation: Conversation
  onBack: () => void
  onSend: HoldWords
}) {
  const personId = useQuery(sessionQuery).data?.person?.id
  const { data: beside } = useQuery(besideConversationOf(conversation.id))
  const [isSettingStep, setSettingStep] = useState(false)
  const thread = useRef<HTMLDivElement>(null)
  const toWriting = () => thread.current?.querySelector('textarea')?.focus()
  const navigate = useNavigate()
  usePageKeys(key => {
    if (key === 'r') toWriting()
    if (key === 'o') void navigate(recordOf(conversation.patientId))
    return key === 'r' || key === 'o'
  })
  if (!personId) return <SpinnerArea />
  const writer: Writer = { hat: 'staff', personId }
  const leaveStep = () => {
    setSettingStep(false)
    toWriting()
  }
  return (
    // On a low screen the step to say next would push the place to write out of the pane.
    <div ref={thread} className="flex min-h-0 flex-1 flex-col md:overflow-y-auto">
      <ConversationThread
        writer={writer}
        conversation={conversation}
        hasCaseManager
        isBegun
        lines={MessageLines}
        onSend={content => onSend(writer, recipientOf(conversation), content)}
        hasReadersBeside
        head={<Head conversation={conversation} onBack={onBack} />}
        actionsOf={until => (
          <>
            <AskForFile conversation={conversation} personId={personId} />
            <Settlement conversation={conversation} until={until} />
          </>
        )}
        // Of a closed case nothing comes next.
        sendAnd={
          beside?.status === 'active'
            ? { label: text.sendAndStep, goOn: () => setSettingStep(true) }
            : undefined
        }
        next={
          beside &&
          isSettingStep && (
            <div className="mb-3 border-line border-b pb-3">
              <Suspense fallback={<SkeletonLines lines={2} />}>
                <StepInPlace
                  patient={{ ...beside, id: conversation.patientId }}
                  onKept={leaveStep}
                  onLeave={leaveStep}
                />
              </Suspense>
            </div>
          )
        }
      />
    </div>
  )
}

/** With whom it is, and where there is no room beside it, how to reach them safely. */
function Head({ conversation, onBack }: { conversation: Conversation; onBack: () => void }) {
  const { data } = useQuery(besideConversationOf(conversation.id))
  const { id, patientName, patientId, language } = conversation
  const about = [
    ...(language === 'es' ? [text.readsSpanish] : []),
    ...(data?.interpreterLanguage ? [text.interpreter(data.interpreterLanguage)] : []),
  ].join(' · ')
  return (
    <header className="grid gap-x-3 border-line border-b px-4 py-1.5">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 md:flex-nowrap">
        <span className="-mr-3 -ml-3 md:hidden">
          <IconButton
            label={messagingText.back}
            icon={<BackIcon size={20} aria-hidden="true" />}
            onClick={onBack}
          />
        </span>
        <h2 className="min-w-0 font-semibold text-lg wrap-anywhere max-md:flex-1 md:truncate">
          {patientName}
        </h2>
        <span className="text-muted text-sm max-md:order-last max-md:basis-full max-md:empty:hidden md:flex-1">
          {about}
        </span>
        {data?.status === 'active' && <SnoozeOpen conversation={conversation} />}
        <Link
          to={recordOf(patientId)}
          aria-keyshortcuts="o"
          className="inline-flex min-h-11 shrink-0 items-center font-semibold text-rail text-sm hover:underline"
        >
          {text.openRecord}
        </Link>
      </div>
      <div key={id} className="min-h-8 pb-1 text-sm xl:hidden">
        {data && <SafeWay contact={data.contact} />}
        {data?.contact?.words && <p className="line-clamp-2 pl-6 text-muted">{data.contact.words}</p>}
      </div>
    </header>
  )
}

export function NothingOpen() {
  return (
    <div className="grid flex-1 place-items-center p-6">
      <EmptyState
        icon={<MessageIcon size={24} />}
        title={messagingText.choose}
        body={messagingText.chooseHint}
      />
    </div>
  )
}

/** Closes politely, and gives back what was typed there and not sent. */
export function GoneThread({ conversationId, onBack }: { conversationId: string; onBack: () => void }) {
  const personId = useQuery(sessionQuery).data?.person?.id
  return (
    <div role="alert" className="grid content-start gap-4 overflow-y-auto p-4">
      <EmptyState
        icon={<MessageIcon size={24} />}
        title={messagingStaffText.title}
        body={messagingStaffText.body}
        action={
          <Button look="secondary" onClick={onBack}>
            {messagingStaffText.back}
          </Button>
        }
      />
      {personId && (
        <UndeliverableMessages writer={{ hat: 'staff', personId }} conversationId={conversationId} />
      )}
    </div>
  )
}
