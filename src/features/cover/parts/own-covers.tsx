import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import type { PersonChoice } from '#ui/person-field.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { Cover } from '../cover.contract.ts'
import { coversOf } from '../cover.queries.ts'
import { coverText as text } from '../cover.text.ts'
import { CoverList } from './cover-list.tsx'
import { GiveCover } from './give-cover.tsx'

const formatHeld = (cover: Cover) => (cover.isRunning ? text.held(cover) : text.heldLater(cover))

/** Who covers for the case manager who is signed in, whom they cover, and asking a colleague. */
export function OwnCovers({ patients }: { patients: readonly PersonChoice[] }) {
  const { data, isPending, isError, refetch, isFetching } = useQuery(coversOf('staff'))
  const mine = data?.filter(cover => !cover.isHeld) ?? []
  const held = data?.filter(cover => cover.isHeld) ?? []
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">{text.hint}</p>
      {isPending && <SkeletonLines lines={3} />}
      {isError && !data && <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />}
      {data?.length === 0 && (
        <p>
          {text.empty}. <span className="text-muted">{text.emptyHint}</span>
        </p>
      )}
      {mine.length > 0 && <CoverList hat="staff" label={text.forMe} covers={mine} format={text.coversMine} />}
      {held.length > 0 && <CoverList hat="staff" label={text.byMe} covers={held} format={formatHeld} />}
      <GiveCover
        hat="staff"
        title={text.ask}
        scope={{ patients }}
        trigger={
          <Button look="secondary" className="w-fit">
            {text.ask}
          </Button>
        }
      />
    </div>
  )
}
