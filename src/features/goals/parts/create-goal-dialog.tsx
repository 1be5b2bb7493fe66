import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { today } from '#lib/dates.ts'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { useDraft } from '#platform/kept-words.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { newGoal } from '../goals.contract.ts'
import { createGoal } from '../goals.queries.ts'
import { goalsText } from '../goals.text.ts'
import type { GoalConcern } from './create-goal.tsx'

const text = goalsText.create

/** Create New Goal. What is typed stays until the goal is added. */
export function CreateGoalDialog({
  personId,
  trigger,
  startsOpen,
  onConcern,
}: {
  personId: string
  trigger: ReactNode
  startsOpen: boolean
  onConcern: (concern: GoalConcern) => void
}) {
  const [isOpen, setOpen] = useState(startsOpen)
  const { draft, write, settle } = useDraft(`new-goal-${personId}`)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const create = useMutation(createGoal)
  const formId = useId()
  const titleId = useId()
  const send = (event: FormEvent) => {
    event.preventDefault()
    // The id is part of the draft: sending it again after a cut line adds no second goal.
    const id = draft.id ?? crypto.randomUUID()
    const reading = readForm(newGoal, {
      ...draft,
      id,
      title: draft.title ?? '',
      targetOn: draft.targetOn || null,
    })
    const found = reading.problems ?? {}
    const isUntitled = found.title === 'titleMissing'
    setProblems(isUntitled ? {} : found)
    if (isUntitled) {
      showToast({ kind: 'failure', ...goalsText.titleRequired })
      document.getElementById(titleId)?.focus()
    }
    if (!reading.data || create.isPending) return
    write('id', id)
    // The first goal takes away the place where this stands: what follows from the answer must not go with it.
    void create.mutateAsync(reading.data).then(
      ({ safety, isCaseManagerTold }) => {
        settle({ ...draft, id })
        setOpen(false)
        if (safety.length > 0) onConcern({ kinds: safety, isCaseManagerTold })
      },
      () => {},
    )
  }
  const field = (name: string) => ({
    value: draft[name] ?? '',
    error: problemWords(goalsText.problems, problems[name]),
    onChange: (event: { target: { value: string } }) => write(name, event.target.value),
  })
  return (
    <Dialog
      title={text.title}
      description={text.hint}
      trigger={trigger}
      open={isOpen}
      onOpenChange={setOpen}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={create.isPending}>
            {text.submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate className="grid gap-5">
        <TextField id={titleId} label={text.goalTitle} maxLength={200} required {...field('title')} />
        <TextArea label={text.description} maxLength={2000} rows={3} optional {...field('description')} />
        <SelectField
          label={text.category}
          value={draft.category ?? 'Personal'}
          onValueChange={category => write('category', category)}
          options={Object.entries(goalsText.categories).map(([value, label]) => ({ value, label }))}
        />
        <TextField label={text.target} type="date" min={today()} optional {...field('targetOn')} />
      </form>
    </Dialog>
  )
}
