import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { settleConversation } from '#features/messaging/waiting/waiting.queries.ts'
import { moveStaffTask } from '#features/staff-tasks/staff-tasks.queries.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { DoneIcon } from '#ui/icons.ts'
import { MoreButton } from '#ui/more-button.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { QueueItem } from '../queue.contract.ts'
import { ownQueue } from '../queue.queries.ts'
import { groupsOf, keyOf } from '../queue.rules.ts'
import { queueText as text } from '../queue.text.ts'
import { QueueRow } from './queue-row.tsx'

/**
 * The desk's one queue: by mouse each row has its verb; by keyboard j and k move, Enter opens a row in its place,
 * e is done with it, o opens the patient's page, Escape closes. A letter that is typed somewhere means nothing here.
 */
export function Queue() {
  const queue = useInfiniteQuery(ownQueue)
  const [openKey, setOpenKey] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  const finish = useFinish()
  const navigate = useNavigate()
  // Whatever moved up meanwhile stands on two pages.
  const items = [
    ...new Map(queue.data?.pages.flatMap(page => page.items).map(each => [keyOf(each), each])).values(),
  ]

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const target = event.target as HTMLElement
    const row = target.closest<HTMLElement>('[data-queue-row]')
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' && openKey !== undefined) {
      setOpenKey(undefined)
      row.querySelector<HTMLElement>('[data-queue-open]')?.focus()
      return
    }
    if (target.matches('input, textarea, select')) return
    const item = items.find(each => keyOf(each) === row.dataset.queueRow)
    if (event.key === 'j' || event.key === 'k') moveFrom(list.current, row, event.key === 'j' ? 1 : -1)
    else if (event.key === 'e' && item) finish(item, () => moveFrom(list.current, row, 1))
    else if (event.key === 'o' && item?.patientId) void navigate(`/case-manager/patients/${item.patientId}`)
    else return
    event.preventDefault()
  }

  if (queue.isPending) return <SkeletonLines lines={8} />
  if (!queue.data) return <FailureState onTryAgain={() => void queue.refetch()} />
  const [first] = queue.data.pages
  if (items.length === 0)
    return (
      <EmptyState
        title={text.nobody}
        body={text.nobodyHint}
        icon={<DoneIcon size={24} aria-hidden="true" />}
      />
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the rows inside, which are buttons
    <div ref={list} onKeyDown={onKeyDown} className="grid grid-cols-1">
      {groupsOf(items).map(({ kind, rows }) => (
        <section
          key={kind}
          aria-label={text.groups[kind]}
          className="grid grid-cols-1 border-line border-t py-1.5 lg:grid-cols-[8.5rem_minmax(0,1fr)]"
        >
          <h3 className="pt-2 text-muted text-sm">{text.groups[kind]}</h3>
          <ul className="grid grid-cols-1">
            {rows.map(item => (
              <QueueRow
                key={keyOf(item)}
                item={item}
                today={first?.today ?? ''}
                isOpen={openKey === keyOf(item)}
                onOpenChange={isOpen => setOpenKey(isOpen ? keyOf(item) : undefined)}
                onFinish={() => finish(item)}
              />
            ))}
          </ul>
        </section>
      ))}
      <MoreButton pages={queue} label={text.more} className="mt-3 w-fit" />
      <p className="flex flex-wrap gap-x-4 border-line border-t pt-3 text-muted text-sm max-lg:hidden">
        {text.keys.map(([key, what]) => (
          <span key={key}>
            <kbd className="mr-1 rounded border border-line px-1.5 font-sans">{key}</kbd>
            {what}
          </span>
        ))}
      </p>
    </div>
  )
}

/** Ends what can be ended with one press: each says so with a toast that takes it back. */
function useFinish(): (item: QueueItem, onSent?: () => void) => void {
  const settle = useMutation(settleConversation)
  const move = useMutation(moveStaffTask)
  return (item, onSent) => {
    if (item.kind === 'message' && item.messageId)
      settle.mutate({ conversationId: item.id, until: item.messageId })
    else if (item.kind === 'task') move.mutate({ id: item.id, status: 'completed' })
    else return
    onSent?.()
  }
}

/** Puts the focus on the row before or after one; at an end it stays. */
function moveFrom(list: HTMLElement | null, row: HTMLElement, step: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-queue-row]') ?? [])]
  rows[rows.indexOf(row) + step]?.querySelector<HTMLElement>('[data-queue-open]')?.focus()
}
