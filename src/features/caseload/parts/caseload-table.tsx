import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CoverBadge } from '#features/cover/parts/cover-badge.tsx'
import { TagMany } from '#features/tags/parts/tag-many.tsx'
import { Badge } from '#ui/badge.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { isHeld, isInField } from '#ui/page-keys.ts'
import { useRowKeys } from '#ui/row-keys.ts'
import type { CaseloadPatient } from '../caseload.contract.ts'
import { calledName } from '../caseload.rules.ts'
import { caseloadText as text } from '../caseload.text.ts'
import { DueCell, LanguageTag, NextStepCell, WaitsCell } from './caseload-columns.tsx'
import { ChoosingBox, ChosenForStep, type ChosenRows, useChosenRows } from './chosen-for-step.tsx'

const nameColumn: Column<CaseloadPatient> = {
  key: 'name',
  heading: text.list.name,
  isRowHeading: true,
  isWholeOnPhone: true,
  cell: patient => (
    <span className="grid grid-cols-[minmax(0,1fr)] sm:max-lg:min-w-64 lg:flex lg:flex-wrap lg:items-center lg:gap-x-2 lg:min-w-48">
      <span className="flex items-center justify-between gap-3">
        <Link
          to={`/case-manager/patients/${patient.id}`}
          data-row-open=""
          className="relative inline-flex min-h-8 min-w-0 items-center font-semibold wrap-anywhere after:absolute after:-inset-y-1.5 after:inset-x-0 hover:text-rail hover:underline focus-visible:outline-none lg:min-h-7 lg:after:hidden"
        >
          {calledName(patient)}
        </Link>
        <span className="mr-auto lg:hidden">
          <LanguageTag patient={patient} />
        </span>
        <span className="shrink-0 text-sm lg:hidden">
          <WaitsCell patient={patient} />
        </span>
      </span>
      <span className="max-lg:hidden">
        <LanguageTag patient={patient} />
      </span>
      {patient.status === 'inactive' && <Badge>{text.statuses.inactive}</Badge>}
      <CoverBadge cover={patient.cover} />
      <span className="flex justify-between gap-3 pb-1 font-normal text-sm lg:hidden">
        <span className="min-w-0">
          <NextStepCell patient={patient} />
        </span>
        <DueCell patient={patient} />
      </span>
    </span>
  ),
}

const boxColumn = (chosen: ChosenRows): Column<CaseloadPatient> => ({
  key: 'chosen',
  isNarrow: true,
  heading: (
    <input
      type="checkbox"
      aria-label={text.many.chooseShown}
      checked={chosen.areAll}
      onChange={({ target }) => chosen.chooseAll(target.checked)}
      className="block size-4.5 cursor-pointer accent-rail max-lg:m-2"
    />
  ),
  cell: patient =>
    patient.status === 'active' && (
      <ChoosingBox id={patient.id} name={calledName(patient)} rows={chosen} className="max-lg:m-2" />
    ),
})

/**
 * The caseload as a table of one line a patient: who, what comes next, how far they are. j and k go from row to row, x chooses one,
 * Enter opens it; those who are chosen get one next step.
 */
export function CaseloadTable({
  patients,
  columns,
  isAll,
  mayTag,
  onChoosing,
}: {
  patients: readonly CaseloadPatient[]
  columns: readonly Column<CaseloadPatient>[]
  /** There are no more than these. */
  isAll: boolean
  /** Specialists put no tags on patients. */
  mayTag: boolean
  /** Whether anybody is chosen: then what is done with them is the first act of the page. */
  onChoosing: (isChoosing: boolean) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const { onFocus } = useRowKeys(list)
  const chosen = useChosenRows(patients.filter(({ status }) => status === 'active').map(({ id }) => id))
  const isChoosing = chosen.chosen.size > 0
  useEffect(() => {
    onChoosing(isChoosing)
    return () => onChoosing(false)
  }, [isChoosing, onChoosing])
  const people = patients
    .filter(({ id }) => chosen.chosen.has(id))
    .map(patient => ({ ...patient, name: calledName(patient) }))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys go beyond what links and boxes in the list do by themselves
    <div
      ref={list}
      onFocus={onFocus}
      onKeyDown={event => {
        const target = event.target as HTMLElement
        const id = target.closest<HTMLElement>('[data-row]')?.dataset.row
        if (isHeld(event.nativeEvent) || isInField(target)) return
        if (event.key === 'Escape') chosen.clear()
        if (event.key.toLowerCase() !== 'x' || !id || !patients.some(each => each.id === id)) return
        event.preventDefault()
        if (patients.find(each => each.id === id)?.status === 'active') chosen.toggle(id, event.shiftKey)
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <DataTable
        caption={text.list.caption}
        columns={[boxColumn(chosen), nameColumn, ...columns]}
        rows={patients}
        rowKey={patient => patient.id}
        rowCount={isAll ? patients.length : -1}
      />
      <ChosenForStep
        people={people}
        onClear={chosen.clear}
        more={mayTag && <TagMany people={people} onDone={chosen.clear} />}
      />
    </div>
  )
}
