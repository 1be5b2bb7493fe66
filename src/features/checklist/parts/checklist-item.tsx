import { useMutation } from '@tanstack/react-query'
import { Remarks } from '#features/remarks/parts/remarks.tsx'
import { formatDate } from '#lib/dates.ts'
import type { Autosaver } from '#platform/autosave/autosave.client.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { ForwardIcon } from '#ui/icons.ts'
import type { ChecklistEntry } from '../checklist.contract.ts'
import { type ChecklistHat, sayState, toggleChecklistItem } from '../checklist.queries.ts'
import { checklistText as text } from '../checklist.text.ts'
import { StateChoice, stateIcons } from './state-choice.tsx'

/** One item: the tick, what it is about, how it stands and who said so, the next step of what wants help, and its notes. */
export function ChecklistItem({
  hat,
  patientId,
  item,
  isReadOnly,
  autosaver,
}: {
  hat: ChecklistHat
  patientId?: string | undefined
  item: ChecklistEntry
  isReadOnly: boolean
  /** Keeps what a patient types; staff save with a button. */
  autosaver?: Autosaver | undefined
}) {
  const toggle = useMutation(toggleChecklistItem(hat))
  const say = useMutation(sayState(hat))
  // The tick and the choice answer at once; the server's answer replaces them.
  const isCompleted = toggle.isPending ? toggle.variables.isCompleted : item.isCompleted
  const state = say.isPending ? say.variables.state : item.state
  const isBusy = toggle.isPending || say.isPending
  return (
    <li className="grid gap-2 py-4">
      <Checkbox
        label={<span className="font-semibold">{item.title}</span>}
        hint={item.description}
        checked={isCompleted}
        disabled={isBusy}
        onCheckedChange={isTicked => toggle.mutate({ id: item.id, isCompleted: isTicked })}
      />
      <div className="grid gap-2 sm:pl-9">
        <Standing hat={hat} item={item} />
        <StateChoice
          about={item.title}
          state={state}
          isOwn={hat === 'patient'}
          isBusy={isBusy}
          onChoose={chosen => say.mutate({ id: item.id, state: chosen })}
        />
        {item.recommendation && (
          <p className="flex items-start gap-2 rounded-card bg-rail-soft px-3 py-2">
            <ForwardIcon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-rail" />
            <span>
              <span className="font-semibold">{text.nextStep}:</span> {item.recommendation}
            </span>
          </p>
        )}
        <Remarks
          hat={hat}
          patientId={patientId}
          itemId={item.itemId}
          about={item.title}
          isReadOnly={isReadOnly}
          autosaver={autosaver}
        />
      </div>
    </li>
  )
}

/** How the item stands in a word, who said so, and when; what was only understood from an answer says so. */
function Standing({ hat, item }: { hat: ChecklistHat; item: ChecklistEntry }) {
  const Icon = stateIcons[item.state]
  const who = item.statedBy ?? (hat === 'patient' ? text.byYou : text.byPatient)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
      <span className="inline-flex items-center gap-1.5 font-semibold text-ink">
        <Icon size={16} aria-hidden="true" />
        {text.states[item.state]}
      </span>
      {item.statedAt && item.state !== 'not_asked' && (
        <span>
          {item.isSuggested
            ? `${text.suggested}, ${formatDate(item.statedAt)}`
            : text.stated(who, formatDate(item.statedAt))}
        </span>
      )}
    </p>
  )
}
