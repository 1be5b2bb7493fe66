import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { waitingAppointments } from '#features/appointments/agenda/agenda.queries.ts'
import { StaffAppointment } from '#features/appointments/parts/staff-appointment.tsx'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { conversationWith } from '#features/messaging/messaging.queries.ts'
import { waitingText } from '#features/messaging/waiting/waiting.text.ts'
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

/** What one does about a row without leaving the list. */
export function QueuePane({ item, whom, onFinish }: { item: QueueItem; whom: string; onFinish: () => void }) {
  const { kind, id, patientId, words } = item
  return (
    <div className="grid grid-cols-1 gap-3 border-line border-t p-3">
      {kind === 'message' && patientId && <Conversation patientId={patientId} />}
      {kind === 'request' && <Request id={id} />}
      {kind === 'task' && <p className="[overflow-wrap:anywhere]">{words}</p>}
      <div className="flex flex-wrap gap-2">
        {kind === 'message' && (
          <Button look="secondary" onClick={onFinish}>
            {waitingText.needsNone}
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
  )
}

function Conversation({ patientId }: { patientId: string }) {
  const { data: session } = useQuery(sessionQuery)
  const { data, isError, refetch } = useQuery(conversationWith(patientId))
  const conversation = data?.conversations[0]
  const personId = session?.person?.id
  if (isError && !data) return <FailureState onTryAgain={() => void refetch()} />
  if (!conversation || !personId) return <Skeleton className="h-80 w-full" />
  return (
    <div className="flex h-80 min-h-0 flex-col rounded-card border border-line">
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        <ConversationThread
          writer={{ hat: 'staff', personId }}
          conversation={conversation}
          hasCaseManager
          onBack={() => {}}
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
