import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { forgetOnClose, KeptForm, keptEntry } from '#features/auth/parts/kept-form.tsx'
import { KeptSelect } from '#features/auth/parts/kept-select.tsx'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { AddIcon, EditIcon } from '#ui/icons.ts'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type Goal, newGoal } from '../goals.contract.ts'
import { goalsText } from '../goals.text.ts'
import { editGoal, setGoal } from '../goals-staff.queries.ts'
import { goalsStaffText as text } from '../goals-staff.text.ts'

/** The button that sets a goal for a patient, or with a `goal` the one that changes its words, and the dialog of both. */
export function GoalDialog({ patientId, goal }: { patientId: string; goal?: Goal }) {
  const [isOpen, setOpen] = useOpenedByAddress(goal ? `goal-${goal.id}` : 'goal')
  const hat = useStaffHat()
  const create = useMutation(setGoal(hat))
  const edit = useMutation(editGoal(hat))
  const formId = useId()
  const keptAs = goal ? `goal-${goal.id}` : `goal-of-${patientId}`
  const turn = forgetOnClose(keptAs, setOpen)
  const close = { onSuccess: () => turn(false) }
  return (
    <Dialog
      title={goal ? text.editTitle : text.add}
      description={goal ? text.editHint : text.addHint}
      open={isOpen}
      onOpenChange={turn}
      trigger={
        goal ? (
          <Button
            look="quiet"
            icon={<EditIcon size={18} aria-hidden="true" />}
            aria-label={text.editOf(goal.title)}
          >
            {text.edit}
          </Button>
        ) : (
          <Button look="secondary" icon={<AddIcon size={18} aria-hidden="true" />}>
            {text.add}
          </Button>
        )
      }
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={create.isPending || edit.isPending}>
            {goal ? text.save : text.create}
          </Button>
        </>
      }
    >
      <GoalForm
        formId={formId}
        keptAs={keptAs}
        goal={goal}
        onReady={words => {
          if (goal) edit.mutate(words, close)
          else create.mutate({ ...words, patientId }, close)
        }}
      />
    </Dialog>
  )
}

type GoalWords = Pick<Goal, 'id' | 'title' | 'description' | 'category' | 'targetOn'>

function GoalForm({
  formId,
  keptAs,
  goal,
  onReady,
}: {
  formId: string
  keptAs: string
  goal: Goal | undefined
  onReady: (words: GoalWords) => void
}) {
  // Chosen once a dialog: sending it again after a cut line sets no second goal.
  const [id] = useState(() => goal?.id ?? keptEntry(keptAs))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const reading = readForm(newGoal, { id, ...values, targetOn: values.targetOn || null })
    setProblems(reading.problems ?? {})
    if (reading.data) onReady(reading.data)
  }
  const wrong = (field: string) => problemWords(goalsText.problems, problems[field])
  return (
    <KeptForm keptAs={keptAs} entry={id} id={formId} onSubmit={send} noValidate className="grid gap-5">
      <TextField
        label={text.title}
        name="title"
        maxLength={200}
        defaultValue={goal?.title}
        error={wrong('title')}
      />
      <TextArea
        label={text.goalDescription}
        name="description"
        maxLength={2000}
        rows={3}
        optional
        defaultValue={goal?.description}
        error={wrong('description')}
      />
      <KeptSelect
        label={text.category}
        name="category"
        defaultValue={goal?.category ?? 'Personal'}
        options={categoriesWith(goal?.category)}
      />
      <TextField
        label={text.target}
        name="targetOn"
        type="date"
        optional
        defaultValue={goal?.targetOn ?? ''}
        error={wrong('targetOn')}
      />
    </KeptForm>
  )
}

/** The usual categories, and the goal's own where it is another. */
function categoriesWith(own: string | undefined): { value: string; label: string }[] {
  const usual = Object.entries(goalsText.categories).map(([value, label]) => ({ value, label }))
  return own && !goalsText.categories[own] ? [...usual, { value: own, label: own }] : usual
}
