import { joinClasses } from '#ui/class-names.ts'
import type { ChecklistState } from '../checklist.rules.ts'
import { stateIcons } from './state-choice.tsx'

const shapes = {
  in_place: 'bg-rail text-on-rail',
  wants_help: 'bg-marigold text-on-marigold',
  not_now: 'border border-edge text-muted',
  not_asked: 'text-muted',
} as const satisfies Record<ChecklistState, string>

/** The shape of how an item stands; its word stands beside it. */
export function StateShape({ state, className }: { state: ChecklistState; className?: string }) {
  const Icon = stateIcons[state]
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'grid size-5 shrink-0 place-items-center rounded-full',
        shapes[state],
        className,
      )}
    >
      <Icon size={state === 'not_asked' ? 20 : 13} strokeWidth={state === 'not_asked' ? 1.5 : 2.5} />
    </span>
  )
}

/** The same as a box to tick: in place, or what it was before. */
export function StateTick({
  about,
  state,
  isTicked,
  isBusy,
  onTick,
}: {
  about: string
  state: ChecklistState
  isTicked: boolean
  isBusy: boolean
  onTick: (isTicked: boolean) => void
}) {
  return (
    <span className="relative grid size-5 shrink-0 place-items-center">
      <input
        type="checkbox"
        aria-label={about}
        checked={isTicked}
        aria-disabled={isBusy || undefined}
        onChange={({ target }) => !isBusy && onTick(target.checked)}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full after:absolute after:-inset-3 hover:ring-2 hover:ring-rail/40 lg:after:-inset-1.5"
      />
      <StateShape state={state} className="pointer-events-none" />
    </span>
  )
}
