import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { waitingAppointments } from '#features/appointments/agenda/agenda.queries.ts'
import { StaffAppointment } from '#features/appointments/parts/staff-appointment.tsx'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { StepInPlace } from '#features/caseload/parts/step-in-place.tsx'
import { besideConversationOf } from '#features/messaging/beside/beside.queries.ts'
import { holdWords, type Recipient } from '#features/messaging/held/held.store.ts'
import { conversationWith, type Writer } from '#features/messaging/messaging.queries.ts'
import { ConversationThread } from '#features/messaging/parts/conversation-thread.tsx'
import { FirstMessage } from '#features/messaging/parts/first-message.tsx'
import { MessageLines } from '#features/messaging/parts/message-lines.tsx'
import { settlementText } from '#features/messaging/settlement/settlement.text.ts'
import { NoteInRow } from '#features/notes/parts/note-in-row.tsx'
import { LastContact } from '#features/patients/patient-facts/parts/last-contact.tsx'
import { SafeContact } from '#features/patients/patient-facts/parts/safe-contact.tsx'
import { formatDay } from '#lib/dates.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { isHeld } from '#ui/page-keys.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { QueueItem } from '../queue.contract.ts'
import { isAboutStep } from '../queue.rules.ts'
import { queueText as text } from '../queue.text.ts'

/** Which row is open, for what it asks or for a note about its patient. */
export interface OpenedRow {
  key: string
  as: 'act' | 'note'
  /** The focus stands before the field until Enter leads into it. */
  isBefore?: boolean
}

interface Paned {
  item: QueueItem
  whom: string
  opened: OpenedRow
  onFinish: () => void
  onNote: () => void
  /** An answer was sent from here, by a key or by hand. */
  onAnswered: (isByKeys: boolean) => void
  /** It was taken back, and one goes on writing. */
  onTakenBack: () => void
  onClose: () => void
}

/** What one does about a row without leaving the list, beside what one has to know before. */
export default function QueuePane(paned: Paned) {
  const { item, whom, opened } = paned
  const { patientId } = item
  const { isEntered, ...before } = useFocusBefore(opened.isBefore === true)
  return (
    <section
      {...before}
      tabIndex={-1}
      onFocus={bringIntoSight}
      aria-label={opened.as === 'note' ? text.noteOf(whom) : text.verbOf(text.kinds[item.kind], whom)}
      className="grid scroll-mt-24 scroll-mb-20 grid-cols-1 gap-4 rounded-card border-line border-t p-3 lg:grid-cols-[minmax(0,1fr)_17rem] [&_textarea]:scroll-mb-32"
    >
      {patientId && <Beside item={item} />}
      <div className="grid min-w-0 grid-cols-1 content-start gap-3 lg:col-start-1 lg:row-start-1">
        {opened.as === 'note' ? <Note {...paned} /> : <Deed {...paned} isBegun={isEntered} />}
      </div>
    </section>
  )
}

/** Room that a phone's bottom bar takes. */
const BAR_PIXELS = 64

/**
 * Who begins to write sees where: a row low on the screen, or letters of twice the size, left the field below the fold. As much of
 * the row as there is room for comes with it, because what one has to know before stands above.
 */
function bringIntoSight({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target.tagName !== 'TEXTAREA') return
  if (target.getBoundingClientRect().bottom <= window.innerHeight - BAR_PIXELS) return
  currentTarget.scrollIntoView({ block: 'nearest' })
  target.scrollIntoView({ block: 'nearest' })
}

/** Nothing that is still being typed to the person before does anything here: Enter alone leads on, into the answer. */
function useFocusBefore(isBefore: boolean) {
  const pane = useRef<HTMLElement>(null)
  // Said while the conversation is still on its way, it holds for when it is there.
  const [isEntered, setEntered] = useState(!isBefore)
  useEffect(() => {
    if (isBefore) pane.current?.focus({ preventScroll: true })
  }, [isBefore])
  return {
    ref: pane,
    isEntered,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget || isHeld(event.nativeEvent)) return
      if (event.key.length === 1 || event.key === 'Enter') event.preventDefault()
      if (event.key !== 'Enter') return
      setEntered(true)
      pane.current?.querySelector('textarea')?.focus()
    },
  }
}

const Note = ({ item, onClose }: Paned) => <NoteInRow patient={followedOf(item)} onClose={onClose} />

const followedOf = ({ patientId, nextStep, nextStepDueOn }: QueueItem) => ({
  id: patientId ?? '',
  status: 'active' as const,
  nextStep,
  nextStepDueOn,
})

function Deed(paned: Paned & { isBegun: boolean }) {
  const { item, whom, onFinish, onNote, onClose } = paned
  const { kind, id, patientId, words } = item
  return (
    <>
      {kind === 'silence' && <p>{text.silentHint}</p>}
      {isWrittenTo(kind) && patientId && <Conversation {...paned} patientId={patientId} />}
      {kind === 'request' && <Request id={id} onConfirm={onFinish} />}
      {isAboutStep(item) && <StepInPlace patient={followedOf(item)} onKept={onClose} />}
      {kind === 'task' && <p className="wrap-anywhere">{words}</p>}
      <div className="flex flex-wrap gap-2">
        {kind === 'task' && (
          <Button look="secondary" onClick={onFinish}>
            {text.verbs.task}
          </Button>
        )}
        {patientId && (
          <Button look="quiet" className="lg:hidden" aria-label={text.noteOf(whom)} onClick={onNote}>
            {text.note}
          </Button>
        )}
        {patientId && (
          <ButtonLink
            look="quiet"
            to={`/case-manager/patients/${patientId}`}
            aria-label={text.openPageOf(whom)}
          >
            {text.openPage}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

/** How to reach them safely comes first on a phone, above what one would answer. */
function Beside({
  item: { kind, patientId, contact, nextStep, nextStepDueOn, heardOn },
}: {
  item: QueueItem
}) {
  return (
    <aside className="grid content-start gap-3 text-sm wrap-anywhere lg:col-start-2 lg:border-line lg:border-l lg:pl-4">
      <SafeContact contact={contact} />
      <Known heading={text.nextStep}>
        {nextStep && nextStepDueOn ? text.stepBy(nextStep, formatDay(nextStepDueOn)) : text.noStep}
      </Known>
      {isWrittenTo(kind) && patientId && <LastContactWith patientId={patientId} />}
      {heardOn && <Known heading={text.heardLast}>{formatDay(heardOn)}</Known>}
    </aside>
  )
}

/** What is open is a conversation. */
const isWrittenTo = (kind: QueueItem['kind']) => kind === 'message' || kind === 'silence'

/** Asked for once one writes; nothing where no conversation has begun. */
function LastContactWith({ patientId }: { patientId: string }) {
  const { data } = useQuery(conversationWith(patientId))
  const conversationId = data?.conversations[0]?.id
  const beside = useQuery({
    ...besideConversationOf(conversationId ?? ''),
    enabled: conversationId !== undefined,
  })
  if (beside.isError || (data && !conversationId)) return null
  return (
    <Known heading={text.lastContact}>
      {beside.data ? <LastContact contact={beside.data.lastContact} /> : <Skeleton className="h-5 w-40" />}
    </Known>
  )
}

function Known({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="max-lg:hidden">
      <h4 className="text-muted">{heading}</h4>
      <div>{children}</div>
    </div>
  )
}

function Conversation({
  item,
  whom,
  patientId,
  isBegun,
  onAnswered,
  onTakenBack,
  onFinish,
  onClose,
}: Paned & { patientId: string; isBegun: boolean }) {
  const { data: session } = useQuery(sessionQuery)
  const { data, isError, refetch } = useQuery(conversationWith(patientId))
  const conversation = data?.conversations[0]
  const personId = session?.person?.id
  if (isError && !data) return <FailureState onTryAgain={() => void refetch()} />
  if (!data || !personId) return <Skeleton className="h-116 w-full" />
  const isAnswer = item.kind === 'message'
  const send = (writer: Writer, to: Recipient, content: string) => {
    // Where the focus is still in the field, it was sent by Enter.
    if (isAnswer) onAnswered(document.activeElement instanceof HTMLTextAreaElement)
    else onClose()
    holdWords(writer, to, content, {
      row: item,
      isAnswer,
      onTakenBack: isByHand => isByHand && onTakenBack(),
    })
  }
  if (!conversation) return <FirstMessage patientId={patientId} personId={personId} onSend={send} />
  const writer: Writer = { hat: 'staff', personId }
  return (
    // It grows with the words that are written; the thread within it scrolls.
    <div className="flex min-h-116 flex-col rounded-card border border-line">
      <ConversationThread
        writer={writer}
        conversation={conversation}
        hasCaseManager
        isBegun={isBegun}
        lines={MessageLines}
        onSend={content => send(writer, { patientId, whom, conversation }, content)}
        actionsOf={() =>
          isAnswer && (
            <Button look="quiet" onClick={onFinish}>
              {settlementText.needsNone}
            </Button>
          )
        }
      />
    </div>
  )
}

function Request({ id, onConfirm }: { id: string; onConfirm: () => void }) {
  const { data, isError, refetch } = useQuery(waitingAppointments)
  const appointment = data?.requests.find(each => each.id === id)
  if (isError && !data) return <FailureState onTryAgain={() => void refetch()} />
  return appointment ? (
    <StaffAppointment appointment={appointment} isNamed={false} onConfirm={onConfirm} />
  ) : (
    <Skeleton className="h-24 w-full" />
  )
}
