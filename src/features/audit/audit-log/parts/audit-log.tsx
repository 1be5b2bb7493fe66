import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { addDays, formatDateTime } from '#lib/dates.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FilterFold } from '#ui/filter-fold.tsx'
import { DownloadIcon, HistoryIcon } from '#ui/icons.ts'
import { MoreButton } from '#ui/more-button.tsx'
import { PersonField, personOption } from '#ui/person-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { LogEntry } from '../audit-log.contract.ts'
import { logAddress, logPages, peopleInLog } from '../audit-log.queries.ts'
import { verbs } from '../audit-log.rules.ts'
import { auditLogText as text } from '../audit-log.text.ts'

const all = 'all'

const columns: Column<LogEntry>[] = [
  {
    key: 'when',
    heading: text.when,
    isOneLine: true,
    isWidest: true,
    cell: entry => formatDateTime(entry.at),
  },
  {
    key: 'who',
    heading: text.who,
    isRowHeading: true,
    isWholeOnPhone: true,
    cell: entry => (
      <>
        <Who entry={entry} />
        <span className="grid pb-1 font-normal lg:hidden">
          <Act entry={entry} />
          <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
            <span className="text-muted">{formatDateTime(entry.at)}</span>
            <About entry={entry} />
          </span>
        </span>
      </>
    ),
  },
  { key: 'act', heading: text.act, isWidest: true, cell: entry => <Act entry={entry} /> },
  { key: 'about', heading: text.about, isWidest: true, cell: entry => <About entry={entry} /> },
]

function About({ entry: { patientId, patientName } }: { entry: LogEntry }) {
  if (!patientId || !patientName) return null
  return (
    <Link to={`/admin?patient=${patientId}`} className="text-rail underline underline-offset-4">
      {patientName}
    </Link>
  )
}

function Who({ entry: { userId, userName, hat, coveredFor } }: { entry: LogEntry }) {
  if (userId === null) return text.system
  const further = [hat && (text.hats[hat] ?? hat), coveredFor && text.inPlaceOf(coveredFor)].filter(Boolean)
  return (
    <span className="grid max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2 dense:flex dense:items-baseline dense:gap-2">
      {userName ?? text.nameless}
      {further.length > 0 && <span className="font-normal text-muted text-sm">{further.join(', ')}</span>}
    </span>
  )
}

function Act({ entry: { verb, entity, fields } }: { entry: LogEntry }) {
  return (
    <span className="grid dense:flex dense:flex-wrap dense:items-baseline dense:gap-x-2">
      <span>
        {text.verbs[verb]}: {text.entities[entity] ?? text.procedure(entity)}
      </span>
      {fields.length > 0 && <span className="text-muted text-sm">{text.fields(fields)}</span>}
    </span>
  )
}

/** The moment at which a day begins here. */
const startOf = (day: string) => new Date(`${day}T00:00`).toISOString()
const isDay = (words: string | null): words is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(words ?? '') && !Number.isNaN(Date.parse(`${words}T00:00`))

/** What the address asks of the log, in its own names. */
function questionIn(address: URLSearchParams) {
  const from = address.get('from')
  const until = address.get('until')
  const patientId = address.get('about')
  const userId = address.get('who')
  const entity = address.get('what')
  const verb = verbs.find(known => known === address.get('act'))
  return {
    ...(isDay(from) ? { from: startOf(from) } : {}),
    ...(isDay(until) ? { until: startOf(addDays(until, 1)) } : {}),
    ...(patientId ? { patientId } : {}),
    ...(userId ? { userId } : {}),
    ...(entity ? { entity } : {}),
    ...(verb ? { verb } : {}),
  }
}

/** The audit log of the organization: read, narrowed and downloaded. The address holds what is asked for. */
export function AuditLog() {
  const [address, setAddress] = useSearchParams()
  const question = questionIn(address)
  const pages = useInfiniteQuery(logPages(question))
  const entries = pages.data?.pages.flatMap(page => page.entries) ?? []
  const lookedBackTo = pages.data?.pages.at(-1)?.lookedBackTo
  const ask = (key: string, value: string) =>
    setAddress(
      before => {
        const after = new URLSearchParams(before)
        if (value) after.set(key, value)
        else after.delete(key)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 dense:gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-prose text-muted">{text.hint}</p>
        <a href={logAddress(question)} className={buttonClasses('secondary')}>
          <DownloadIcon size={20} aria-hidden="true" />
          {text.download}
        </a>
      </div>
      <Filters address={address} ask={ask} />
      {question.patientId && (
        <p className="flex flex-wrap items-center gap-3">
          <span>{onlyAbout(entries)}</span>
          <Button look="quiet" onClick={() => ask('about', '')}>
            {text.aboutAll}
          </Button>
        </p>
      )}
      {pages.isPending && <SkeletonLines lines={10} />}
      {pages.isError && !pages.data && (
        <FailureState title={text.failed} onTryAgain={() => void pages.refetch()} />
      )}
      {pages.data && (
        <DataTable
          caption={text.caption}
          columns={columns}
          rows={entries}
          rowKey={entry => String(entry.id)}
          rowCount={pages.hasNextPage ? -1 : entries.length}
          empty={<Nothing isAsked={Object.keys(question).length > 0} />}
        />
      )}
      {lookedBackTo && (
        <p aria-live="polite" className="text-muted">
          {text.lookedBackTo(formatDateTime(lookedBackTo))}
        </p>
      )}
      <MoreButton pages={pages} label={lookedBackTo ? text.lookFurther : text.more} />
    </div>
  )
}

const onlyAbout = (entries: readonly LogEntry[]) => {
  const name = entries.find(({ patientName }) => patientName)?.patientName
  return name ? text.onlyAbout(name) : text.onlyThis
}

function Nothing({ isAsked }: { isAsked: boolean }): ReactNode {
  const icon = <HistoryIcon size={24} aria-hidden="true" />
  return isAsked ? (
    <EmptyState title={text.noneFound} body={text.noneFoundHint} icon={icon} />
  ) : (
    <EmptyState title={text.none} icon={icon} />
  )
}

function Filters({ address, ask }: { address: URLSearchParams; ask: (key: string, value: string) => void }) {
  const { data: people = [] } = useQuery(peopleInLog)
  const entities = Object.entries(text.entities).toSorted(([, one], [, other]) => one.localeCompare(other))
  const set = ['who', 'act', 'what', 'from', 'until'].filter(name => address.get(name)).length
  return (
    <FilterFold set={set} className="lg:grid-cols-2 xl:grid-cols-5">
      <div className="max-xl:col-span-2">
        <PersonField
          label={text.person}
          value={address.get('who') ?? all}
          onValueChange={value => ask('who', value === all ? '' : value)}
          options={[{ value: all, label: text.anybody }, ...people.map(personOption)]}
        />
      </div>
      <SelectField
        label={text.verb}
        value={address.get('act') ?? all}
        onValueChange={value => ask('act', value === all ? '' : value)}
        options={[
          { value: all, label: text.anything },
          ...verbs.map(value => ({ value, label: text.verbs[value] })),
        ]}
      />
      <SelectField
        label={text.entity}
        value={address.get('what') ?? all}
        onValueChange={value => ask('what', value === all ? '' : value)}
        options={[
          { value: all, label: text.anything },
          ...entities.map(([value, label]) => ({ value, label })),
        ]}
      />
      <TextField
        label={text.from}
        type="date"
        value={address.get('from') ?? ''}
        onChange={event => ask('from', event.target.value)}
      />
      <TextField
        label={text.until}
        type="date"
        value={address.get('until') ?? ''}
        onChange={event => ask('until', event.target.value)}
      />
    </FilterFold>
  )
}
