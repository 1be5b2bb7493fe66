import { useQuery } from '@tanstack/react-query'
import { buttonClasses } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { OpenImport, ProblemRow } from '../imports.contract.ts'
import { importProblems } from '../imports.queries.ts'
import { SHOWN } from '../imports.rules.ts'
import { importsText as text } from '../imports.text.ts'

const columns: Column<ProblemRow>[] = [
  { key: 'line', heading: text.line, isRowHeading: true, cell: ({ line }) => line.toLocaleString('en-US') },
  {
    key: 'problems',
    heading: text.whatIsWrong,
    cell: ({ problems }) => (
      <span className="grid">
        {problems.map(problem => (
          <span key={problem}>{text.problem(problem)}</span>
        ))}
      </span>
    ),
  },
  {
    key: 'cells',
    heading: text.cells,
    cell: ({ cells }) => (
      <span className="line-clamp-2 text-muted wrap-anywhere">{cells.filter(Boolean).join(' · ')}</span>
    ),
  },
]

/** Where the whole list can be taken along. */
export function TakeProblems({ id }: { id: string }) {
  return (
    <a
      href={`/imports/${id}/problems.csv`}
      download
      className={`${buttonClasses('secondary')} justify-self-start`}
    >
      {text.takeProblems}
    </a>
  )
}

/** What is wrong in which row. */
export function ProblemRows({ opened: { id, problemCount } }: { opened: OpenImport }) {
  const { data, isPending, refetch } = useQuery(importProblems(id))
  return (
    <section aria-label={text.problems(problemCount)} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-semibold">{text.problems(problemCount)}</h3>
      <p className="text-muted">{text.problemsHint}</p>
      {isPending && <SkeletonLines lines={4} />}
      {!(isPending || data) && <FailureState onTryAgain={() => void refetch()} />}
      {data && (
        <DataTable
          caption={text.problems(problemCount)}
          columns={columns}
          rows={data}
          rowKey={row => String(row.line)}
        />
      )}
      {problemCount > SHOWN && <p className="text-muted">{text.onlyFirst}</p>}
      <TakeProblems id={id} />
    </section>
  )
}
