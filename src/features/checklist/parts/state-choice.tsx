import { joinClasses } from '#ui/class-names.ts'
import { CheckIcon, NotNowIcon, SupportIcon, UnderWayIcon } from '#ui/icons.ts'
import type { ChecklistState } from '../checklist.rules.ts'
import { checklistText as text } from '../checklist.text.ts'

type SaidState = Exclude<ChecklistState, 'not_asked'>

const choices: readonly SaidState[] = ['in_place', 'wants_help', 'not_now']

/** Four shapes, not four colours: a check, a hand, a dash, a dashed ring; the word stands beside each. */
export const stateIcons = {
  in_place: CheckIcon,
  wants_help: SupportIcon,
  not_now: NotNowIcon,
  not_asked: UnderWayIcon,
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
  /** Whether the patient chooses, in the first person. */
  isOwn: boolean
  isBusy?: boolean
  onChoose: (state: SaidState) => void
}) {
  const words = isOwn ? text.ownStates : text.states
  return (
    <fieldset aria-label={text.stateOf(about)} className="flex min-w-0 flex-wrap gap-1.5">
      {choices.map(choice => {
        const Icon = stateIcons[choice]
        const isChosen = choice === state
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={isChosen}
            disabled={isBusy}
            onClick={() => onChoose(choice)}
            className={joinClasses(
              'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3 text-sm transition-colors lg:min-h-9',
              isChosen
                ? 'border-rail bg-rail-soft font-semibold text-rail'
                : 'border-edge bg-surface hover:border-rail hover:text-rail',
            )}
          >
            <Icon size={16} aria-hidden="true" />
            {words[choice]}
          </button>
        )
      })}
    </fieldset>
  )
}
