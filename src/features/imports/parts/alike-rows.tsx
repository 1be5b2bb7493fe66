import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { joinClasses } from '#ui/class-names.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { GutterGroup } from '#ui/gutter-group.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { AlikeRow, OpenImport } from '../imports.contract.ts'
import { decideImport, importAlike } from '../imports.queries.ts'
import { type ImportDecision, SHOWN } from '../imports.rules.ts'
import { importsText } from '../imports.text.ts'
import { CompareFacts } from './compare-facts.tsx'

const text = importsText.alike

type Decision = ImportDecision | 'ask'
type Decide = (line: number | null, decision: Decision) => void

const choices = ['fill', 'create', 'skip'] as const

/** The three ways, none of them chosen beforehand; the chosen one, pressed once more, is taken back. */
function DecisionChoice({
  label,
  decision,
  hasRecord = true,
  onDecide,
}: {
  label: string
  decision: Decision
  /** An earlier line of the same file is no record that could be filled. */
  hasRecord?: boolean
  onDecide: (decision: Decision) => void
}) {
  return (
    <fieldset
      aria-label={label}
      className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-card border border-edge bg-surface lg:auto-cols-auto lg:justify-self-end"
    >
      {choices
        .filter(choice => hasRecord || choice !== 'fill')
        .map(choice => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === decision}
            onClick={() => onDecide(choice === decision ? 'ask' : choice)}
            className={joinClasses(
              'min-h-11 cursor-pointer border-edge border-l px-2 text-sm transition-colors first:border-l-0 focus-visible:-outline-offset-2 lg:min-h-8 lg:px-3',
              choice === decision ? 'bg-rail-soft font-semibold text-rail' : 'hover:text-rail',
            )}
          >
            {text.decisions[choice]}
          </button>
        ))}
    </fieldset>
  )
}

/** Who may be here already: one by one, or by one rule for all others. Whoever is not decided about stays out. */
export function AlikeRows({ opened: { id, rule, alikeCount, columns } }: { opened: OpenImport }) {
  const { data, isPending, refetch } = useQuery(importAlike(id))
  const decide = useMutation(decideImport)
  const say: Decide = (line, decision) => decide.mutate({ id, line, decision })
  /** What was just pressed stands there before the server's answer does. */
  const said = decide.isPending ? decide.variables : undefined
  const ruleNow = said && said.line === null ? said.decision : rule
  return (
    <GutterGroup label={text.title} count={alikeCount}>
      <p className="max-w-prose py-2 text-muted text-sm">{text.hint}</p>
      {isPending && <SkeletonLines lines={4} />}
      {!(isPending || data) && <FailureState onTryAgain={() => void refetch()} />}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {data?.map(row => (
          <OneAlike
            key={row.line}
            row={row}
            columns={columns}
            decision={said?.line === row.line ? said.decision : (row.decision ?? 'ask')}
            rule={ruleNow}
            onDecide={decision => say(row.line, decision)}
          />
        ))}
        {alikeCount > 1 && (
          <li className="grid grid-cols-1 items-center gap-2 py-2 lg:grid-cols-[minmax(0,1fr)_auto]">
            <span className="text-muted text-sm">{text.decideAll}</span>
            <DecisionChoice
              label={text.decideAll}
              decision={ruleNow}
              onDecide={decision => say(null, decision)}
            />
          </li>
        )}
      </ul>
      {alikeCount > SHOWN && <p className="text-muted text-sm">{text.onlyFirst}</p>}
    </GutterGroup>
  )
}

function OneAlike({
  row,
  columns,
  decision,
  rule,
  onDecide,
}: {
  row: AlikeRow
  columns: OpenImport['columns']
  decision: Decision
  rule: Decision
  onDecide: (decision: Decision) => void
}) {
  const { facts, alikeId, record, alikeLine, line, reasons } = row
  const name = facts.name ?? ''
  // An earlier line can't be filled: by that rule the row is left out.
  const byRule = rule === 'fill' && !record ? 'skip' : rule
  return (
    <li className="grid grid-cols-1 gap-2 py-2">
      <div className="grid grid-cols-1 items-center gap-x-3 gap-y-2 text-sm lg:grid-cols-[5rem_9rem_minmax(0,1fr)_auto]">
        <span className="text-muted tabular-nums">{importsText.mending.line(line)}</span>
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="wrap-anywhere">
          {text.like(reasons)}{' '}
          {alikeId && record ? (
            <Link
              to={`/admin?patient=${alikeId}`}
              className="font-semibold text-rail underline underline-offset-4"
            >
              {text.record(record.name, record.caseNumber, record.isClosed)}
            </Link>
          ) : (
            alikeLine !== null && text.earlier(alikeLine)
          )}
          {decision === 'ask' && byRule !== 'ask' && (
            <span className="block text-muted">{text.byRule(text.decisions[byRule])}</span>
          )}
        </span>
        <DecisionChoice
          label={text.decideOne(name)}
          decision={decision}
          hasRecord={record !== null}
          onDecide={onDecide}
        />
      </div>
      {record && decision === 'fill' && <CompareFacts facts={facts} record={record} columns={columns} />}
    </li>
  )
}
