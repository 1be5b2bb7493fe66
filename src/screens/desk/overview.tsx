import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { agendaOfToday } from '#features/appointments/agenda/agenda.queries.ts'
import { LaterToday } from '#features/appointments/parts/later-today.tsx'
import type { CaseloadOverview } from '#features/caseload/caseload.contract.ts'
import { caseloadOverview } from '#features/caseload/caseload.queries.ts'
import { OwnRequests } from '#features/likeness/parts/own-requests.tsx'
import { CreatePatientDialog } from '#features/patients/parts/create-patient-dialog.tsx'
import { useNeeds } from '#features/queue/needs/needs.store.ts'
import { KeysLine } from '#features/queue/parts/keys-line.tsx'
import { Queue } from '#features/queue/parts/queue.tsx'
import { ownQueue } from '#features/queue/queue.queries.ts'
import { queueText } from '#features/queue/queue.text.ts'
import { GenerateReport } from '#features/reports/parts/generate-report.tsx'
import { SafetyAlertList } from '#features/safety/parts/safety-alert-list.tsx'
import { openSafetyAlerts } from '#features/safety/safety.queries.ts'
import { formatDate, formatTime } from '#lib/dates.ts'
import { useHasArrived } from '#ui/arrival.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useNow } from '#ui/now.ts'
import { asOneList } from '#ui/row-keys.ts'
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'
import { WorkspacePage } from '#ui/workspace-page.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { overviewText as text } from './overview.text.ts'

// Comes after the first rows: what is folded is not what one opens the desk for.
const OverviewFolds = lazyPart(async () => (await import('./overview-folds.tsx')).default)

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** The day at a glance: who needs one, in one list by urgency; below it the day, the team's work, and what happened. */
export default function Overview() {
  const overview = useQuery(caseloadOverview)
  const { data, isError, refetch } = overview
  const hasArrived = useHasArrived([
    overview,
    useInfiniteQuery(ownQueue()),
    useQuery(agendaOfToday()),
    useQuery(openSafetyAlerts('staff')),
  ])
  if (!hasArrived) return <Arriving />
  return (
    <WorkspacePage
      title={data ? text.hello(data.name) : text.title}
      lead={<Today covered={data?.coveredPatients ?? 0} />}
      figures={data ? figuresOf(data) : []}
    >
      <div className="grid grid-cols-1 gap-3 pb-8">
        {data?.hat === 'case_manager' && <OwnRequests />}
        {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
        <div className="grid grid-cols-1">
          <div {...asOneList} className="grid grid-cols-1 gap-3">
            <section aria-labelledby="queue" className="grid grid-cols-1 gap-2">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 id="queue" className="font-semibold text-lg max-lg:sr-only">
                  {queueText.heading}
                </h2>
                {data?.hat === 'case_manager' && (
                  <div className="flex flex-wrap gap-3 max-sm:gap-2 max-sm:[&>button]:px-3 max-sm:[&>button]:text-sm">
                    <CreatePatientDialog />
                    <GenerateReport hat="staff" />
                  </div>
                )}
              </div>
              <div className="grid grid-cols-1">
                <SafetyAlertList isInQueue />
                <Queue />
              </div>
            </section>
            <LaterToday />
          </div>
          <Suspense
            fallback={
              <div data-arriving="">
                <SkeletonLines lines={6} />
              </div>
            }
          >
            <OverviewFolds hat={data?.hat} />
          </Suspense>
          <KeysLine />
        </div>
      </div>
    </WorkspacePage>
  )
}

/** In the size of what replaces it, and without anything to press. */
function Arriving() {
  const figures = [text.totalPatients, text.activeCases, text.caseFiles, text.unread]
  return (
    <WorkspacePage
      title={text.title}
      lead={formatDate(new Date())}
      figures={figures.map(label => ({ label, value: <Skeleton className="h-7 w-6" /> }))}
    >
      <div data-arriving="">
        <SkeletonLines lines={16} />
      </div>
    </WorkspacePage>
  )
}

/** The day, how many rows need one, and who comes next in how many minutes. */
function Today({ covered }: { covered: number }) {
  const needs = useNeeds()
  const { data: agenda = [] } = useQuery(agendaOfToday())
  const now = useNow()
  const next = agenda.find(({ status, startsAt }) => status === 'confirmed' && new Date(startsAt) > now)
  return (
    <>
      {formatDate(now)}
      {needs?.rows ? <Fact {...text.waiting(needs.rows)} /> : null}
      {next && (
        <Fact {...text.next(formatTime(next.startsAt), next.patientName, minutesUntil(next.startsAt, now))} />
      )}
      {covered > 0 && text.covered(covered)}
    </>
  )
}

/** What matters of it in bold: how many, or who and when. */
function Fact({ before, bold, after }: { before: string; bold: string; after: string }) {
  return (
    <>
      {before}
      <strong className="font-semibold text-ink">{bold}</strong>
      {after}
    </>
  )
}

const minutesUntil = (moment: string, now: Date) =>
  Math.ceil((new Date(moment).getTime() - now.getTime()) / 60_000)

/** How many patients, files and messages. */
function figuresOf({ totalPatients, activePatients, caseFiles, unreadMessages }: CaseloadOverview) {
  return [
    { label: text.totalPatients, value: totalPatients },
    { label: text.activeCases, value: activePatients },
    { label: text.caseFiles, value: caseFiles },
    { label: text.unread, value: unreadMessages },
  ]
}
