import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { buttonClasses } from '#ui/button.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { GutterGroup } from '#ui/gutter-group.tsx'
import { ProblemIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { columnOf } from '../columns/columns.rules.ts'
import type { MistakeGroup, OpenImport, ProblemRow } from '../imports.contract.ts'
import { importMistakes, importProblems } from '../imports.queries.ts'
import { SHOWN } from '../imports.rules.ts'
import { importsText } from '../imports.text.ts'
import { MendCell } from './mend-cell.tsx'
import { Suggestion } from './suggestion.tsx'

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

/** What is wrong: equal mistakes in one line, whose rows add up to all that are to be mended. A cell is mended where it stands. */
export function Mistakes({ opened }: { opened: OpenImport }) {
  const { data, isPending, refetch } = useQuery(importMistakes(opened.id))
  return (
    <GutterGroup label={text.title} count={opened.problemCount}>
      <p className="max-w-prose py-2 text-muted text-sm">{text.cellHint}</p>
      {isPending && <SkeletonLines lines={4} />}
      {!(isPending || data) && <FailureState onTryAgain={() => void refetch()} />}
      <ul data-mending className="grid grid-cols-1 divide-y divide-line">
        {data?.map(group => (
          <OneMistake key={group.lines[0]} opened={opened} group={group} />
        ))}
      </ul>
      {data?.length === SHOWN && <p className="py-2 text-muted text-sm">{text.onlyFirst}</p>}
    </GutterGroup>
  )
}

function OneMistake({ opened, group }: { opened: OpenImport; group: MistakeGroup }) {
  const { rows, lines, name } = group
  const [isOpen, setOpen] = useState(false)
  const place = useId()
  const isOne = rows === 1
  const [first = 1] = lines
  return (
    <li className="grid grid-cols-1 gap-2 py-2 lg:py-1.5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 text-sm sm:grid-cols-[auto_5rem_minmax(0,1fr)_5.5rem]">
        <ProblemIcon size={16} aria-hidden="true" className="translate-y-0.5 text-muted" />
        <span className="text-muted tabular-nums">{isOne ? text.line(first) : text.rows(rows)}</span>
        <div className="grid min-w-0 items-baseline gap-x-3 gap-y-0.5 wrap-anywhere max-sm:col-start-2 lg:grid-cols-[9rem_minmax(0,1fr)]">
          {isOne && <span className="font-semibold">{name ?? text.noName}</span>}
          <div className={isOne ? 'grid min-w-0 gap-1' : 'grid min-w-0 gap-1 lg:col-span-2'}>
            {group.problems.map(each => (
              <OneProblem key={each.problem} opened={opened} group={group} {...each} />
            ))}
            {!isOne && <span className="text-muted">{text.lines(lines, rows)}</span>}
          </div>
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? place : undefined}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-11 cursor-pointer items-center justify-self-start font-semibold text-rail underline-offset-4 hover:underline max-sm:col-start-2 sm:justify-self-end lg:min-h-6"
        >
          {isOpen ? text.hide : text.see(rows)}
        </button>
      </div>
      {isOpen && (
        <div id={place} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <RowsOfMistake opened={opened} group={group} />
        </div>
      )}
    </li>
  )
}

/** One thing that is wrong, in words, and beside it the cell: of one row, or of all rows where they say the same there. */
function OneProblem({
  opened,
  group: { rows, lines },
  problem,
  cell,
}: {
  opened: OpenImport
  group: MistakeGroup
  problem: string
  cell: string
}) {
  const isOne = rows === 1
  const fact = columnOf(problem.split(':')[0] ?? '', opened.columns)
  const [line = 1] = lines
  return (
    <div className="grid items-center gap-x-4 gap-y-1 lg:grid-cols-[minmax(0,1fr)_13rem]">
      <span className={isOne ? undefined : 'font-semibold'}>{importsText.problem(problem, cell)}</span>
      {fact && (isOne || cell) && (
        <div className="grid gap-1">
          <MendCell
            id={opened.id}
            line={line}
            fact={fact}
            cell={cell}
            everywhere={!isOne}
            label={isOne ? text.cell(fact, line) : text.cellsAll(fact, rows)}
          />
          <Suggestion opened={opened} line={line} fact={fact} cell={cell} rows={rows} />
        </div>
      )}
    </div>
  )
}

/** The rows with one mistake, as they stand in the file; where each says something else, each is mended by itself. */
function RowsOfMistake({
  opened,
  group: { lines, rows, problems },
}: {
  opened: OpenImport
  group: MistakeGroup
}) {
  const { id, columns } = opened
  const { data, isPending, refetch } = useQuery(importProblems(id, lines[0] ?? 1))
  if (isPending) return <SkeletonLines lines={2} />
  if (!data) return <FailureState onTryAgain={() => void refetch()} />
  const toMend =
    rows === 1 ? [] : problems.flatMap(({ problem }) => columnOf(problem.split(':')[0] ?? '', columns) ?? [])
  return (
    <>
      <ul aria-label={text.cells} className="grid grid-cols-1 divide-y divide-line pl-7 text-sm">
        {data.map(({ line, cells }) => (
          <OneRow key={line} line={line} cells={cells}>
            {toMend.map(fact => {
              const at = { line, fact, cell: cells[columns.indexOf(fact)]?.trim() ?? '' }
              return (
                <div key={fact} className="grid gap-1">
                  <MendCell id={id} {...at} label={text.cell(fact, line)} />
                  <Suggestion opened={opened} {...at} rows={1} />
                </div>
              )
            })}
          </OneRow>
        ))}
      </ul>
      {rows > SHOWN && <p className="text-muted text-sm">{text.onlyFirst}</p>}
    </>
  )
}

/** A row as it stands in the file, and what of it is to be mended. */
function OneRow({ line, cells, children }: ProblemRow & { children: ReactNode }) {
  return (
    <li className="grid items-center gap-x-3 gap-y-1 py-1.5 sm:grid-cols-[5rem_minmax(0,1fr)] lg:grid-cols-[5rem_minmax(0,1fr)_13rem]">
      <span className="text-muted tabular-nums">{text.line(line)}</span>
      <span className="line-clamp-2 wrap-anywhere">{cells.filter(Boolean).join(' · ')}</span>
      <div className="grid gap-1 empty:hidden sm:max-lg:col-start-2">{children}</div>
    </li>
  )
}
