import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#lib/dates.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { TeamMember } from '../../care-team.contract.ts'
import { couldOpenMineOn, ownReaders } from '../../care-team.queries.ts'
import { careTeamText as text } from '../../care-team.text.ts'
import { sayPeriod, sayRole, TeamLine } from '../../parts/team-line.tsx'
import { CouldOpenOn } from './could-open-on.tsx'

/** For a patient: who can open their record now, by name and role, and who could on another day. */
export function OwnReaders() {
  const { data, isPending, isError, refetch, isFetching } = useQuery(ownReaders)
  return (
    <FoldCard staysFolded id="readers" title={text.heading} description={text.description}>
      {isPending && <SkeletonLines lines={4} />}
      {isError && !data && <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />}
      {data && (
        <div className="grid gap-4">
          <Members members={data.members} timeZone={data.timeZone} />
          {data.administrators.length > 0 && <Administrators names={data.administrators} />}
          <OnAnotherDay timeZone={data.timeZone} />
        </div>
      )}
    </FoldCard>
  )
}

function Members({ members, timeZone }: { members: readonly TeamMember[]; timeZone: string }) {
  if (members.length === 0) return <p className="text-muted">{text.nobody}</p>
  return (
    <ul aria-label={text.list} className="-my-3 grid divide-y divide-line">
      {members.map(member => (
        <TeamLine
          key={member.id}
          name={member.name}
          about={[
            sayRole(member, text),
            ...sayPeriod(member, text, moment => formatDate(moment, { timeZone })),
          ]}
        />
      ))}
    </ul>
  )
}

function Administrators({ names }: { names: readonly string[] }) {
  return (
    <div className="grid gap-0.5 border-line border-t pt-4">
      <h3 className="font-semibold">{text.administrators}</h3>
      <p className="wrap-anywhere">{names.join(', ')}</p>
      <p className="text-muted">{text.administratorsHint}</p>
    </div>
  )
}

function OnAnotherDay({ timeZone }: { timeZone: string }) {
  const [day, setDay] = useState('')
  const answer = useQuery({ ...couldOpenMineOn(day), enabled: day !== '' })
  return <CouldOpenOn words={text} timeZone={timeZone} day={day} onDay={setDay} answer={answer} />
}
