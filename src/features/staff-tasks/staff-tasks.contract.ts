/** Staff tasks, which are about no patient: each member of staff has their own, and those that anybody may take. */
import { z } from 'zod'
import { newTask, task } from '#features/tasks/tasks.contract.ts'
import { procedure } from '#platform/api/api.contract.ts'

export const staffTask = task.omit({ patientId: true }).extend({
  /** Taken by oneself from those that were open to all; it can be given back. */
  isTaken: z.boolean(),
})
export type StaffTask = z.infer<typeof staffTask>

const newStaffTask = newTask.omit({ patientId: true }).extend({
  /** Whose it is; null is open to every member of staff. */
  assignee: z
    .object({ type: z.enum(['case_manager', 'specialist']), id: z.uuid() })
    .nullable()
    .default(null),
})

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
    .input(one.extend({ status: task.shape.status }))
    .output(
      staffTask.extend({
        /** What it was before, for the way back. */
        formerStatus: task.shape.status,
      }),
    ),
}
