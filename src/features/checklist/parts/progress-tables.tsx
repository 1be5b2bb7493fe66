import { ChartTable } from '#ui/chart-table.tsx'
import type { Column } from '#ui/data-table.tsx'
import type { Checklist, ChecklistCategory } from '../checklist.contract.ts'
import { percentOf } from '../checklist.rules.ts'
import type { ItemStatus } from '../staff-checklist/staff-checklist.contract.ts'
import { staffChecklistText } from '../staff-checklist/staff-checklist.text.ts'

const text = staffChecklistText.figures

const ofCategories: Column<ChecklistCategory>[] = [
  { key: 'name', heading: text.category, isRowHeading: true, cell: category => category.name },
  { key: 'done', heading: text.completed, align: 'end', cell: ({ progress }) => progress.completed },
  { key: 'total', heading: text.items, align: 'end', cell: ({ progress }) => progress.total },
  {
    key: 'percent',
    heading: text.completion,
    align: 'end',
    cell: ({ progress }) => text.percent(percentOf(progress.completed, progress.total)),
  },
]

/** The bars of a patient's checklist as figures. */
export function ChecklistFigures({ list }: { list: Checklist }) {
  return (
    <ChartTable
      caption={text.ofCategories}
      columns={ofCategories}
      rows={list.categories}
      rowKey={category => category.id}
    />
  )
}

const ofItems: Column<ItemStatus>[] = [
  { key: 'title', heading: text.item, isRowHeading: true, cell: item => item.title },
  { key: 'category', heading: text.category, cell: item => item.categoryName },
  { key: 'done', heading: text.completed, align: 'end', cell: item => item.completed },
  { key: 'total', heading: text.patients, align: 'end', cell: item => item.total },
  {
    key: 'percent',
    heading: text.completion,
    align: 'end',
    cell: item => text.percent(percentOf(item.completed, item.total)),
  },
]

/** How every item stands, as figures. */
export function ItemFigures({ items }: { items: readonly ItemStatus[] }) {
  return <ChartTable caption={text.ofItems} columns={ofItems} rows={items} rowKey={item => item.itemId} />
}
