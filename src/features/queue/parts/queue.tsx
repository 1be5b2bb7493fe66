import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { useAskedByAddress } from '#ui/asked-by-address.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { DoneIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { helpedToday, ownQueue } from '../queue.queries.ts'
import { queueKinds } from '../queue.rules.ts'
import { useNewsOfHeld, useStanding } from '../queue.store.ts'
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
  const standing = useStanding(queue.data?.pages)
  useNewsOfHeld((queue.data?.pages ?? []).flatMap(page => page.items))
  if (queue.isPending) return <SkeletonLines lines={8} />
  if (!queue.data) return <FailureState onTryAgain={() => void queue.refetch()} />
  const asked = kind ? 'queue' : 'snoozed'
  return (
    <>
      <QueueList
        key={`${only} ${kind}`}
        pages={standing}
        loading={queue}
        isSnoozed={isSnoozed}
        empty={
          isSnoozed || kind ? (
            <EmptyState
              title={isSnoozed ? text.nothingSnoozed : text.nothingHere}
              body={isSnoozed ? text.nothingSnoozedHint : text.nobodyHint}
              icon={<DoneIcon size={24} aria-hidden="true" />}
            />
          ) : (
            <NobodyWaits />
          )
        }
      />
      {(isSnoozed || kind) && (
        <Button look="quiet" className="w-fit" onClick={() => ask({ [asked]: '' })}>
          {isSnoozed && kind ? text.showSnoozed : text.showNow}
        </Button>
      )}
      {!isSnoozed && !kind && standing[0]?.hasSnoozed && (
        <Button look="quiet" className="w-fit" onClick={() => ask({ snoozed: 'yes' })}>
          {text.showSnoozed}
        </Button>
      )}
    </>
  )
}

/** A quiet desk says so in a line, and whom the team reached today: nobody is asked for to fill it. */
function NobodyWaits() {
  const { data: helped = [] } = useQuery(helpedToday)
  return (
    <div className="grid gap-1 border-line border-t py-4">
      <p className="flex items-center gap-2 font-semibold">
        <DoneIcon size={18} aria-hidden="true" className="text-rail" />
        {text.nobody}
      </p>
      {helped.length === 0 ? (
        <p className="text-muted text-sm">{text.nobodyHint}</p>
      ) : (
        <div className="flex flex-wrap items-baseline gap-x-4 text-sm">
          <h3 className="text-muted">{text.helped}</h3>
          <ul className="flex flex-wrap gap-x-4">
            {helped.map(patient => (
              <li key={patient.id} data-row={patient.id}>
                <Link
                  to={`/case-manager/patients/${patient.id}`}
                  data-row-open=""
                  className="inline-flex min-h-11 items-center font-semibold text-rail wrap-anywhere hover:underline lg:min-h-8"
                >
                  {calledName(patient)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
