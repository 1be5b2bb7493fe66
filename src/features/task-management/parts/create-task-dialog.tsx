import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { type NewStaffTask, newStaffTask } from '#features/staff-tasks/staff-tasks.contract.ts'
import { type NewTask, newTask } from '#features/tasks/tasks.contract.ts'
import { readForm, withProblems } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { AddIcon } from '#ui/icons.ts'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { SelectField } from '#ui/select-field.tsx'
import { createAnyTask } from '../task-management.queries.ts'
import { type AssigneeType, assigneeTypes } from '../task-management.rules.ts'
import { taskManagementText as text } from '../task-management.text.ts'
import { AssigneeField } from './assignee-field.tsx'
import { noWords, TaskFields, type TaskWords } from './task-fields.tsx'

type Values = TaskWords & { type: string; assignee: string }

/** What was typed as a task of a patient, of a member of staff, or of the whole team. */
function readTask({ type, assignee, dueOn, ...words }: Values, id: string) {
  const task = { id, ...words, dueOn: dueOn || null }
  if (type === 'none') return readForm(newStaffTask, { ...task, assignee: null })
  const reading =
    type === 'patient'
      ? readForm(newTask, { ...task, patientId: assignee })
      : readForm(newStaffTask, { ...task, assignee: { type, id: assignee } })
  return withProblems<NewTask | NewStaffTask>(reading, assignee ? {} : { assignee: 'assigneeMissing' })
}

/** Creates a task: for a patient, for a member of staff, or for whoever of the team takes it. */
export function CreateTaskDialog() {
  const [isOpen, setIsOpen] = useOpenedByAddress('task')
  const create = useMutation(createAnyTask)
  return (
    <FormDialog
      title={text.create}
      description={text.createHint}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button icon={<AddIcon size={18} aria-hidden="true" />}>{text.create}</Button>}
      cancelLabel={text.cancel}
      submitLabel={text.create}
      isBusy={create.isPending}
      held={useOwnDraft('task-of-anybody')}
      initial={{ ...noWords, type: 'none', assignee: '' } as Values}
      read={readTask}
      words={text.problems}
      onReady={(task, close) => void create.mutateAsync(task).then(close, () => {})}
    >
      {form => (
        <>
          <TaskFields form={form} />
          <SelectField
            label={text.assignTo}
            value={form.values.type}
            onValueChange={type => form.set({ type, assignee: '' })}
            options={(['none', ...assigneeTypes] as const).map(value => ({
              value,
              label: text.types[value],
            }))}
          />
          {form.values.type !== 'none' && (
            <AssigneeField
              key={form.values.type}
              label={text.assignee}
              type={form.values.type as AssigneeType}
              needsAccount
              {...form.choice('assignee')}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
