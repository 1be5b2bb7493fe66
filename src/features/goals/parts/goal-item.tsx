import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { AutosavedNotes } from '#features/remarks/parts/autosaved-notes.tsx'
import { Remarks } from '#features/remarks/parts/remarks.tsx'
import { formatDate, formatDay } from '#lib/dates.ts'
import type { Autosaver } from '#platform/autosave/autosave.client.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { DeleteIcon, ForwardIcon } from '#ui/icons.ts'
import { removeGoal, toggleGoal } from '../goals.queries.ts'
import { type AnyGoal, mayDelete, NOTES_LENGTH } from '../goals.rules.ts'
import { goalsText as text } from '../goals.text.ts'

/** The tick of a goal and its title: completes it and reopens it. */
export function GoalTick({ goal }: { goal: AnyGoal }) {
  const toggle = useMutation(toggleGoal)
  // The tick answers at once; the server's answer replaces it.
  const isCompleted = toggle.isPending ? toggle.variables.isCompleted : goal.isCompleted
  return (
    <Checkbox
      label={<span className="font-semibold wrap-anywhere">{goal.title}</span>}
      hint={factsOf(goal)}
      checked={isCompleted}
      disabled={toggle.isPending}
      onCheckedChange={isTicked => toggle.mutate({ goal, isCompleted: isTicked })}
    />
  )
}

/** The category and the day, in one line. */
function factsOf(goal: AnyGoal): string {
  const day = goal.isCompleted
    ? goal.completedAt && text.completedOn(formatDate(goal.completedAt))
    : goal.targetOn && text.target(formatDay(goal.targetOn))
  return [nameOfCategory(goal.category), day].filter(Boolean).join(' · ')
}

/** In the reader's language where it is a known one; else as somebody wrote it. */
function nameOfCategory(category: string): string {
  const known = text.categories[category] ?? text.olderCategories[category.trim().toLowerCase()]
  return known ?? category
}

/** One goal: tick, what it is about, the next step, notes, and for one's own the way to delete it. */
export function GoalItem({
  goal,
  autosavers,
}: {
  goal: AnyGoal
  autosavers: { goal: Autosaver; item: Autosaver | undefined }
}) {
  return (
    <li className="grid gap-2 py-3">
      <GoalTick goal={goal} />
      <div className="grid gap-2 sm:pl-9">
        {goal.description && (
          <p className="whitespace-pre-line wrap-anywhere text-muted">{goal.description}</p>
        )}
        {goal.recommendation && !goal.isCompleted && (
          <p className="flex items-start gap-2 rounded-card bg-rail-soft px-3 py-2">
            <ForwardIcon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-rail" />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{text.nextStep}:</span> {goal.recommendation}
            </span>
          </p>
        )}
        {goal.notes && (
          <p className="whitespace-pre-line wrap-anywhere">
            <span className="font-semibold">{text.notes}:</span> {goal.notes}
          </p>
        )}
        {goal.itemId && (
          <Remarks hat="patient" itemId={goal.itemId} about={goal.title} autosaver={autosavers.item} />
        )}
        <div className="-ml-4 flex flex-wrap">
          {!goal.itemId && (
            <AutosavedNotes
              autosaver={autosavers.goal}
              name={goal.id}
              about={goal.title}
              stored={goal.notes}
              maxLength={NOTES_LENGTH}
              words={text.notesWords}
            />
          )}
          {mayDelete(goal) && <RemoveGoal goal={goal} />}
        </div>
      </div>
    </li>
  )
}

/** What is deleted is gone, so it asks first. */
function RemoveGoal({ goal }: { goal: AnyGoal }) {
  const [isOpen, setOpen] = useState(false)
  const remove = useMutation(removeGoal)
  return (
    <Dialog
      title={text.remove.title}
      description={text.remove.question}
      width="narrow"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button
          look="quiet"
          icon={<DeleteIcon size={18} aria-hidden="true" />}
          aria-label={text.remove.of(goal.title)}
        >
          {text.remove.label}
        </Button>
      }
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.remove.cancel}</Button>
          </DialogClose>
          <Button
            look="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate({ id: goal.id }, { onSuccess: () => setOpen(false) })}
          >
            {text.remove.confirm}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere font-semibold">{goal.title}</p>
    </Dialog>
  )
}
