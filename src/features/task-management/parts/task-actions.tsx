import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { IconButton } from '#ui/button.tsx'
import { DropdownMenu, type MenuItem } from '#ui/dropdown-menu.tsx'
import { MoreIcon } from '#ui/icons.ts'
import { moveTask, putBackTask } from '../task-management.queries.ts'
import { taskManagementText as text } from '../task-management.text.ts'
import { ChangeTaskDialog, type KeptTask } from './change-task-dialog.tsx'
import { TakeOffDialog } from './take-off-dialog.tsx'

/** Everything that staff can do with a task, behind one button: start, complete, reopen, edit, take off, put back. */
export function TaskActions({ task }: { task: KeptTask }) {
  const [open, setOpen] = useState<'change' | 'take-off'>()
  const hat = useStaffHat()
  const kind = task.staffAssignee === undefined ? 'patient' : 'staff'
  const move = useMutation(moveTask(hat, kind))
  const putBack = useMutation(putBackTask(hat, kind))
  const moveTo = (key: string, label: string, status: KeptTask['status']): MenuItem => ({
    key,
    label,
    onSelect: () => move.mutate({ id: task.id, status }),
  })
  const items: MenuItem[] = task.removedAt
    ? [{ key: 'put-back', label: text.putBack, onSelect: () => putBack.mutate({ id: task.id }) }]
    : [
        ...(task.status === 'pending' ? [moveTo('start', text.start, 'in_progress')] : []),
        task.status === 'completed'
          ? moveTo('reopen', text.reopen, 'pending')
          : moveTo('complete', text.complete, 'completed'),
        { key: 'edit', label: text.edit, onSelect: () => setOpen('change') },
        { key: 'take-off', label: text.takeOff, onSelect: () => setOpen('take-off'), isDangerous: true },
      ]
  const around = (which: typeof open) => ({
    open: open === which,
    onOpenChange: (opens: boolean) => setOpen(opens ? which : undefined),
  })
  return (
    <>
      <DropdownMenu
        label={text.actionsOf(task.title)}
        trigger={
          <IconButton label={text.actionsOf(task.title)} icon={<MoreIcon size={18} aria-hidden="true" />} />
        }
        items={items}
      />
      <ChangeTaskDialog task={task} {...around('change')} />
      <TakeOffDialog task={task} kind={kind} {...around('take-off')} />
    </>
  )
}
