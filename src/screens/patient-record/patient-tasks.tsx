import { useMutation, useQuery } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { TaskActions } from '#features/task-management/parts/task-actions.tsx'
import { noWords, TaskFields } from '#features/task-management/parts/task-fields.tsx'
import { createTask } from '#features/task-management/task-management.queries.ts'
import { newPatientTask, type Task } from '#features/tasks/tasks.contract.ts'
import { tasksOf } from '#features/tasks/tasks.queries.ts'
import { tasksText } from '#features/tasks/tasks.text.ts'
import { formatDay } from '#lib/dates.ts'
import { readForm } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { AddIcon } from '#ui/icons.ts'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { patientTasksText as text } from './patient-tasks.text.ts'

const priorityTones: Record<Task['priority'], BadgeTone> = {
  low: 'plain',
  medium: 'plain',
  high: 'rail',
  urgent: 'poor',
}

/** The tasks of a patient, and a way to give them one while their case is open. */
export function PatientTasks({ patientId, mayCreate }: { patientId: string; mayCreate: boolean }) {
  const { data, isPending, isError, refetch } = useQuery(tasksOf(useStaffHat(), patientId))
  return (
    <Card title={text.heading} action={mayCreate ? <CreateTaskDialog patientId={patientId} /> : undefined}>
      {isPending && <SkeletonLines lines={3} />}
      {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title={text.empty} body={text.emptyHint} />}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {data?.map(task => (
          <li key={task.id} className="flex flex-wrap items-start justify-between gap-3 py-3 sm:flex-nowrap">
            <span className="grid w-full min-w-0 gap-1 wrap-anywhere">
              <span className="font-semibold">{task.title}</span>
              {task.description && <span className="text-muted">{task.description}</span>}
              <span className="text-muted text-sm">
                {task.dueOn ? tasksText.due(formatDay(task.dueOn)) : tasksText.noDueDate}
              </span>
            </span>
            <span className="flex shrink-0 items-center gap-2">
              <Badge tone={priorityTones[task.priority]}>{tasksText.priority[task.priority]}</Badge>
              <Badge tone={task.status === 'completed' ? 'good' : 'plain'}>
                {text.statuses[task.status]}
              </Badge>
              <TaskActions task={task} />
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
  return (
    <FormDialog
      title={text.create}
      description={text.createHint}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button look="secondary" icon={<AddIcon size={18} aria-hidden="true" />}>
          {text.create}
        </Button>
      }
      cancelLabel={text.cancel}
      submitLabel={text.save}
      isBusy={create.isPending}
      held={useOwnDraft(`task-of-${patientId}`)}
      initial={{ ...noWords, asksForFile: false }}
      read={({ dueOn, ...words }, id) =>
        readForm(newPatientTask, { id, patientId, ...words, dueOn: dueOn || null })
      }
      words={tasksText.problems}
      onReady={(task, close) => void create.mutateAsync(task).then(close, () => {})}
    >
      {form => (
        <>
          <TaskFields form={form} />
          <Checkbox
            label={text.asksForFile}
            checked={form.values.asksForFile}
            onCheckedChange={asksForFile => form.set({ asksForFile })}
          />
        </>
      )}
    </FormDialog>
  )
}
