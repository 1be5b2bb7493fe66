import { Remarks } from '#features/remarks/parts/remarks.tsx'
import { formatDate } from '#lib/dates.ts'
import type { Autosaver } from '#platform/autosave/autosave.client.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { ForwardIcon } from '#ui/icons.ts'
import type { ChecklistEntry } from '../checklist.contract.ts'
import { checklistText as text } from '../checklist.text.ts'
import { StateChoice, stateIcons, useSayingState } from './state-choice.tsx'

/** One item as the patient has it: the tick, what it is about, how it stands, the next step of what wants help, and notes. */
export function ChecklistItem({
  item,
  autosaver,
}: {
  item: ChecklistEntry
  /** Keeps what a patient types. */
  autosaver: Autosaver | undefined
}) {
  const { isCompleted, state, isBusy, tick, say } = useSayingState('patient', item)
  return (
    <li className="grid gap-2 py-4">
      <Checkbox
        label={<span className="font-semibold">{item.title}</span>}
        hint={item.description}
        checked={isCompleted}
        disabled={isBusy}
        onCheckedChange={tick}
      />
      <div className="grid gap-2 sm:pl-9">
        <Standing item={item} />
        <StateChoice about={item.title} state={state} isOwn isBusy={isBusy} onChoose={say} />
        {item.recommendation && (
          <p className="flex items-start gap-2 rounded-card bg-rail-soft px-3 py-2">
            <ForwardIcon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-rail" />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{text.nextStep}:</span> {item.recommendation}
            </span>
          </p>
        )}
        <Remarks hat="patient" itemId={item.itemId} about={item.title} autosaver={autosaver} />
      </div>
    </li>
  )
}

/** How the item stands in a word, who said so, and when; what was only understood from an answer says so. */
function Standing({ item }: { item: ChecklistEntry }) {
  const Icon = stateIcons[item.state]
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm wrap-anywhere">
      <span className="inline-flex items-center gap-1.5 font-semibold text-ink">
        <Icon size={16} aria-hidden="true" />
        {text.states[item.state]}
      </span>
      {item.statedAt && item.state !== 'not_asked' && (
        <span>
          {item.isSuggested
            ? `${text.suggested}, ${formatDate(item.statedAt)}`
            : text.stated(item.statedBy ?? text.byYou, formatDate(item.statedAt))}
        </span>
      )}
    </p>
  )
}
