/** Tasks of patients: their shape, and what can be asked of them. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'

export const taskPriority = z.enum(['low', 'medium', 'high', 'urgent'])
const taskStatus = z.enum(['pending', 'in_progress', 'completed'])

export const task = z.object({
  id: z.uuid(),
  patientId: z.uuid(),
  title: z.string(),
  description: z.string(),
  priority: taskPriority,
  status: taskStatus,
  /** A date without a zone, YYYY-MM-DD. */
  dueOn: z.string().nullable(),
  completedAt: z.string().nullable(),
  createdAt: z.string(),
})
export type Task = z.infer<typeof task>

/** The messages are keys of `tasksText.problems`. */
export const newTask = z.object({
  /** Chosen by the browser, so that sending again is harmless. */
  id: z.uuid(),
  patientId: z.uuid(),
  title: z.string().trim().min(1, 'titleMissing').max(200, 'titleLong'),
  description: z.string().max(2000, 'descriptionLong').default(''),
  priority: taskPriority.default('medium'),
  dueOn: z.iso.date('dateUnreadable').nullable().default(null),
})

export const tasksContract = {
  /** The tasks of one patient (a patient asks without naming themselves), newest first. */
  list: procedure
    .route({
      method: 'GET',
      path: '/tasks',
      tags: ['Tasks'],
      summary: 'The tasks of a patient, newest first',
    })
    .input(z.object({ patientId: z.uuid().optional() }))
    .output(z.array(task)),
  create: procedure
    .route({
      method: 'POST',
      path: '/tasks',
      tags: ['Tasks'],
      summary: 'Give a patient a task',
      successStatus: 201,
    })
    .input(newTask)
    .output(task),
  complete: procedure
    .route({
      method: 'POST',
      path: '/tasks/{id}/complete',
      tags: ['Tasks'],
      summary: 'Mark a task as completed',
    })
    .input(z.object({ id: z.uuid() }))
    .output(task.extend({ alertsCaseManager: z.boolean() })),
}
