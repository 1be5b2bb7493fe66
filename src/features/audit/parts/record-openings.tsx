import { useInfiniteQuery } from '@tanstack/react-query'
import { type DateStyle, formatDateTime } from '#lib/dates.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { EyeIcon } from '#ui/icons.ts'
import { MoreButton } from '#ui/more-button.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { Opening } from '../audit.contract.ts'
import { ownOpenings } from '../audit.queries.ts'
import { auditText as text } from '../audit.text.ts'

/** Who opened the record of the patient who is signed in, on the clock of their record once it is known. */
export function RecordOpenings({ timeZone }: { timeZone?: string | undefined }) {
  const { data, isPending, isError, refetch, isFetching, hasNextPage, fetchNextPage } =
    useInfiniteQuery(ownOpenings)
  const openings = data?.pages.flatMap(page => page.openings) ?? []
  return (
    <FoldCard staysFolded id="openings" title={text.heading} description={text.description}>
      {isPending && <SkeletonLines lines={5} />}
      {isError && !data && <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />}
      {data && openings.length === 0 && (
        <EmptyState title={text.empty} body={text.emptyHint} icon={<EyeIcon size={24} />} />
      )}
      {openings.length > 0 && (
        <ul aria-label={text.list} className="grid">
          {openings.map(opening => (
            <OpeningLine key={opening.id} opening={opening} style={timeZone ? { timeZone } : {}} />
          ))}
        </ul>
      )}
      <MoreButton
        pages={{ hasNextPage, isFetchingNextPage: isFetching, fetchNextPage }}
        label={text.more}
        className="mt-3"
      />
    </FoldCard>
  )
}

function whoOpened({ hat, name }: Opening): string {
  if (hat === 'patient') return text.you
  if (hat === 'job') return text.system
  return name ?? text.nameless
}

function whatHappened({ verb, entity }: Opening): string {
  return verb === 'export' ? text.exported : (text.opened[entity] ?? text.openedOther)
}

/** What they are to the patient: a co-worker is of the same kind as somebody else on the team. */
const roleOf = ({ hat, isCoWorker }: Opening) => text.hats[isCoWorker ? 'co_worker' : (hat ?? '')]

function OpeningLine({ opening, style }: { opening: Opening; style: DateStyle }) {
  const role = opening.name ? roleOf(opening) : undefined
  return (
    <li className="grid gap-0.5 border-line border-b py-3 last:border-b-0 sm:grid-cols-[1fr_auto] sm:gap-x-4">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{whoOpened(opening)}</span>
        {role && <span className="text-muted"> ({role})</span>} {whatHappened(opening)}
        {opening.coveredFor && `, ${text.inPlaceOf(opening.coveredFor)}`}
      </span>
      <span className="text-muted">
        <time dateTime={opening.at}>{formatDateTime(opening.at, style)}</time>
        {opening.times > 1 && ` · ${text.times(opening.times)}`}
      </span>
    </li>
  )
}
