import { useMutation } from '@tanstack/react-query'
import { Remarks } from '#features/remarks/parts/remarks.tsx'
import { formatDate } from '#lib/dates.ts'
import type { Autosaver } from '#platform/autosave/autosave.client.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { ForwardIcon } from '#ui/icons.ts'
import type { ChecklistEntry } from '../checklist.contract.ts'
import { type ChecklistHat, toggleChecklistItem } from '../checklist.queries.ts'
import { checklistText as text } from '../checklist.text.ts'

/** One item: the tick, what it is about, the next step, and its notes. */
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
  // The tick answers at once; the server's answer replaces it.
  const isCompleted = toggle.isPending ? toggle.variables.isCompleted : item.isCompleted
  return (
    <li className="grid gap-2 py-4">
      <Checkbox
        label={<span className="font-semibold">{item.title}</span>}
        hint={item.description}
        checked={isCompleted}
        disabled={isReadOnly || toggle.isPending}
        onCheckedChange={isTicked => toggle.mutate({ id: item.id, isCompleted: isTicked })}
      />
      <div className="grid gap-2 sm:pl-9">
        {isCompleted && item.completedAt && (
          <p className="text-muted text-sm">{text.completedOn(formatDate(item.completedAt))}</p>
        )}
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
