import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { endCover } from '#features/cover/cover.queries.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { TeamMember } from '../care-team.contract.ts'
import { careTeamOf, couldOpenOn } from '../care-team.queries.ts'
import { careTeamStaffText as text } from '../care-team.staff.text.ts'
import { AddCoWorkerDialog } from '../co-workers/parts/add-co-worker-dialog.tsx'
import { EndCoWorker } from '../co-workers/parts/end-co-worker.tsx'
import { CouldOpenOn } from '../history/parts/could-open-on.tsx'
import { sayPeriod, sayRole, TeamLine } from './team-line.tsx'

/** On a patient's page: who may see them, since when and until when. Whoever may adds co-workers here, and ends them. */
export function CareTeamCard({
  patientId,
  name,
  action,
}: {
  patientId: string
  /** The name that the patient goes by. */
  name: string
  /** Beside the heading: what else can be done with the team. */
  action?: ReactNode
}) {
  const hat = useStaffHat()
  const { data, isPending, isError, refetch, isFetching } = useQuery(careTeamOf(hat, patientId))
  return (
    <Card title={text.heading} action={action}>
      {isPending && <SkeletonLines lines={4} />}
      {isError && !data && <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />}
      {data && (
        <div className="@container grid gap-3">
          <Members patientId={patientId} members={data.members} mayChange={data.mayChange} />
          {data.mayChange && <AddCoWorkerDialog patientId={patientId} name={name} members={data.members} />}
          {hat === 'administrator' && <OnAnotherDay patientId={patientId} timeZone={data.timeZone} />}
        </div>
      )}
    </Card>
  )
}

function Members({
  patientId,
  members,
  mayChange,
}: {
  patientId: string
  members: readonly TeamMember[]
  mayChange: boolean
}) {
  const list = useRef<HTMLUListElement>(null)
  if (members.length === 0) return <p className="text-muted">{text.nobody}</p>
  return (
    <>
      {!members.some(({ role }) => role === 'case_manager') && (
        <p className="text-muted">{text.noCaseManager}</p>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={text.list}
        className="grid items-start gap-x-8 gap-y-1 @md:grid-cols-2 @2xl:grid-cols-3 [&>li]:py-1"
      >
        {members.map(member => (
          <TeamLine
            key={member.id}
            name={member.isYou ? text.you(member.name) : member.name}
            about={sayPlace(member)}
            action={
              mayChange && <End patientId={patientId} member={member} onEnded={() => list.current?.focus()} />
            }
          >
            {!member.isRunning && (
              <span>
                <Badge>{text.notYet}</Badge>
              </span>
            )}
            {member.reason && <span className="wrap-anywhere text-muted">{text.reason(member.reason)}</span>}
          </TeamLine>
        ))}
      </ul>
    </>
  )
}

/** What somebody is here, of a co-worker also as what they work, and since when. */
function sayPlace(member: TeamMember): string[] {
  const words = member.isRunning ? text : { ...text, since: text.from }
  const kind = member.role === 'co_worker' ? [text.kinds[member.kind]] : []
  return [sayRole(member, text), ...kind, ...sayPeriod(member, words)]
}

/** Co-workers are ended here, and covers of this patient alone; a cover of a caseload where it was given. */
function End({ patientId, member, onEnded }: { patientId: string; member: TeamMember; onEnded: () => void }) {
  if (member.role === 'co_worker')
    return <EndCoWorker patientId={patientId} member={member} onEnded={onEnded} />
  return member.coverId && <EndCover id={member.coverId} member={member} onEnded={onEnded} />
}

function EndCover({
  id,
  member: { name, coversFor },
  onEnded,
}: {
  id: string
  member: TeamMember
  onEnded: () => void
}) {
  const end = useMutation(endCover(useStaffHat()))
  return (
    <Button
      look="secondary"
      busy={end.isPending}
      aria-label={text.endCover(name, coversFor ?? '')}
      onClick={() => void end.mutateAsync({ id }).then(onEnded, () => {})}
    >
      {text.end}
    </Button>
  )
}

/** For an administrator, who may know it: with the reasons. */
function OnAnotherDay({ patientId, timeZone }: { patientId: string; timeZone: string }) {
  const [day, setDay] = useState('')
  const answer = useQuery({ ...couldOpenOn(patientId, day), enabled: day !== '' })
  return <CouldOpenOn words={text} timeZone={timeZone} day={day} onDay={setDay} answer={answer} />
}
