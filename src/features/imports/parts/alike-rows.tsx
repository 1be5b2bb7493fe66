import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDay } from '#lib/dates.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { NativeSelectField } from '#ui/native-select-field.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { AlikeRow, OpenImport } from '../imports.contract.ts'
import { decideImport, importAlike } from '../imports.queries.ts'
import { type ImportDecision, importDecisions, SHOWN } from '../imports.rules.ts'
import { importsText as text } from '../imports.text.ts'

type Decision = ImportDecision | 'ask'

/** An earlier line of the same file is no record that could be completed. */
const optionsFor = (hasRecord: boolean) =>
  importDecisions
    .filter(decision => hasRecord || decision !== 'fill')
    .map(value => ({ value, label: text.decisions[value] }))

/** Who may be here already: one by one, or by one rule for all others. */
export function AlikeRows({ opened: { id, rule, alikeCount } }: { opened: OpenImport }) {
  const { data, isPending, refetch } = useQuery(importAlike(id))
  const decide = useMutation(decideImport)
  const say = (line: number | null, decision: string) =>
    decide.mutate({ id, line, decision: (decision || 'ask') as Decision })
  return (
    <section aria-label={text.alike(alikeCount)} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-semibold">{text.alike(alikeCount)}</h3>
      <p className="text-muted">{text.alikeHint}</p>
      <div className="max-w-80">
        <NativeSelectField
          label={text.decideAll}
          empty={text.decisions.ask}
          options={optionsFor(true)}
          value={rule === 'ask' ? '' : rule}
          onChange={event => say(null, event.target.value)}
        />
      </div>
      {isPending && <SkeletonLines lines={4} />}
      {!(isPending || data) && <FailureState onTryAgain={() => void refetch()} />}
      <ul className="divide-y divide-line border-line border-y">
        {data?.map(row => (
          <OneAlike key={row.line} row={row} onDecide={decision => say(row.line, decision)} />
        ))}
      </ul>
      {alikeCount > SHOWN && <p className="text-muted">{text.alikeFirst}</p>}
    </section>
  )
}

function OneAlike({ row, onDecide }: { row: AlikeRow; onDecide: (decision: string) => void }) {
  const { facts, alikeId, alikeName, alikeBirthDate, alikeLine, line, reasons, decision } = row
  const name = facts.name ?? ''
  return (
    <li className="grid gap-3 py-3 sm:grid-cols-[minmax(0,1fr)_14rem] sm:items-center">
      <p className="grid min-w-0 gap-0.5 wrap-anywhere">
        <span className="font-semibold">
          {name}
          {facts.birthDate && `, ${text.born(formatDay(facts.birthDate))}`}
        </span>
        <span>
          {text.atLine(line)}{' '}
          {alikeId && alikeName !== null ? (
            <Link to={`/admin?patient=${alikeId}`} className="text-rail underline underline-offset-4">
              {text.alikeTo(alikeName)}
              {alikeBirthDate && `, ${text.born(formatDay(alikeBirthDate))}`}
            </Link>
          ) : (
            alikeLine !== null && text.alikeLine(alikeLine)
          )}
        </span>
        <span className="text-muted text-sm">{text.because(reasons)}</span>
      </p>
      <NativeSelectField
        label={text.decideOne(name)}
        empty={text.decisions.byRule}
        options={optionsFor(alikeId !== null)}
        value={decision ?? ''}
        onChange={event => onDecide(event.target.value)}
      />
    </li>
  )
}
