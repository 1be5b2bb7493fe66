import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ActivityFeed } from '#features/activities/parts/activity-feed.tsx'
import { agendaOfToday } from '#features/appointments/agenda/agenda.queries.ts'
import { AppointmentsCard } from '#features/appointments/parts/appointments-card.tsx'
import type { CaseloadOverview } from '#features/caseload/caseload.contract.ts'
import { caseloadNames, caseloadOverview } from '#features/caseload/caseload.queries.ts'
import { ProgressOverview } from '#features/caseload/parts/progress-overview.tsx'
import { CoverCard } from '#features/cover/parts/cover-card.tsx'
import { CompletedSubmissions } from '#features/forms/parts/completed-submissions.tsx'
import { submissionsText } from '#features/forms/submissions/submissions.text.ts'
import { OwnRequests } from '#features/likeness/parts/own-requests.tsx'
import { CreatePatientDialog } from '#features/patients/parts/create-patient-dialog.tsx'
import { Queue } from '#features/queue/parts/queue.tsx'
import { ownQueue } from '#features/queue/queue.queries.ts'
import { queueText } from '#features/queue/queue.text.ts'
import { GenerateReport } from '#features/reports/parts/generate-report.tsx'
import { SafetyAlertList } from '#features/safety/parts/safety-alert-list.tsx'
import { StaffTasksCard } from '#features/staff-tasks/parts/staff-tasks-card.tsx'
import { formatDate, formatTime } from '#lib/dates.ts'
import { useAskedByAddress } from '#ui/asked-by-address.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { PersonField, personOption } from '#ui/person-field.tsx'
import { WorkspacePage } from '#ui/workspace-page.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { overviewText as text } from './overview.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** The day at a glance: who needs one, in one list by urgency; below it the day, the team's work, and what happened. */
export default function Overview() {
  const { data, isError, refetch } = useQuery(caseloadOverview)
  return (
    <WorkspacePage
      title={data ? text.hello(data.name) : text.title}
      lead={<Today covered={data?.coveredPatients ?? 0} />}
      figures={data ? figuresOf(data) : []}
    >
      <div className="grid grid-cols-1 gap-6 pb-8">
        <SafetyAlertList />
        {data?.hat === 'case_manager' && <OwnRequests />}
        {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
        <section aria-labelledby="queue" className="grid grid-cols-1 gap-2">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="queue" className="font-semibold text-lg">
              {queueText.heading}
            </h2>
            {data?.hat === 'case_manager' && (
              <div className="flex flex-wrap gap-3">
                <CreatePatientDialog />
                <GenerateReport hat="staff" />
              </div>
            )}
          </div>
          <Queue />
        </section>
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <div className="grid grid-cols-1 gap-6">
            <AppointmentsCard />
            {data?.hat === 'case_manager' && <Cover />}
          </div>
          <div className="grid grid-cols-1 gap-6">
            <StaffTasksCard />
            <section className="grid grid-cols-1 gap-3">
              <h2 className="font-semibold text-lg">{text.activity}</h2>
              <ActivityFeed hat="staff" />
            </section>
          </div>
        </div>
        <ProgressOverview />
        <Submissions />
      </div>
    </WorkspacePage>
  )
}

/** The day, how many rows need one, and who comes next in how many minutes. */
function Today({ covered }: { covered: number }) {
  const { data: queue } = useInfiniteQuery(ownQueue())
  const { data: agenda = [] } = useQuery(agendaOfToday())
  const now = new Date()
  const next = agenda.find(({ status, startsAt }) => status === 'confirmed' && new Date(startsAt) > now)
  const total = queue?.pages[0]?.total
  return (
    <>
      {[
        formatDate(now),
        ...(total ? [text.waiting(total)] : []),
        ...(next
          ? [text.next(formatTime(next.startsAt), next.patientName, minutesUntil(next.startsAt, now))]
          : []),
        ...(covered > 0 ? [text.covered(covered)] : []),
      ].join(' · ')}
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

/** Cover is given for one's own patients alone, not for those that one covers. */
function Cover() {
  const { data: patients = [] } = useQuery(caseloadNames)
  return <CoverCard patients={patients.filter(({ isCovered }) => !isCovered)} />
}

const everyone = 'all'

/** What one's patients submitted; the address holds whose. */
function Submissions() {
  const [address, ask] = useAskedByAddress()
  const { data: patients = [] } = useQuery(caseloadNames)
  const patientId = patients.find(({ id }) => id === address.get('submissions'))?.id
  return (
    <CompletedSubmissions
      hat="staff"
      question={{ patientId }}
      filters={() => (
        <div className="max-w-sm">
          <PersonField
            label={submissionsText.filter}
            value={patientId ?? everyone}
            onValueChange={id => ask({ submissions: id === everyone ? '' : id })}
            options={[{ value: everyone, label: submissionsText.everyone }, ...patients.map(personOption)]}
          />
        </div>
      )}
    />
  )
}
