import { Link } from 'react-router'
import { roundPercent } from '#features/checklist/checklist.rules.ts'
import { CoverBadge } from '#features/cover/parts/cover-badge.tsx'
import { formatDay } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Completion } from '#ui/completion.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { RelativeTime } from '#ui/relative-time.tsx'
import type { CaseloadPatient } from '../caseload.contract.ts'
import { calledName } from '../caseload.rules.ts'
import { caseloadText as text } from '../caseload.text.ts'
import { AttentionBadge } from './next-step.tsx'

/** A patient's name, as a link to their page. */
function PatientLink({ patient }: { patient: Pick<CaseloadPatient, 'id' | 'name' | 'preferredName'> }) {
  return (
    <Link
      to={`/case-manager/patients/${patient.id}`}
      className="inline-flex min-h-11 items-center font-semibold text-rail underline underline-offset-4"
    >
      {calledName(patient)}
    </Link>
  )
}

/** How much of a patient's checklist is done, or that it was not begun. */
function ChecklistFigure({ patient }: { patient: CaseloadPatient }) {
  const { checklistCompleted: done, checklistTotal: total } = patient
  if (total === 0) return <span className="text-muted">{text.list.notStarted}</span>
  return (
    <span className="grid gap-1">
      <Completion percent={roundPercent(done, total)} label={text.list.completionOf(calledName(patient))} />
      <span className="text-muted text-sm">{text.list.counted(done, total)}</span>
    </span>
  )
}

const columns: Column<CaseloadPatient>[] = [
  {
    key: 'name',
    heading: text.list.name,
    isRowHeading: true,
    cell: patient => (
      <span className="grid justify-items-start gap-1">
        <PatientLink patient={patient} />
        <CoverBadge cover={patient.cover} />
      </span>
    ),
  },
  {
    key: 'status',
    heading: text.list.status,
    cell: patient => (
      <Badge tone={patient.status === 'active' ? 'rail' : 'plain'}>{text.statuses[patient.status]}</Badge>
    ),
  },
  {
    key: 'nextStep',
    heading: text.list.nextStep,
    cell: patient => (
      <span className="grid min-w-48 gap-1">
        {patient.nextStep && <span>{patient.nextStep}</span>}
        {patient.nextStepDueOn && (
          <span className="text-muted text-sm">{text.step.due(formatDay(patient.nextStepDueOn))}</span>
        )}
        <AttentionBadge patient={patient} />
      </span>
    ),
  },
  { key: 'checklist', heading: text.list.checklist, cell: patient => <ChecklistFigure patient={patient} /> },
  {
    key: 'lastActivity',
    heading: text.list.lastActivity,
    cell: patient =>
      patient.lastActivityAt ? (
        <RelativeTime at={patient.lastActivityAt} />
      ) : (
        <span className="text-muted">{text.list.noActivity}</span>
      ),
  },
]

/** The caseload as a table: who, how they stand, what comes next, how far they are. */
export function CaseloadTable({ patients }: { patients: readonly CaseloadPatient[] }) {
  return (
    <DataTable caption={text.list.caption} columns={columns} rows={patients} rowKey={patient => patient.id} />
  )
}
