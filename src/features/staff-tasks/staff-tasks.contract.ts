/** Staff tasks, which are about no patient: each member of staff has their own, and those that anybody may take. */
import { z } from 'zod'
import {
  movedTask,
  newTask,
  task,
  taskEdit,
  taskRemoval,
  taskStatus,
} from '#features/tasks/tasks.contract.ts'
import { procedure } from '#platform/api/api.contract.ts'

export const staffTask = task.omit({ patientId: true, asksForFile: true }).extend({
  /** Taken by oneself from those that were open to all; it can be given back. */
  isTaken: z.boolean(),
})
export type StaffTask = z.infer<typeof staffTask>

/** What a member of staff plans for themselves, for a day. The messages are keys of `staffTasksText.problems`. */
export const ownTask = newTask.pick({ id: true, title: true }).extend({ dueOn: z.iso.date('dateUnreadable') })

/** Whose it is; null is open to every member of staff. */
const assignee = z.object({ type: z.enum(['case_manager', 'specialist']), id: z.uuid() }).nullable()

export const newStaffTask = newTask.omit({ patientId: true }).extend({ assignee: assignee.default(null) })
export type NewStaffTask = z.input<typeof newStaffTask>
/** Whose it is has one of few values: it is written where it is another than was seen, whoever chose last. */
export const staffTaskEdit = taskEdit.extend({ assignee, seenAssigneeId: z.uuid().nullable().optional() })
export type StaffTaskEdit = z.input<typeof staffTaskEdit>

const one = z.object({ id: z.uuid() })
const tags = ['Staff tasks']

export const staffTasksContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/staff-tasks',
      tags,
      summary: 'One’s own open staff tasks, overdue first',
    })
    .output(
      z.object({
        /** The day it is for the organization, YYYY-MM-DD. */
        today: z.string(),
        mine: z.array(staffTask),
        /** Those that anybody may take. */
        openToAll: z.array(staffTask),
      }),
    ),
  create: procedure
    .route({
      method: 'POST',
      path: '/staff-tasks',
      tags,
      summary: 'Give a member of staff a task, or all of them',
      successStatus: 201,
    })
    .input(newStaffTask)
    .output(staffTask),
  /** Sending again is harmless. */
  plan: procedure
    .route({
      method: 'POST',
      path: '/staff-tasks/own',
      tags,
      summary: 'Plan a task of one’s own',
      successStatus: 201,
    })
    .input(ownTask)
    .output(staffTask),
  take: procedure
    .route({
      method: 'POST',
      path: '/staff-tasks/{id}/take',
      tags,
      summary: 'Take a task that is open to all',
    })
    .input(one)
    .output(
      z.object({
        task: staffTask.nullable(),
        /** Who was faster; then there is no task. */
        takenBy: z.string().nullable(),
      }),
    ),
  giveBack: procedure
    .route({
      method: 'POST',
      path: '/staff-tasks/{id}/give-back',
      tags,
      summary: 'Give a task that one took back to all',
    })
    .input(one)
    .output(staffTask),
  move: procedure
    .route({
      method: 'POST',
      path: '/staff-tasks/{id}/status',
      tags,
      summary: 'Start, complete or reopen a staff task',
    })
    .input(one.extend({ status: taskStatus }))
    .output(staffTask.extend(movedTask)),
  change: procedure
    .route({
      method: 'PUT',
      path: '/staff-tasks/{id}',
      tags,
      summary: 'Change the words of a staff task, or whose it is',
    })
    .input(staffTaskEdit)
    .output(staffTask),
  /** Nobody has it any more; the task and the reason stay. */
  takeOff: procedure
    .route({
      method: 'POST',
      path: '/staff-tasks/{id}/removal',
      tags,
      summary: 'Take a staff task off, with a reason',
    })
    .input(taskRemoval)
    .output(staffTask),
  putBack: procedure
    .route({
      method: 'DELETE',
      path: '/staff-tasks/{id}/removal',
      tags,
      summary: 'Put a staff task back that was taken off',
    })
    .input(one)
    .output(staffTask),
}
