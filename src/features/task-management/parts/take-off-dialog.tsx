import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { taskRemoval } from '#features/tasks/tasks.contract.ts'
import { readForm } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { type TaskKind, takeOffTask } from '../task-management.queries.ts'
import { taskManagementText as text } from '../task-management.text.ts'

/** Takes a task off, once somebody has said why. */
export function TakeOffDialog({
  task: { id, title },
  kind,
  open,
  onOpenChange,
}: {
  task: { id: string; title: string }
  kind: TaskKind
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const takeOff = useMutation(takeOffTask(useStaffHat(), kind))
  return (
    <FormDialog
      width="narrow"
      title={text.takeOffTitle(title)}
      description={text.takeOffHint}
      open={open}
      onOpenChange={onOpenChange}
      cancelLabel={text.cancel}
      submitLabel={text.takeOffSave}
      look="danger"
      isBusy={takeOff.isPending}
      held={useOwnDraft(`task-off-${id}`)}
      initial={{ reason: '' }}
      read={values => readForm(taskRemoval, { id, ...values })}
      words={text.problems}
      onReady={(removal, close) => void takeOff.mutateAsync(removal).then(close, () => {})}
    >
      {({ field }) => <TextArea label={text.reason} {...field('reason')} maxLength={500} />}
    </FormDialog>
  )
}
