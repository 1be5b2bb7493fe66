import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { joinClasses } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { GutterGroup } from '#ui/gutter-group.tsx'
import { ChecklistIcon, ChevronDownIcon } from '#ui/icons.ts'
import type { PersonChoice } from '#ui/person-field.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { itemsOfView, percentOf } from '../checklist.rules.ts'
import type { ItemState, ItemStatus } from '../staff-checklist/staff-checklist.contract.ts'
import { itemsStatus, type OfWhom } from '../staff-checklist/staff-checklist.queries.ts'
import { staffChecklistText } from '../staff-checklist/staff-checklist.text.ts'
import { ItemPatients } from './item-patients.tsx'
import { type ItemsFilter, ItemsStatusFilters } from './items-status-filters.tsx'
import { ItemFigures } from './progress-tables.tsx'

const text = staffChecklistText.status
const views = ['all', 'completed', 'incomplete'] as const

/** What the screen looks at; it stands in the address. */
export interface StatusQuestion extends ItemsFilter {
  view: ItemState
}

/** How every checklist item stands over the active patients: filters, three tabs, each item with its patients. */
export function ItemsStatus({
  caseManagerId,
  patients,
  question,
  onAsk,
}: {
  /** Whose patients, where it is not everybody whom the person asking may see. */
  caseManagerId?: string
  patients: readonly PersonChoice[]
  question: StatusQuestion
  onAsk: (change: Partial<StatusQuestion>) => void
}) {
  const { patientId, categoryId, view } = question
  const hat = useStaffHat()
  const ofWhom = { hat, caseManagerId, patientId }
  const { data, isPending, isError, refetch, isFetching } = useQuery(itemsStatus(ofWhom))
  if (isPending) return <SkeletonLines lines={8} />
  if (isError && !data) return <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />
  if (!patientId && data.every(item => item.total === 0))
    return (
      <EmptyState
        title={text.none}
        body={text.noneHint}
        icon={<ChecklistIcon size={24} aria-hidden="true" />}
      />
    )
  const categories = new Map(data.map(item => [item.categoryId, item.categoryName]))
  return (
    <div className="grid grid-cols-1 gap-5">
      <ItemsStatusFilters
        patients={patients}
        categories={[...categories].map(([id, name]) => ({ id, name }))}
        filter={question}
        onFilter={onAsk}
      />
      <Tabs
        label={text.views}
        value={view}
        onValueChange={value => onAsk({ view: value as ItemState })}
        tabs={views.map(each => ({
          value: each,
          label: text[each],
          content: <Items items={itemsOfView(data, each, categoryId)} ofWhom={ofWhom} state={each} />,
        }))}
      />
    </div>
  )
}

/** The items in their groups, each group's name once in the gutter. */
function Items({ items, ofWhom, state }: { items: readonly ItemStatus[]; ofWhom: OfWhom; state: ItemState }) {
  if (items.length === 0)
    return (
      <EmptyState
        title={text.empty}
        body={text.emptyHint}
        icon={<ChecklistIcon size={24} aria-hidden="true" />}
      />
    )
  const categories = Map.groupBy(items, ({ categoryId }) => categoryId)
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 [&>:first-child]:border-t-0">
        {[...categories].map(([categoryId, ofCategory]) => (
          <GutterGroup key={categoryId} label={ofCategory[0]?.categoryName ?? ''}>
            <ul className="grid grid-cols-1 divide-y divide-line">
              {ofCategory.map((item, place) => (
                <Item
                  key={item.itemId}
                  item={item}
                  ofWhom={ofWhom}
                  state={state}
                  place={{ at: place + 1, of: ofCategory.length }}
                />
              ))}
            </ul>
          </GutterGroup>
        ))}
      </div>
      <ItemFigures items={items} />
    </div>
  )
}

function Item({
  item,
  ofWhom,
  state,
  place,
}: {
  item: ItemStatus
  ofWhom: OfWhom
  state: ItemState
  place: { at: number; of: number }
}) {
  const [isOpen, setOpen] = useState(false)
  const percent = percentOf(item.completed, item.total)
  const listId = `item-${state}-${item.itemId}`
  return (
    <li data-row={item.itemId} aria-posinset={place.at} aria-setsize={place.of}>
      <button
        type="button"
        data-row-open=""
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2 rounded-card px-1 py-1 text-left hover:bg-sunken lg:min-h-9"
      >
        <ChevronDownIcon
          size={16}
          aria-hidden="true"
          className={joinClasses('shrink-0 text-muted transition-transform', !isOpen && '-rotate-90')}
        />
        <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{item.title}</span>
        <span className="grid w-28 shrink-0 gap-1 text-right text-muted text-xs tabular-nums">
          {percent === null ? text.notAsked : text.counted(item.completed, item.total)}
          {percent !== null && (
            <ProgressBar label={text.completionOf(item.title)} percent={percent} size="thin" />
          )}
        </span>
      </button>
      {isOpen && (
        <div id={listId} className="mb-2 rounded-card border border-line bg-surface px-4 py-2">
          <ItemPatients item={item} ofWhom={ofWhom} state={state} />
        </div>
      )}
    </li>
  )
}
