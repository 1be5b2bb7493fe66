import { useQuery } from '@tanstack/react-query'
import { ActivityFeed } from '#features/activities/parts/activity-feed.tsx'
import { AppointmentsCard } from '#features/appointments/parts/appointments-card.tsx'
import type { CaseloadOverview } from '#features/caseload/caseload.contract.ts'
import { caseloadNames, caseloadOverview } from '#features/caseload/caseload.queries.ts'
import { AttentionList } from '#features/caseload/parts/attention-list.tsx'
import { ProgressOverview } from '#features/caseload/parts/progress-overview.tsx'
import { CoverCard } from '#features/cover/parts/cover-card.tsx'
import { CompletedSubmissions } from '#features/forms/parts/completed-submissions.tsx'
import { submissionsText } from '#features/forms/submissions/submissions.text.ts'
import { OwnRequests } from '#features/likeness/parts/own-requests.tsx'
import { CreatePatientDialog } from '#features/patients/parts/create-patient-dialog.tsx'
import { SafetyAlertList } from '#features/safety/parts/safety-alert-list.tsx'
import { StaffTasksCard } from '#features/staff-tasks/parts/staff-tasks-card.tsx'
import { useAskedByAddress } from '#ui/asked-by-address.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { FileIcon, HeartIcon, MessageIcon, PeopleIcon } from '#ui/icons.ts'
import { Page } from '#ui/page.tsx'
import { PersonField, personOption } from '#ui/person-field.tsx'
import { StatCard } from '#ui/stat-card.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { overviewText as text } from './overview.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** The day at a glance: alerts first, then who must not be forgotten, then what happened. */
export default function Overview() {
  const { data, isPending, isError, refetch } = useQuery(caseloadOverview)
  return (
    <Page
      width="wide"
      title={data ? text.hello(data.name) : text.title}
      actions={data?.hat === 'case_manager' ? <CreatePatientDialog /> : undefined}
    >
      <div className="grid grid-cols-1 gap-6">
        <SafetyAlertList />
        {data?.hat === 'case_manager' && <OwnRequests />}
        {isError && !data ? (
          <FailureState onTryAgain={() => void refetch()} />
        ) : (
          <Figures figures={data} isPending={isPending} />
        )}
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <div className="grid grid-cols-1 gap-6">
            <AppointmentsCard />
            <AttentionList total={data?.needingAttention ?? 0} />
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
    </Page>
  )
}

/** How many patients, files and messages. */
function Figures({ figures, isPending }: { figures: CaseloadOverview | undefined; isPending: boolean }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <StatCard
        label={text.totalPatients}
        value={figures?.totalPatients}
        isLoading={isPending}
        to="/case-manager/patients"
        {...(figures?.coveredPatients ? { note: text.covered(figures.coveredPatients) } : {})}
        icon={<PeopleIcon size={20} aria-hidden="true" />}
      />
      <StatCard
        label={text.activeCases}
        value={figures?.activePatients}
        isLoading={isPending}
        icon={<HeartIcon size={20} aria-hidden="true" />}
      />
      <StatCard
        label={text.caseFiles}
        value={figures?.caseFiles}
        isLoading={isPending}
        to="/case-manager/files"
        icon={<FileIcon size={20} aria-hidden="true" />}
      />
      <StatCard
        label={text.unread}
        value={figures?.unreadMessages}
        isLoading={isPending}
        to="/case-manager/messages"
        note={text.readThem}
        icon={<MessageIcon size={20} aria-hidden="true" />}
      />
    </div>
  )
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
