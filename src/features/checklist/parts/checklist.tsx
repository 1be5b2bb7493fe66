import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useRemarksAutosaver } from '#features/remarks/parts/remarks.tsx'
import { remarksOf } from '#features/remarks/remarks.queries.ts'
import type { Autosaver } from '#platform/autosave/autosave.client.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { ChevronDownIcon } from '#ui/icons.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { ChecklistCategory, Checklist as ChecklistData, ChecklistEntry } from '../checklist.contract.ts'
import { type ChecklistHat, checklistOf } from '../checklist.queries.ts'
import { completionTone } from '../checklist.rules.ts'
import { checklistText as text } from '../checklist.text.ts'
import { ChecklistItem } from './checklist-item.tsx'

/**
 * A patient's checklist by category: ticks, the next step of each item, notes. Patients see their own; staff name the
 * patient. `isReadOnly` is for hats that write no notes about items (specialists).
 */
export function Checklist({
  hat,
  patientId,
  isReadOnly = false,
  making,
  figures,
}: {
  hat: ChecklistHat
  patientId?: string
  isReadOnly?: boolean
  /** Above the list, and in its place while there is none: the way to make one. */
  making?: (list: ChecklistData) => ReactNode
  /** Below the list: its bars as figures. */
  figures?: (list: ChecklistData) => ReactNode
}) {
  const { data, isPending, isError, refetch, isFetching } = useQuery(checklistOf(hat, patientId))
  // The notes of its items are asked for in the same request.
  useQuery({ ...remarksOf(hat, patientId), notifyOnChangeProps: [] })
  const isOwn = hat === 'patient'
  const notes = useRemarksAutosaver('checklist')
  const autosaver = isOwn ? notes : undefined
  return (
    <Frame isOwn={isOwn}>
      {isPending && <SkeletonLines lines={6} />}
      {isError && !data && (
        <FailureState
          body={text.failures.load.body}
          isTrying={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {data && making?.(data)}
      {data?.categories.length === 0 && !making && (
        <EmptyState title={text.empty} body={isOwn ? text.emptyHint : text.staffEmptyHint} />
      )}
      {data && data.categories.length > 0 && (
        <div className={isOwn ? 'grid gap-4' : 'grid gap-2'}>
          <ProgressBar
            label={text.progressLabel}
            percent={data.progress.percentage}
            valueText={text.completedOf(data.progress.completed, data.progress.total)}
            showsLabel
          />
          {data.categories.map((category, index) => (
            <Category
              key={category.id}
              hat={hat}
              patientId={patientId}
              category={category}
              isReadOnly={isReadOnly}
              autosaver={autosaver}
              isOpenAtFirst={index === firstUnfinished(data.categories)}
            />
          ))}
          {figures?.(data)}
        </div>
      )}
    </Frame>
  )
}

/** Staff have it as a card; in the portal it stands below its own name. */
function Frame({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  if (!isOwn)
    return (
      <Card title={text.staffHeading} description={text.staffDescription}>
        {children}
      </Card>
    )
  return (
    <div className="grid gap-4">
      <p className="text-muted">{text.description}</p>
      {children}
    </div>
  )
}

/** What nobody has asked yet is one fold at the end, for staff; a category of nothing else stands open. */
function foldNotAsked(items: readonly ChecklistEntry[], isOwn: boolean) {
  const asked = items.filter(({ state }) => isOwn || state !== 'not_asked')
  if (asked.length === 0) return [items, []] as const
  return [asked, items.filter(item => !asked.includes(item))] as const
}

/** The first category with something left to do is the one that opens by itself. */
function firstUnfinished(categories: readonly ChecklistCategory[]): number {
  return categories.findIndex(({ progress }) => progress.completed < progress.total)
}

function Category({
  hat,
  patientId,
  category,
  isReadOnly,
  autosaver,
  isOpenAtFirst,
}: {
  hat: ChecklistHat
  patientId?: string | undefined
  category: ChecklistCategory
  isReadOnly: boolean
  autosaver?: Autosaver | undefined
  isOpenAtFirst: boolean
}) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const { name, progress } = category
  // Progress is kind (decision 42): only staff see a colour that grades it.
  const tone = hat === 'patient' ? 'rail' : completionTone(progress.percentage)
  const listId = `checklist-${category.id}`
  const isOwn = hat === 'patient'
  const [first, folded] = foldNotAsked(category.items, isOwn)
  const lines = (items: readonly ChecklistEntry[]) =>
    items.map(item => (
      <ChecklistItem
        key={item.id}
        hat={hat}
        patientId={patientId}
        item={item}
        isReadOnly={isReadOnly}
        autosaver={autosaver}
      />
    ))
  return (
    <section
      className={joinClasses('rounded-card border border-line', !isOwn && 'lg:grid lg:grid-cols-[1fr_14rem]')}
    >
      <h3 className="min-w-0">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className={joinClasses(
            'flex w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-card px-4 text-left hover:bg-sunken',
            isOwn ? 'min-h-14 py-3' : 'min-h-11 py-1.5',
          )}
        >
          <ChevronDownIcon
            size={20}
            aria-hidden="true"
            className={joinClasses('shrink-0 transition-transform', !isOpen && '-rotate-90')}
          />
          <span className="min-w-40 flex-1 font-semibold">{name}</span>
          <Badge tone={tone}>{text.completedOf(progress.completed, progress.total)}</Badge>
        </button>
      </h3>
      <div className={joinClasses('px-4 pb-3', !isOwn && 'lg:self-center lg:pb-0')}>
        <ProgressBar label={name} percent={progress.percentage} tone={tone} />
      </div>
      {isOpen && (
        <div id={listId} className="border-line border-t px-4 lg:col-span-2">
          <ul className="grid grid-cols-1 divide-y divide-line">{lines(first)}</ul>
          {folded.length > 0 && (
            <details className="border-line border-t">
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-sm">
                {text.notAsked(folded.length)}
              </summary>
              <ul className="grid grid-cols-1 divide-y divide-line">{lines(folded)}</ul>
            </details>
          )}
        </div>
      )}
    </section>
  )
}
