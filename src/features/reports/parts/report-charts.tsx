import type { ReactNode } from 'react'
import { type Bar, BarChart, ColumnChart } from '#ui/bar-chart.tsx'
import { ChartTable } from '#ui/chart-table.tsx'
import { CompletionFigure } from '#ui/completion.tsx'
import type { Column } from '#ui/data-table.tsx'
import type { LeastFar, ReportFigures } from '../reports.contract.ts'
import { nextStepStates, percentOf, reportBands } from '../reports.rules.ts'
import { reportsText } from '../reports.text.ts'

const text = reportsText.paper

/** What a chart and its table say alike. */
interface Row extends Bar {
  cells: readonly string[]
}

const count = text.count
const percent = (completed: number, items: number) => {
  const share = percentOf(completed, items)
  return share === null ? text.noItems : text.percent(share)
}
/** How much of so many items is completed: the bar never is red, which is for harm; the figure says how far that is. */
const completionOf = (completed: number, items: number): Pick<Row, 'value' | 'figure'> => {
  const share = percentOf(completed, items)
  return { value: share ?? 0, figure: share === null ? text.noItems : <CompletionFigure percent={share} /> }
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function monthsOf(months: ReportFigures['months']): Row[] {
  let soFar = 0
  return months.map(({ month, completed }) => {
    soFar += completed
    const day = month === 'before' ? undefined : new Date(`${month}-01T00:00:00Z`)
    return {
      key: month,
      label: day ? monthName.format(day) : text.before,
      value: completed,
      figure: count(completed),
      cells: [day ? monthAndYear.format(day) : text.before, count(completed), count(soFar)],
    }
  })
}

const countedRow = (key: string, label: string, value: number): Row => ({
  key,
  label,
  value,
  figure: count(value),
  cells: [label, count(value)],
})

/** Every chart of a report, each with its figures as a table. */
export function ReportCharts({
  figures,
  leastFar,
}: {
  figures: ReportFigures
  leastFar: readonly LeastFar[]
}) {
  const months = monthsOf(figures.months)
  const categories = figures.categories.map(
    ({ id, name, items, completed }): Row => ({
      key: id,
      label: name,
      ...completionOf(completed, items),
      cells: [name, count(completed), count(items), percent(completed, items)],
    }),
  )
  const bands = reportBands.map(band => ({
    ...countedRow(band, text.bands[band], figures.bands[band] ?? 0),
    isPlain: band === 'none',
  }))
  const steps = nextStepStates.map(state =>
    countedRow(state, text.states[state], figures.nextSteps[state] ?? 0),
  )
  const waits = figures.waits.map((answers, at) => countedRow(String(at), text.waitBands[at] ?? '', answers))
  return (
    <>
      <Chart
        title={text.overTime}
        hint={text.overTimeHint}
        columns={[text.month, text.completed, text.soFar]}
        rows={months}
      >
        <div className="sm:hidden">
          <BarChart bars={months.slice(1)} />
        </div>
        <div className="max-sm:hidden">
          <ColumnChart bars={months.slice(1)} />
        </div>
      </Chart>
      <Chart
        title={text.byCategory}
        columns={[text.category, text.completed, text.items, text.completion]}
        rows={categories}
      >
        <BarChart bars={categories} most={100} />
      </Chart>
      <Chart title={text.byPatient} columns={[text.group, text.patientsColumn]} rows={bands}>
        <BarChart bars={bands} />
      </Chart>
      <LeastFarChart leastFar={leastFar} all={figures.patients - (figures.bands.none ?? 0)} />
      <Chart
        title={text.nextSteps}
        hint={text.nextStepsHint}
        columns={[text.nextStep, text.patientsColumn]}
        rows={steps}
      >
        <BarChart bars={steps} />
      </Chart>
      <Chart
        title={text.waits}
        hint={text.waitsHint}
        columns={[text.answered, text.conversations]}
        rows={waits}
      >
        <BarChart bars={waits} />
      </Chart>
    </>
  )
}

function LeastFarChart({ leastFar, all }: { leastFar: readonly LeastFar[]; all: number }) {
  const rows = leastFar.map(({ patientId, name, status, items, completed }): Row => {
    const label = name ?? reportsText.download.hidden
    return {
      key: patientId,
      label,
      ...completionOf(completed, items),
      cells: [label, reportsText.statuses[status], text.ofItems(completed, items), percent(completed, items)],
    }
  })
  return (
    <Chart
      title={text.leastFar}
      hint={text.leastFarHint(rows.length, all)}
      columns={[text.patient, text.status, text.completed, text.completion]}
      rows={rows}
    >
      <BarChart bars={rows} most={100} />
    </Chart>
  )
}

function Chart({
  title,
  hint,
  columns: headings,
  rows,
  children,
}: {
  title: string
  hint?: string
  columns: readonly string[]
  rows: readonly Row[]
  children: ReactNode
}) {
  const columns = headings.map(
    (heading, at): Column<Row> => ({
      key: heading,
      heading,
      isRowHeading: at === 0,
      align: at === 0 ? 'start' : 'end',
      cell: row => row.cells[at],
    }),
  )
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid gap-1 break-after-avoid">
        <h2 className="font-semibold text-lg">{title}</h2>
        {hint && <p className="text-muted text-sm">{hint}</p>}
      </div>
      {rows.length === 0 ? (
        <p>{text.noneYet}</p>
      ) : (
        <>
          {children}
          <ChartTable caption={title} columns={columns} rows={rows} rowKey={row => row.key} isPrinted />
        </>
      )}
    </section>
  )
}
