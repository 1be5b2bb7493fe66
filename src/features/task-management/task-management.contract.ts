/** One list over the tasks of patients and of staff, as an administrator keeps them. */
import { z } from 'zod'
import { task } from '#features/tasks/tasks.contract.ts'
import { pageEndOf } from '#lib/page-end.ts'
import { procedure } from '#platform/api/api.contract.ts'
import { assigneeTypes, taskDues, taskSorts, taskStates } from './task-management.rules.ts'

export const managedTask = task.omit({ patientId: true, asksForFile: true }).extend({
  /** Whose it is; null is open to every member of staff. */
  assignee: z.object({ type: z.enum(assigneeTypes), id: z.uuid(), name: z.string() }).nullable(),
  /** When it was taken off, and why. */
  removedAt: z.string().nullable(),
  removedReason: z.string().nullable(),
})
export type ManagedTask = z.infer<typeof managedTask>

export const tasksQuestion = z.object({
  /** Everybody's, nobody's, those of one kind of people, or of one person: `patient:<id>`. */
  assignee: z
    .string()
    .regex(/^(all|none|(patient|case_manager|specialist)(:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?)$/)
    .max(60)
    .default('all'),
  status: z.enum(taskStates).default('all'),
  due: z.enum(taskDues).default('any'),
  sort: z.enum(taskSorts).default('newest'),
  after: pageEndOf('words'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type TasksQuestion = z.input<typeof tasksQuestion>

export const taskManagementContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/task-management',
      tags: ['Tasks'],
      summary: 'The tasks of patients and of staff in one list',
    })
    .input(tasksQuestion)
    .output(
      z.object({
        /** The day it is for the organization, YYYY-MM-DD. */
        today: z.string(),
        tasks: z.array(managedTask),
        next: z.string().nullable(),
      }),
    ),
}
