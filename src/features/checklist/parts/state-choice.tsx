import { useMutation } from '@tanstack/react-query'
import { joinClasses } from '#ui/class-names.ts'
import { CheckIcon, NotNowIcon, SupportIcon, UnderWayIcon } from '#ui/icons.ts'
import type { ChecklistEntry } from '../checklist.contract.ts'
import { type ChecklistHat, sayState, toggleChecklistItem } from '../checklist.queries.ts'
import type { ChecklistState } from '../checklist.rules.ts'
import { checklistText as text } from '../checklist.text.ts'

type SaidState = Exclude<ChecklistState, 'not_asked'>

/** The three choices, in the order of their keys. */
export const choices: readonly SaidState[] = ['in_place', 'wants_help', 'not_now']

/** Four shapes, not four colours: a check, a hand, a dash, a dashed ring; the word stands beside each. */
export const stateIcons = {
  in_place: CheckIcon,
  wants_help: SupportIcon,
  not_now: NotNowIcon,
  not_asked: UnderWayIcon,
} as const

/** How an item stands, and the ways to say it. The tick and the choice answer at once; the server's answer replaces them. */
export function useSayingState(hat: ChecklistHat, { id, state, isCompleted }: ChecklistEntry) {
  const toggle = useMutation(toggleChecklistItem(hat))
  const say = useMutation(sayState(hat))
  const isBusy = toggle.isPending || say.isPending
  return {
    isCompleted: toggle.isPending ? toggle.variables.isCompleted : isCompleted,
    state: say.isPending ? say.variables.state : state,
    isBusy,
    tick: (isTicked: boolean) => toggle.mutate({ id, isCompleted: isTicked }),
    say: (said: SaidState) => {
      if (!isBusy) say.mutate({ id, state: said })
    },
  }
}

const looks = {
  apart: {
    all: 'flex min-w-0 flex-wrap gap-1.5',
    each: 'min-h-11 rounded-full border px-3 lg:min-h-9',
    chosen: 'border-rail bg-rail-soft font-semibold text-rail',
    other: 'border-edge bg-surface hover:border-rail hover:text-rail',
  },
  joined: {
    all: 'grid grid-flow-col auto-cols-fr overflow-hidden rounded-card border border-edge bg-surface lg:auto-cols-auto',
    each: 'min-h-11 justify-center whitespace-nowrap border-edge border-l px-2 first:border-l-0 lg:min-h-7 lg:px-3',
    chosen: 'bg-rail-soft font-semibold text-rail',
    other: 'hover:bg-rail-soft hover:text-rail',
  },
} as const

/** How an item stands, as one tap says it: in place, wants help, or not now. */
export function StateChoice({
  about,
  state,
  isOwn,
  isBusy = false,
  onChoose,
}: {
  /** The title of the item, for whoever hears the buttons read. */
  about: string
  state: ChecklistState
  /** Whether the patient chooses, in the first person. Staff have the keys 1 to 3 in its row. */
  isOwn: boolean
  isBusy?: boolean
  onChoose: (state: SaidState) => void
}) {
  const words = isOwn ? text.ownStates : text.states
  const look = looks[isOwn ? 'apart' : 'joined']
  return (
    <fieldset aria-label={text.stateOf(about)} className={look.all}>
      {choices.map((choice, place) => {
        const Icon = stateIcons[choice]
        const isChosen = choice === state
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={isChosen}
            // One that went dead under the finger would lose the focus.
            aria-disabled={isBusy || undefined}
            aria-keyshortcuts={isOwn ? undefined : String(place + 1)}
            onClick={() => !isBusy && onChoose(choice)}
            className={joinClasses(
              'inline-flex items-center gap-1.5 text-sm transition-colors focus-visible:-outline-offset-2',
              look.each,
              isChosen ? look.chosen : look.other,
            )}
          >
            {(isOwn || isChosen) && <Icon size={16} aria-hidden="true" />}
            {words[choice]}
          </button>
        )
      })}
    </fieldset>
  )
}
