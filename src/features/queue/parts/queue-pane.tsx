import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { waitingAppointments } from '#features/appointments/agenda/agenda.queries.ts'
import { StaffAppointment } from '#features/appointments/parts/staff-appointment.tsx'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { conversationWith } from '#features/messaging/messaging.queries.ts'
import { settlementText } from '#features/messaging/settlement/settlement.text.ts'
import { SafeContact } from '#features/patients/patient-facts/parts/safe-contact.tsx'
import { formatDay } from '#lib/dates.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { QueueItem } from '../queue.contract.ts'
import { queueText as text } from '../queue.text.ts'

// Comes with the first conversation that is opened here.
const ConversationThread = lazy(() =>
  import('#features/messaging/parts/conversation-thread.tsx').then(part => ({
    default: part.ConversationThread,
  })),
)

/** What one does about a row without leaving the list, beside what one has to know before. */
export function QueuePane({ item, whom, onFinish }: { item: QueueItem; whom: string; onFinish: () => void }) {
  const { kind, id, patientId, words } = item
  return (
    <div className="grid grid-cols-1 gap-4 border-line border-t p-3 lg:grid-cols-[minmax(0,1fr)_17rem]">
      {patientId && <Beside item={item} />}
      <div className="grid min-w-0 grid-cols-1 content-start gap-3 lg:col-start-1 lg:row-start-1">
        {kind === 'message' && patientId && <Conversation patientId={patientId} />}
        {kind === 'request' && <Request id={id} />}
        {kind === 'silence' && <p>{text.silentHint}</p>}
        {kind === 'task' && <p className="[overflow-wrap:anywhere]">{words}</p>}
        <div className="flex flex-wrap gap-2">
          {kind === 'silence' && (
            <ButtonLink look="secondary" to={`/case-manager/messages?patient=${patientId}`}>
              {text.verbs.silence}
            </ButtonLink>
          )}
          {kind === 'message' && (
            <Button look="secondary" onClick={onFinish}>
              {settlementText.needsNone}
            </Button>
          )}
          {kind === 'task' && (
            <Button look="secondary" onClick={onFinish}>
              {text.verbs.task}
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
      </div>
    </div>
  )
}

/** How to reach them safely comes first on a phone, above what one would answer. */
function Beside({ item: { contact, nextStep, nextStepDueOn, heardOn } }: { item: QueueItem }) {
  return (
    <aside className="grid content-start gap-3 text-sm [overflow-wrap:anywhere] lg:col-start-2 lg:border-line lg:border-l lg:pl-4">
      <SafeContact contact={contact} />
      <Known heading={text.nextStep}>
        {nextStep && nextStepDueOn ? text.stepBy(nextStep, formatDay(nextStepDueOn)) : text.noStep}
      </Known>
      {heardOn && <Known heading={text.heardLast}>{formatDay(heardOn)}</Known>}
    </aside>
  )
}

function Known({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="max-lg:hidden">
      <h4 className="text-muted">{heading}</h4>
      <p>{children}</p>
    </div>
  )
}

function Conversation({ patientId }: { patientId: string }) {
  const { data: session } = useQuery(sessionQuery)
  const { data, isError, refetch } = useQuery(conversationWith(patientId))
  const conversation = data?.conversations[0]
  const personId = session?.person?.id
  if (isError && !data) return <FailureState onTryAgain={() => void refetch()} />
  if (!conversation || !personId) return <Skeleton className="h-96 w-full" />
  return (
    <div className="flex h-96 min-h-0 flex-col rounded-card border border-line">
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <ConversationThread
          writer={{ hat: 'staff', personId }}
          conversation={conversation}
          hasCaseManager
          isInList
        />
      </Suspense>
    </div>
  )
}

function Request({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(waitingAppointments)
  const appointment = data?.requests.find(each => each.id === id)
  if (isError && !data) return <FailureState onTryAgain={() => void refetch()} />
  return appointment ? (
    <StaffAppointment appointment={appointment} isNamed={false} />
  ) : (
    <Skeleton className="h-24 w-full" />
  )
}
