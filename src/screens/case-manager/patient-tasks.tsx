import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { forgetOnClose, KeptForm, keptEntry } from '#features/auth/parts/kept-form.tsx'
import { KeptSelect } from '#features/auth/parts/kept-select.tsx'
import { newTask, type Task, taskPriority } from '#features/tasks/tasks.contract.ts'
import { createTask, tasksOf } from '#features/tasks/tasks.queries.ts'
import { tasksText } from '#features/tasks/tasks.text.ts'
import { formatDay } from '#lib/dates.ts'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/staff-hat.client.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { AddIcon } from '#ui/icons.ts'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { patientTasksText as text } from './patient-tasks.text.ts'

const priorityTones: Record<Task['priority'], BadgeTone> = {
  low: 'plain',
  medium: 'plain',
  high: 'rail',
  urgent: 'poor',
}

/** The tasks of a patient, and a way to give them one. */
export function PatientTasks({ patientId, mayCreate }: { patientId: string; mayCreate: boolean }) {
  const { data, isPending, isError, refetch } = useQuery(tasksOf(useStaffHat(), patientId))
  return (
    <Card title={text.heading} action={mayCreate ? <CreateTaskDialog patientId={patientId} /> : undefined}>
      {isPending && <SkeletonLines lines={3} />}
      {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title={text.empty} body={text.emptyHint} />}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {data?.map(task => (
          <li key={task.id} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <span className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
              <span className="font-semibold">{task.title}</span>
              {task.description && <span className="text-muted">{task.description}</span>}
              <span className="text-muted text-sm">
                {task.dueOn ? tasksText.due(formatDay(task.dueOn)) : tasksText.noDueDate}
              </span>
            </span>
            <span className="flex gap-2">
              <Badge tone={priorityTones[task.priority]}>{tasksText.priority[task.priority]}</Badge>
              <Badge tone={task.status === 'completed' ? 'good' : 'plain'}>
                {text.statuses[task.status]}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function CreateTaskDialog({ patientId }: { patientId: string }) {
  const [isOpen, setIsOpen] = useOpenedByAddress('task')
  const create = useMutation(createTask(useStaffHat()))
  const formId = useId()
  const keptAs = `task-of-${patientId}`
  const turn = forgetOnClose(keptAs, setIsOpen)
  return (
    <Dialog
      title={text.create}
      description={text.createHint}
      open={isOpen}
      onOpenChange={turn}
      trigger={
        <Button look="secondary" icon={<AddIcon size={18} aria-hidden="true" />}>
          {text.create}
        </Button>
      }
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={create.isPending}>
            {text.save}
          </Button>
        </>
      }
    >
      <TaskForm
        formId={formId}
        keptAs={keptAs}
        patientId={patientId}
        onReady={task => create.mutate(task, { onSuccess: () => turn(false) })}
      />
    </Dialog>
  )
}

type ReadyTask = Pick<Task, 'id' | 'patientId' | 'title' | 'description' | 'priority' | 'dueOn'>

function TaskForm({
  formId,
  keptAs,
  patientId,
  onReady,
}: {
  formId: string
  keptAs: string
  patientId: string
  onReady: (task: ReadyTask) => void
}) {
  const [id] = useState(() => keptEntry(keptAs))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const reading = readForm(newTask, { id, patientId, ...values, dueOn: values.dueOn || null })
    setProblems(reading.problems ?? {})
    if (reading.data) onReady(reading.data)
  }
  const wrong = (field: string) => problemWords(tasksText.problems, problems[field])
  return (
    <KeptForm keptAs={keptAs} entry={id} id={formId} onSubmit={send} noValidate className="grid gap-5">
      <TextField label={text.title} name="title" maxLength={200} error={wrong('title')} />
      <TextArea label={text.description} name="description" optional error={wrong('description')} />
      <KeptSelect
        label={text.priority}
        name="priority"
        defaultValue="medium"
        options={taskPriority.options.map(value => ({ value, label: tasksText.priority[value] }))}
      />
      <TextField label={text.dueDate} name="dueOn" type="date" optional error={wrong('dueOn')} />
    </KeptForm>
  )
}
