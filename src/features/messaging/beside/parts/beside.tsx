import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ReadersBeside } from '#features/care-team/parts/conversation-readers.tsx'
import { NextStepLine } from '#features/caseload/parts/next-step.tsx'
import { LastContact } from '#features/patients/patient-facts/parts/last-contact.tsx'
import { sayInOneLine } from '#features/patients/patient-facts/parts/safe-contact.tsx'
import { formatDateTime } from '#lib/dates.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { ShieldIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { inboxText as text } from '../../inbox/inbox.text.ts'
import type { Conversation } from '../../messaging.contract.ts'
import type { BesideConversation } from '../beside.contract.ts'
import { besideConversationOf } from '../beside.queries.ts'

/** Beside a conversation on a wide screen: how to reach the person safely, what comes next, and who reads along. */
export function Beside({ conversation }: { conversation: Conversation }) {
  const { data, isError, isFetching, refetch } = useQuery(besideConversationOf(conversation.id))
  return (
    <aside
      aria-label={text.beside(conversation.patientName)}
      className="min-h-0 overflow-y-auto border-line border-l px-6 py-4 text-sm max-xl:hidden"
    >
      {isError && !data && <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />}
      {!data && !isError && <SkeletonLines lines={8} />}
      {data && (
        <dl className="grid gap-4 wrap-anywhere">
          <Fact label={text.reachSafely}>
            <SafeWay contact={data.contact} />
            {data.contact?.words && <p className="pt-1">{data.contact.words}</p>}
          </Fact>
          <Fact label={text.nextStep}>
            <NextStep beside={data} />
          </Fact>
          <Fact label={text.coming}>
            {data.comingAt ? (
              [formatDateTime(data.comingAt), data.comingNotes].filter(Boolean).join(', ')
            ) : (
              <span className="text-muted">{text.nothingComing}</span>
            )}
          </Fact>
          <Fact label={text.lastContact}>
            <LastContact contact={data.lastContact} />
          </Fact>
          <ReadersBeside conversation={conversation} note={text.readersSeen} />
        </dl>
      )}
    </aside>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Before any answer, in bold: the one thing of all that must not be overlooked. */
export function SafeWay({ contact }: Pick<BesideConversation, 'contact'>) {
  return (
    <span className="flex items-start gap-2">
      <ShieldIcon size={16} aria-hidden="true" className="mt-1 shrink-0 text-rail" />
      <span className="min-w-0 font-semibold wrap-anywhere">{sayInOneLine(contact)}</span>
    </span>
  )
}

function NextStep({ beside: { patientId, ...step } }: { beside: BesideConversation }) {
  if (step.status === 'inactive') return <span className="text-muted">{text.closed}</span>
  return <NextStepLine patient={{ id: patientId, ...step }} />
}
