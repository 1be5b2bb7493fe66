import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { DoneIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { ownQueue } from '../queue.queries.ts'
import { queueText as text } from '../queue.text.ts'
import { QueueList } from './queue-list.tsx'

/** The desk's one queue, and behind it what was put off. */
export function Queue() {
  const [only, setOnly] = useState<'now' | 'snoozed'>('now')
  const queue = useInfiniteQuery(ownQueue(only))
  const isSnoozed = only === 'snoozed'
  if (queue.isPending) return <SkeletonLines lines={8} />
  if (!queue.data) return <FailureState onTryAgain={() => void queue.refetch()} />
  const { pages } = queue.data
  return (
    <>
      <QueueList
        key={only}
        pages={pages}
        loading={queue}
        isSnoozed={isSnoozed}
        empty={
          <EmptyState
            title={isSnoozed ? text.nothingSnoozed : text.nobody}
            body={isSnoozed ? text.nothingSnoozedHint : text.nobodyHint}
            icon={<DoneIcon size={24} aria-hidden="true" />}
          />
        }
      />
      {(isSnoozed || pages[0]?.hasSnoozed) && (
        <Button look="quiet" className="w-fit" onClick={() => setOnly(isSnoozed ? 'now' : 'snoozed')}>
          {isSnoozed ? text.showNow : text.showSnoozed}
        </Button>
      )}
    </>
  )
}
