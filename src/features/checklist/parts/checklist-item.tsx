import { useMutation } from '@tanstack/react-query'
import { Remarks } from '#features/remarks/parts/remarks.tsx'
import { formatDate } from '#lib/dates.ts'
import type { Autosaver } from '#platform/autosave/autosave.client.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { joinClasses } from '#ui/class-names.ts'
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
  const isOwn = hat === 'patient'
  const choice = (
    <StateChoice
      about={item.title}
      state={state}
      isOwn={isOwn}
      isBusy={isBusy}
      onChoose={chosen => say.mutate({ id: item.id, state: chosen })}
    />
  )
  return (
    // Staff scan many: where there is room, the three choices stand beside the item.
    <li
      data-row={item.id}
      className={isOwn ? 'grid gap-2 py-4' : 'grid gap-x-6 gap-y-1 py-2 lg:grid-cols-[minmax(0,1fr)_auto]'}
    >
      <Checkbox
        data-row-open=""
        label={<span className="font-semibold">{item.title}</span>}
        hint={item.description}
        checked={isCompleted}
        disabled={isBusy}
        onCheckedChange={isTicked => toggle.mutate({ id: item.id, isCompleted: isTicked })}
      />
      {!isOwn && <div className="sm:pl-9 lg:self-center lg:pl-0">{choice}</div>}
      <div className={joinClasses('grid sm:pl-9', isOwn ? 'gap-2' : 'gap-1 lg:col-span-2')}>
        <Standing hat={hat} item={item} />
        {isOwn && choice}
        {item.recommendation && (
          <p className="flex items-start gap-2 rounded-card bg-rail-soft px-3 py-2">
            <ForwardIcon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-rail" />
            <span className="min-w-0 wrap-anywhere">
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
    <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm wrap-anywhere">
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
