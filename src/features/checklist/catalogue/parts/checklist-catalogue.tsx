import { type UseMutationOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { AddIcon, ChevronDownIcon, ChevronUpIcon, EditIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { CatalogueCategory, CatalogueItem } from '../catalogue.contract.ts'
import {
  checklistCatalogue,
  orderCategories,
  orderItems,
  retireCategory,
  retireItem,
} from '../catalogue.queries.ts'
import { catalogueText as text } from '../catalogue.text.ts'
import { CategoryDialog, ItemDialog } from './catalogue-dialogs.tsx'

/** The organization's checklist: its categories and items, in order, in both languages, with what is used no more. */
export function ChecklistCatalogue() {
  const { data, isError, isFetching, refetch } = useQuery(checklistCatalogue)
  const order = useMutation(orderCategories)
  const used = data?.filter(({ isRetired }) => !isRetired) ?? []
  const retired = data?.filter(({ isRetired }) => isRetired) ?? []
  return (
    <FoldCard
      id="checklist"
      title={text.title}
      description={text.body}
      action={
        <CategoryDialog
          trigger={
            <Button look="secondary" icon={<AddIcon size={20} aria-hidden="true" />}>
              {text.addCategory}
            </Button>
          }
        />
      }
    >
      {data ? (
        <div className="divide-y divide-line border-line border-t">
          {used.map((category, at) => (
            <Category
              key={category.id}
              category={category}
              categories={used}
              place={
                <Place
                  name={category.name}
                  at={at}
                  ids={idsOf(used)}
                  onOrder={ids => order.mutate({ ids })}
                />
              }
            />
          ))}
          {retired.length > 0 && (
            <OutOfUse label={`${text.outOfUseCategories} (${retired.length})`}>
              {retired.map(({ id, name }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-3">
                  {name}
                  <Retire name={name} id={id} isRetired mutation={retireCategory} />
                </li>
              ))}
            </OutOfUse>
          )}
        </div>
      ) : isError ? (
        <FailureState title={text.loadFailed} onTryAgain={() => void refetch()} isTrying={isFetching} />
      ) : (
        <SkeletonLines lines={8} />
      )}
    </FoldCard>
  )
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

const summary =
  'flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-card py-2 [&::-webkit-details-marker]:hidden'

function Category({
  category,
  categories,
  place,
}: {
  category: CatalogueCategory
  categories: readonly CatalogueCategory[]
  place: ReactNode
}) {
  const order = useMutation(orderItems)
  const used = category.items.filter(({ isRetired }) => !isRetired)
  const retired = category.items.filter(({ isRetired }) => isRetired)
  const { id, name } = category
  return (
    <details className="group">
      <summary className={summary}>
        <ChevronDownIcon
          size={20}
          aria-hidden="true"
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
        />
        <h3 className="min-w-0 font-semibold wrap-anywhere">{name}</h3>
        <span className="ml-auto shrink-0 text-muted text-sm">{text.items(used.length)}</span>
      </summary>
      <div className="grid gap-2 pb-4 sm:pl-7">
        <div className="-ml-3 flex flex-wrap items-center gap-x-1">
          {place}
          <CategoryDialog
            category={category}
            trigger={
              <IconButton label={text.editOf(name)} icon={<EditIcon size={18} aria-hidden="true" />} />
            }
          />
          <Retire name={name} id={id} mutation={retireCategory} />
        </div>
        {used.length === 0 ? (
          <p className="text-muted">{text.none}</p>
        ) : (
          <ul aria-label={name} className="divide-y divide-line">
            {used.map((item, at) => (
              <Item
                key={item.id}
                item={item}
                categories={categories}
                place={
                  <Place
                    name={item.title}
                    at={at}
                    ids={idsOf(used)}
                    onOrder={ids => order.mutate({ id, ids })}
                  />
                }
              />
            ))}
          </ul>
        )}
        <div>
          <ItemDialog
            categoryId={id}
            categories={categories}
            trigger={
              <Button
                look="quiet"
                className="-ml-4"
                aria-label={text.addItemTo(name)}
                icon={<AddIcon size={18} aria-hidden="true" />}
              >
                {text.addItem}
              </Button>
            }
          />
        </div>
        {retired.length > 0 && (
          <OutOfUse label={text.outOfUse(retired.length)}>
            {retired.map(({ id: itemId, title }) => (
              <li key={itemId} className="flex flex-wrap items-center justify-between gap-x-3">
                {title}
                <Retire name={title} id={itemId} isRetired mutation={retireItem} />
              </li>
            ))}
          </OutOfUse>
        )}
      </div>
    </details>
  )
}

function Item({
  item,
  categories,
  place,
}: {
  item: CatalogueItem
  categories: readonly CatalogueCategory[]
  place: ReactNode
}) {
  const hasSpanish = item.titleEs !== '' && (!item.isOnboarding || item.questionEs !== '')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-1">
      <span className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
        {item.title}
        {item.isOnboarding && <Badge tone="rail">{text.asked}</Badge>}
        {!hasSpanish && <Badge tone="marigold">{text.noSpanish}</Badge>}
      </span>
      <span className="-mr-2 flex shrink-0 items-center">
        {place}
        <ItemDialog
          item={item}
          categoryId={item.categoryId}
          categories={categories}
          trigger={
            <IconButton label={text.editOf(item.title)} icon={<EditIcon size={18} aria-hidden="true" />} />
          }
        />
        <Retire name={item.title} id={item.id} mutation={retireItem} />
      </span>
    </li>
  )
}

/** One place up or down among its neighbours. */
function Place({
  name,
  at,
  ids,
  onOrder,
}: {
  name: string
  at: number
  ids: readonly string[]
  onOrder: (ids: string[]) => void
}) {
  const swapped = (from: number) => ids.toSpliced(from, 2, ids[from + 1] ?? '', ids[from] ?? '')
  return (
    <>
      <IconButton
        label={text.up(name)}
        disabled={at === 0}
        onClick={() => onOrder(swapped(at - 1))}
        icon={<ChevronUpIcon size={18} aria-hidden="true" />}
      />
      <IconButton
        label={text.down(name)}
        disabled={at === ids.length - 1}
        onClick={() => onOrder(swapped(at))}
        icon={<ChevronDownIcon size={18} aria-hidden="true" />}
      />
    </>
  )
}

type Retirement = UseMutationOptions<
  { id: string; isRetired: boolean },
  Error,
  { id: string; isRetired: boolean }
>

function Retire({
  name,
  id,
  isRetired = false,
  mutation,
}: {
  name: string
  id: string
  isRetired?: boolean
  mutation: Retirement
}) {
  const change = useMutation(mutation)
  return (
    <Button
      look="quiet"
      className="text-sm"
      busy={change.isPending}
      aria-label={isRetired ? text.putBackOf(name) : text.retireOf(name)}
      onClick={() => change.mutate({ id, isRetired: !isRetired })}
    >
      {isRetired ? text.putBackAgain : text.retire}
    </Button>
  )
}

function OutOfUse({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details>
      <summary className={`${summary} text-muted`}>{label}</summary>
      <ul aria-label={label} className="grid text-muted">
        {children}
      </ul>
    </details>
  )
}
