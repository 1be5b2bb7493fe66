import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRemarksAutosaver } from '#features/remarks/parts/remarks.tsx'
import { remarksOf } from '#features/remarks/remarks.queries.ts'
import type { Autosaver } from '#platform/autosave/autosave.client.ts'
import { Badge } from '#ui/badge.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { ChevronDownIcon } from '#ui/icons.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { ChecklistCategory } from '../checklist.contract.ts'
import { checklistOf } from '../checklist.queries.ts'
import { checklistText as text } from '../checklist.text.ts'
import { ChecklistItem } from './checklist-item.tsx'

/** A patient's own checklist by category: ticks, the next step of each item, notes. */
export function Checklist() {
  const { data, isPending, isError, refetch, isFetching } = useQuery(checklistOf('patient'))
  // The notes of its items are asked for in the same request.
  useQuery({ ...remarksOf('patient'), notifyOnChangeProps: [] })
  const autosaver = useRemarksAutosaver('checklist')
  return (
    <div className="grid gap-4">
      <p className="text-muted">{text.description}</p>
      {isPending && <SkeletonLines lines={6} />}
      {isError && !data && (
        <FailureState
          body={text.failures.load.body}
          isTrying={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {data?.categories.length === 0 && <EmptyState title={text.empty} body={text.emptyHint} />}
      {data && data.categories.length > 0 && (
        <div className="grid gap-4">
          <ProgressBar
            label={text.progressLabel}
            percent={data.progress.percentage}
            valueText={text.completedOf(data.progress.completed, data.progress.total)}
            showsLabel
          />
          {data.categories.map((category, index) => (
            <Category
              key={category.id}
              category={category}
              autosaver={autosaver}
              isOpenAtFirst={index === firstUnfinished(data.categories)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** The first category with something left to do is the one that opens by itself. */
function firstUnfinished(categories: readonly ChecklistCategory[]): number {
  return categories.findIndex(({ progress }) => progress.completed < progress.total)
}

/** Progress is kind (decision 42): no colour grades it. */
function Category({
  category,
  autosaver,
  isOpenAtFirst,
}: {
  category: ChecklistCategory
  autosaver: Autosaver | undefined
  isOpenAtFirst: boolean
}) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const { name, progress } = category
  const listId = `checklist-${category.id}`
  return (
    <section className="rounded-card border border-line">
      <h3 className="min-w-0">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-card px-4 py-3 text-left hover:bg-sunken"
        >
          <ChevronDownIcon
            size={20}
            aria-hidden="true"
            className={joinClasses('shrink-0 transition-transform', !isOpen && '-rotate-90')}
          />
          <span className="min-w-40 flex-1 font-semibold">{name}</span>
          <Badge tone="rail">{text.completedOf(progress.completed, progress.total)}</Badge>
        </button>
      </h3>
      <div className="px-4 pb-3">
        <ProgressBar label={name} percent={progress.percentage} />
      </div>
      {isOpen && (
        <div id={listId} className="border-line border-t px-4">
          <ul className="grid grid-cols-1 divide-y divide-line">
            {category.items.map(item => (
              <ChecklistItem key={item.id} item={item} autosaver={autosaver} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
