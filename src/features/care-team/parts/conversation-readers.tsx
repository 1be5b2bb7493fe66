import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lastMoment } from '#features/cover/cover.rules.ts'
import { formatDate } from '#lib/dates.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { ChevronDownIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { TeamMember } from '../care-team.contract.ts'
import { careTeamOf, ownReaders } from '../care-team.queries.ts'
import { careTeamStaffText } from '../care-team.staff.text.ts'
import { careTeamText } from '../care-team.text.ts'
import { sayRole, type TeamWords } from './team-line.tsx'

interface Shown {
  patientId: string
  participantType: 'case_manager' | 'specialist' | 'private'
}

/**
 * Who else reads a conversation, on a line that opens: for the patient those beside the one it is with, for staff everybody
 * but themselves. The notebook has no such line: nobody else reads it.
 */
export function ConversationReaders({
  hat,
  conversation: { patientId, participantType },
}: {
  hat: 'patient' | 'staff'
  conversation: Shown
}) {
  const [isOpen, setOpen] = useState(false)
  if (participantType === 'private') return null
  const text = hat === 'patient' ? careTeamText : careTeamStaffText
  return (
    <details
      className="group border-line border-b px-4 text-sm"
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center gap-1.5 text-muted md:min-h-9 [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon size={16} aria-hidden="true" className="-rotate-90 group-open:rotate-0" />
        {text.conversation.open}
      </summary>
      <div className="max-h-48 overflow-y-auto pb-3">
        {isOpen && hat === 'patient' && <ForPatient participantType={participantType} />}
        {isOpen && hat === 'staff' && <ForStaff patientId={patientId} participantType={participantType} />}
      </div>
    </details>
  )
}

/** Those of the team who take part in conversations of this kind now. */
const readersOf = (members: readonly TeamMember[] = [], type: Shown['participantType']) =>
  members.filter(({ answers, isRunning }) => answers === type && isRunning)

const sayUntil = ({ endsAt }: TeamMember, words: TeamWords, timeZone?: string) =>
  endsAt ? [words.until(formatDate(lastMoment(endsAt), timeZone ? { timeZone } : {}))] : []

function ForPatient({ participantType }: Pick<Shown, 'participantType'>) {
  const asked = useQuery(ownReaders)
  const beside = readersOf(asked.data?.members, participantType).filter(
    ({ role }) => role !== participantType,
  )
  return <Readers asked={asked} readers={beside} words={careTeamText} timeZone={asked.data?.timeZone} />
}

function ForStaff({ patientId, participantType }: Shown) {
  const asked = useQuery(careTeamOf('staff', patientId))
  const others = readersOf(asked.data?.members, participantType).filter(({ isYou }) => !isYou)
  return <Readers asked={asked} readers={others} words={careTeamStaffText} />
}

/** Beside a conversation of staff: everybody who reads along, oneself too, by name and by what they are. */
export function ReadersBeside({
  conversation: { patientId, participantType },
  note,
}: {
  conversation: Shown
  /** What the patient sees of it. */
  note: string
}) {
  const { data, isError, isFetching, refetch } = useQuery(careTeamOf('staff', patientId))
  const words = careTeamStaffText
  return (
    <div>
      <dt className="text-muted">{words.conversation.along}</dt>
      <dd className="grid gap-2">
        {isError && !data && <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />}
        {!data && !isError && <SkeletonLines lines={2} />}
        <ul className="grid gap-1 empty:hidden">
          {readersOf(data?.members, participantType).map(reader => (
            <li key={reader.id} className="grid wrap-anywhere">
              <span className="font-semibold">{reader.isYou ? words.conversation.you : reader.name}</span>
              <span className="text-muted">
                {[sayRole(reader, words), ...sayUntil(reader, words)].join(', ')}
              </span>
            </li>
          ))}
        </ul>
        <p className="border-line border-t pt-2 text-muted">{note}</p>
      </dd>
    </div>
  )
}

function Readers({
  asked: { data, isError, isFetching, refetch },
  readers,
  words,
  timeZone,
}: {
  asked: Pick<UseQueryResult, 'data' | 'isError' | 'isFetching' | 'refetch'>
  readers: readonly TeamMember[]
  words: TeamWords & Pick<typeof careTeamText, 'conversation'>
  /** The zone of the record, for a patient. */
  timeZone?: string | undefined
}) {
  if (isError && !data) return <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />
  if (!data) return <SkeletonLines lines={2} />
  return (
    <div className="grid gap-2">
      {readers.length === 0 && <p>{words.conversation.nobody}</p>}
      <ul className="grid gap-1 empty:hidden">
        {readers.map(reader => (
          <li key={reader.id} className="wrap-anywhere">
            <span className="font-semibold">{reader.name}</span>
            <span className="text-muted">
              {' '}
              · {[sayRole(reader, words), ...sayUntil(reader, words, timeZone)].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-muted">{words.conversation.administrators}</p>
    </div>
  )
}
