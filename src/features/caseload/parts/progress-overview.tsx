import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { isAdministratorHere } from '#features/auth/auth.rules.ts'
import { percentOf } from '#features/checklist/checklist.rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ChartTable } from '#ui/chart-table.tsx'
import { Completion } from '#ui/completion.tsx'
import type { Column } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { AlertIcon, HeartIcon, PeopleIcon, ProgressIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { StatCard } from '#ui/stat-card.tsx'
import type { CaseloadPatient } from '../caseload.contract.ts'
import { caseloadProgress, patientsLeastFar } from '../caseload.queries.ts'
import { addressOfPatient, calledName } from '../caseload.rules.ts'
import { caseloadText } from '../caseload.text.ts'

const text = caseloadText.progress

/** How far the caseload is with its checklists: four figures, and who is least far first. It follows live. */
export function ProgressOverview() {
  return (
    <section aria-label={text.heading} className="grid grid-cols-1 gap-4">
      <p className="text-muted">{text.hint}</p>
      <Figures />
      <LeastFar />
    </section>
  )
}

function Figures() {
  const { data, isPending, isError, refetch } = useQuery(caseloadProgress)
  if (isError && !data) return <FailureState onTryAgain={() => void refetch()} />
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard
        label={text.totalPatients}
        value={data?.totalPatients}
        isLoading={isPending}
        icon={<PeopleIcon size={20} aria-hidden="true" />}
      />
      <StatCard
        label={text.activePatients}
        value={data?.activePatients}
        isLoading={isPending}
        icon={<HeartIcon size={20} aria-hidden="true" />}
      />
      <StatCard
        label={text.average}
        value={data && text.percent(data.averageCompletion)}
        note={data && data.notStarted > 0 && text.averageNote(data.notStarted)}
        isLoading={isPending}
        icon={<ProgressIcon size={20} aria-hidden="true" />}
      />
      <StatCard
        label={text.needsAttention}
        value={data?.needsAttention}
        note={text.needsAttentionNote}
        isLoading={isPending}
        icon={<AlertIcon size={20} aria-hidden="true" />}
      />
    </div>
  )
}

const columns: Column<CaseloadPatient>[] = [
  { key: 'name', heading: caseloadText.list.name, isRowHeading: true, cell: calledName },
  { key: 'done', heading: text.done, align: 'end', cell: patient => patient.checklistCompleted },
  { key: 'total', heading: text.items, align: 'end', cell: patient => patient.checklistTotal },
  {
    key: 'percent',
    heading: text.completion,
    align: 'end',
    cell: patient => text.percent(percentOf(patient.checklistCompleted, patient.checklistTotal)),
  },
]

function LeastFar() {
  const { data, isPending, isError, refetch } = useQuery(patientsLeastFar)
  const { data: session } = useQuery(sessionQuery)
  const isAdministrator = session !== undefined && isAdministratorHere(session)
  if (isPending) return <SkeletonLines lines={5} />
  if (isError && !data) return <FailureState onTryAgain={() => void refetch()} />
  if (data.patients.length === 0) return <EmptyState title={text.empty} body={text.emptyHint} />
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul
        aria-label={text.list}
        className="grid grid-cols-1 divide-y divide-line rounded-card border border-line bg-surface"
      >
        {data.patients.map(patient => (
          <li key={patient.id}>
            <Line patient={patient} to={addressOfPatient(patient.id, isAdministrator)} />
          </li>
        ))}
      </ul>
      <ChartTable caption={text.list} columns={columns} rows={data.patients} rowKey={patient => patient.id} />
      {data.next && (
        <ButtonLink to="/case-manager/patients?sort=completion" look="quiet" className="justify-self-start">
          {text.all}
        </ButtonLink>
      )}
    </div>
  )
}

/** The whole line leads to the patient. */
function Line({ patient, to }: { patient: CaseloadPatient; to: string }) {
  const { checklistCompleted: done, checklistTotal: total } = patient
  const percent = percentOf(done, total)
  return (
    <Link
      to={to}
      className="grid grid-cols-1 items-center gap-x-6 gap-y-2 px-4 py-3 hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <span className="grid min-w-0">
        <span className="wrap-anywhere font-semibold text-rail underline underline-offset-4">
          {calledName(patient)}
        </span>
        <span className="text-muted text-sm">
          {percent === null ? caseloadText.list.notStarted : caseloadText.list.counted(done, total)}
        </span>
      </span>
      {percent !== null && (
        <Completion percent={percent} label={caseloadText.list.completionOf(calledName(patient))} />
      )}
    </Link>
  )
}
