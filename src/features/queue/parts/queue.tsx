import { useInfiniteQuery } from '@tanstack/react-query'
import { useAskedByAddress } from '#ui/asked-by-address.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { DoneIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { ownQueue } from '../queue.queries.ts'
import { queueKinds } from '../queue.rules.ts'
import { queueText as text } from '../queue.text.ts'
import { QueueList } from './queue-list.tsx'

/**
 * The desk's one queue, and behind it what was put off: the first rows of each group, or all of the one that the address names
 * (`?queue=task`, `&snoozed=yes`).
 */
export function Queue() {
  const [address, ask] = useAskedByAddress()
  const isSnoozed = address.get('snoozed') === 'yes'
  const kind = queueKinds.find(each => each === address.get('queue'))
  const only = isSnoozed ? 'snoozed' : 'now'
  const queue = useInfiniteQuery(ownQueue(only, kind))
  if (queue.isPending) return <SkeletonLines lines={8} />
  if (!queue.data) return <FailureState onTryAgain={() => void queue.refetch()} />
  const { pages } = queue.data
  const asked = kind ? 'queue' : 'snoozed'
  return (
    <>
      <QueueList
        key={`${only} ${kind}`}
        pages={pages}
        loading={queue}
        isSnoozed={isSnoozed}
        empty={
          <EmptyState
            title={isSnoozed ? text.nothingSnoozed : kind ? text.nothingHere : text.nobody}
            body={isSnoozed ? text.nothingSnoozedHint : text.nobodyHint}
            icon={<DoneIcon size={24} aria-hidden="true" />}
          />
        }
      />
      {(isSnoozed || kind) && (
        <Button look="quiet" className="w-fit" onClick={() => ask({ [asked]: '' })}>
          {isSnoozed && kind ? text.showSnoozed : text.showNow}
        </Button>
      )}
      {!isSnoozed && !kind && pages[0]?.hasSnoozed && (
        <Button look="quiet" className="w-fit" onClick={() => ask({ snoozed: 'yes' })}>
          {text.showSnoozed}
        </Button>
      )}
    </>
  )
}
