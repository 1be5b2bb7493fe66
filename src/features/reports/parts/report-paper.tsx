import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '#lib/dates.ts'
import { problemCode } from '#platform/api/api.client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { PrintIcon } from '#ui/icons.ts'
import { SpinnerArea } from '#ui/spinner.tsx'
import type { OpenReport, ReportFigures } from '../reports.contract.ts'
import { openReport } from '../reports.queries.ts'
import { percentOf } from '../reports.rules.ts'
import { reportsText } from '../reports.text.ts'
import { ReportCharts } from './report-charts.tsx'

const text = reportsText.paper

/** A progress report as it is read and printed: its sums, then each chart with its table. */
export function ReportPaper({ hat, id }: { hat: StaffHat; id: string }) {
  const { data, error, refetch } = useQuery(openReport(hat, id))
  const code = problemCode(error)
  if (code === 'NOT_FOUND' || code === 'FORBIDDEN' || code === 'BAD_REQUEST')
    return <EmptyState title={text.gone} body={text.goneHint} action={<WayBack hat={hat} />} />
  if (error && !data) return <FailureState onTryAgain={() => void refetch()} />
  if (!data) return <SpinnerArea />
  if (!data.figures)
    return data.state === 'failed' ? (
      <EmptyState title={text.failed} body={reportsText.failedLine} action={<WayBack hat={hat} />} />
    ) : (
      <EmptyState title={text.notYet} body={text.notYetHint} />
    )
  return <Paper report={data} figures={data.figures} />
}

const WayBack = ({ hat }: { hat: StaffHat }) => (
  <ButtonLink to={hat === 'administrator' ? '/admin?tab=patients' : '/case-manager'} look="secondary">
    {text.back}
  </ButtonLink>
)

function Paper({ report, figures }: { report: OpenReport; figures: ReportFigures }) {
  return (
    <article className="paper grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid gap-4 border-line border-b pb-4">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="grid gap-1">
            <h1 className="font-semibold text-2xl">{reportsText.title}</h1>
            <p className="wrap-anywhere">{reportsText.about(report.kind, report.subjectName)}</p>
            <p className="text-muted text-sm">
              {text.made(formatDateTime(report.finishedAt ?? report.createdAt, { now: new Date(0) }))}
            </p>
          </div>
          <Button
            look="secondary"
            className="print:hidden"
            icon={<PrintIcon size={18} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {text.print}
          </Button>
        </div>
        <Sums figures={figures} />
      </header>
      {figures.patients === 0 ? (
        <p>{text.nobody}</p>
      ) : (
        <ReportCharts figures={figures} leastFar={report.leastFar} />
      )}
    </article>
  )
}

function Sums({ figures: { patients, active, items, completed } }: { figures: ReportFigures }) {
  const percent = percentOf(completed, items)
  const sums = [
    { name: text.patients, value: text.count(patients), note: text.activeOf(active) },
    { name: text.items, value: text.count(items) },
    { name: text.completed, value: text.count(completed) },
    { name: text.completion, value: percent === null ? text.noItems : text.percent(percent) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {sums.map(({ name, value, note }) => (
        <div key={name}>
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="font-semibold text-xl tabular-nums">{value}</dd>
          {note && <dd className="text-muted text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
