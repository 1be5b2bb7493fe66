import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { buttonClasses } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { GutterGroup } from '#ui/gutter-group.tsx'
import { ProblemIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { MistakeGroup, OpenImport, ProblemRow } from '../imports.contract.ts'
import { importMistakes, importProblems } from '../imports.queries.ts'
import { SHOWN } from '../imports.rules.ts'
import { importsText } from '../imports.text.ts'

const text = importsText.mending

/** Every row that stays out, to be mended and brought again. */
export function DownloadFileToMend({ id }: { id: string }) {
  return (
    <div className="grid gap-1">
      <a
        href={`/imports/${id}/to-mend.csv`}
        download
        className={`${buttonClasses('secondary')} justify-self-start`}
      >
        {text.download}
      </a>
      <p className="max-w-prose text-muted text-sm">{text.downloadHint}</p>
    </div>
  )
}

/** What is wrong: equal mistakes in one line, whose rows add up to all that are to be mended. */
export function Mistakes({ opened: { id, problemCount } }: { opened: OpenImport }) {
  const { data, isPending, refetch } = useQuery(importMistakes(id))
  return (
    <GutterGroup label={text.title} count={problemCount}>
      {isPending && <SkeletonLines lines={4} />}
      {!(isPending || data) && <FailureState onTryAgain={() => void refetch()} />}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {data?.map(group => (
          <OneMistake key={group.lines[0]} id={id} group={group} />
        ))}
      </ul>
      {data?.length === SHOWN && <p className="py-2 text-muted text-sm">{text.onlyFirst}</p>}
    </GutterGroup>
  )
}

function OneMistake({ id, group: { problems, rows, lines, name } }: { id: string; group: MistakeGroup }) {
  const [isOpen, setOpen] = useState(false)
  const place = useId()
  const isOne = rows === 1
  const [first = 1] = lines
  return (
    <li className="grid grid-cols-1 gap-2 py-2">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 text-sm sm:grid-cols-[auto_5rem_minmax(0,1fr)_auto]">
        <ProblemIcon size={16} aria-hidden="true" className="translate-y-0.5 text-muted" />
        <span className="text-muted tabular-nums">{isOne ? text.line(first) : text.rows(rows)}</span>
        <div className="grid min-w-0 gap-0.5 wrap-anywhere max-sm:col-start-2">
          {isOne && <span className="font-semibold">{name ?? text.noName}</span>}
          {problems.map(({ problem, cell }) => (
            <span key={problem} className={isOne ? undefined : 'font-semibold'}>
              {importsText.problem(problem, cell)}
            </span>
          ))}
          {!isOne && <span className="text-muted">{text.lines(lines, rows)}</span>}
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? place : undefined}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-11 cursor-pointer items-center justify-self-start font-semibold text-rail underline-offset-4 hover:underline max-sm:col-start-2 lg:min-h-6"
        >
          {isOpen ? text.hide : text.see(rows)}
        </button>
      </div>
      {isOpen && (
        <div id={place} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <RowsOfMistake id={id} like={first} rows={rows} />
        </div>
      )}
    </li>
  )
}

const columns: Column<ProblemRow>[] = [
  {
    key: 'line',
    heading: text.lineHeading,
    isRowHeading: true,
    cell: ({ line }) => line.toLocaleString('en-US'),
  },
  {
    key: 'cells',
    heading: text.cells,
    cell: ({ cells }) => (
      <span className="line-clamp-2 text-muted wrap-anywhere">{cells.filter(Boolean).join(' · ')}</span>
    ),
  },
]

/** The rows with one mistake, as they stand in the file. */
function RowsOfMistake({ id, like, rows }: { id: string; like: number; rows: number }) {
  const { data, isPending, refetch } = useQuery(importProblems(id, like))
  if (isPending) return <SkeletonLines lines={2} />
  if (!data) return <FailureState onTryAgain={() => void refetch()} />
  return (
    <>
      <DataTable caption={text.rows(rows)} columns={columns} rows={data} rowKey={row => String(row.line)} />
      {rows > SHOWN && <p className="text-muted text-sm">{text.onlyFirst}</p>}
    </>
  )
}
