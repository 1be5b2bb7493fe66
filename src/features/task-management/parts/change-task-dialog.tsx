import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { staffTaskEdit } from '#features/staff-tasks/staff-tasks.contract.ts'
import { type Task, taskEdit } from '#features/tasks/tasks.contract.ts'
import { readForm, withProblems } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { ManagedTask } from '../task-management.contract.ts'
import { changeTask } from '../task-management.queries.ts'
import { taskManagementText as text } from '../task-management.text.ts'
import { AssigneeField } from './assignee-field.tsx'
import { sharedTaskWords, TaskFields, type TaskWords, wordsOf } from './task-fields.tsx'

/** A task that staff keep. Of one of a patient it does not say whose: that never changes. */
export type KeptTask = Pick<Task, 'id' | 'title' | 'description' | 'priority' | 'status' | 'dueOn'> &
  Partial<Pick<ManagedTask, 'removedAt'>> & {
    /** Of a task of staff, whose it is; absent with a patient's. */
    staffAssignee?: { type: 'case_manager' | 'specialist'; id: string } | null
  }

type Values = TaskWords & { type: string; assignee: string }

function readEdit(id: string, { type, assignee, dueOn, ...words }: Values, was: Values, isOfStaff: boolean) {
  const { type: _, assignee: wasAssignee, ...seen } = was
  const edit = { id, ...words, dueOn: dueOn || null, seen }
  if (!isOfStaff) return readForm(taskEdit, edit)
  const isAnybodys = type === 'none'
  const reading = readForm(staffTaskEdit, {
    ...edit,
    assignee: isAnybodys ? null : { type, id: assignee },
    seenAssigneeId: wasAssignee || null,
  })
  return withProblems(reading, isAnybodys || assignee ? {} : { assignee: 'assigneeMissing' })
}

/** Mends the words of a task; of one of staff also whose it is. */
export function ChangeTaskDialog({
  task,
  open,
  onOpenChange,
}: {
  task: KeptTask
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const change = useMutation(changeTask(useStaffHat()))
  const { staffAssignee } = task
  const isOfStaff = staffAssignee !== undefined
  return (
    <FormDialog
      title={text.editTitle}
      open={open}
      onOpenChange={onOpenChange}
      cancelLabel={text.cancel}
      submitLabel={text.save}
      isBusy={change.isPending}
      held={useOwnDraft(`task-${task.id}`)}
      initial={
        { ...wordsOf(task), type: staffAssignee?.type ?? 'none', assignee: staffAssignee?.id ?? '' } as Values
      }
      failure={change.error}
      shared={sharedTaskWords}
      read={(values, _id, seen) => readEdit(task.id, values, seen, isOfStaff)}
      words={text.problems}
      onReady={(edit, close) => void change.mutateAsync(edit).then(close, () => {})}
    >
      {form => (
        <>
          <TaskFields form={form} />
          {isOfStaff && (
            <>
              <SelectField
                label={text.assignTo}
                value={form.values.type}
                onValueChange={type => form.set({ type, assignee: '' })}
                options={(['none', 'case_manager', 'specialist'] as const).map(value => ({
                  value,
                  label: text.types[value],
                }))}
              />
              {form.values.type !== 'none' && (
                <AssigneeField
                  key={form.values.type}
                  label={text.assignee}
                  type={form.values.type as 'case_manager' | 'specialist'}
                  {...form.choice('assignee')}
                />
              )}
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}
