/** Tasks of patients: their shape, and what can be asked of them. */
import { z } from 'zod'
import { procedure, seenFields } from '#platform/api/api.contract.ts'

export const taskPriority = z.enum(['low', 'medium', 'high', 'urgent'])
export const taskStatus = z.enum(['pending', 'in_progress', 'completed'])

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
  /** The patient may upload a file for it. */
  asksForFile: z.boolean(),
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

/** A task of a patient, for which they may be asked to upload a file. */
export const newPatientTask = newTask.extend({ asksForFile: z.boolean().default(false) })

export type NewTask = z.input<typeof newPatientTask>

/** What staff may still change about a task: all its words, with what stood there when the change was begun. */
export const taskEdit = newTask
  .omit({ patientId: true })
  .extend({ seen: seenFields({ title: 200, description: 2000, priority: 10, dueOn: 10 }) })
export type TaskEdit = z.input<typeof taskEdit>

const one = z.object({ id: z.uuid() })

/** Why a task is taken off. The messages are keys of `tasksText.problems`. */
export const taskRemoval = one.extend({
  reason: z.string().trim().min(1, 'reasonMissing').max(500, 'reasonLong'),
})

/** What it was before, for the way back. */
export const movedTask = { formerStatus: taskStatus }

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
    .input(newPatientTask)
    .output(task),
  complete: procedure
    .route({
      method: 'POST',
      path: '/tasks/{id}/complete',
      tags: ['Tasks'],
      summary: 'Mark a task as completed',
    })
    .input(one)
    .output(task.extend({ alertsCaseManager: z.boolean() })),
  change: procedure
    .route({ method: 'PUT', path: '/tasks/{id}', tags: ['Tasks'], summary: 'Change the words of a task' })
    .input(taskEdit)
    .output(task),
  move: procedure
    .route({
      method: 'POST',
      path: '/tasks/{id}/status',
      tags: ['Tasks'],
      summary: 'Start, complete or reopen a task of a patient',
    })
    .input(one.extend({ status: taskStatus }))
    .output(task.extend(movedTask)),
  /** The patient sees it no more; the task and the reason stay with the record. */
  takeOff: procedure
    .route({
      method: 'POST',
      path: '/tasks/{id}/removal',
      tags: ['Tasks'],
      summary: 'Take a task off, with a reason',
    })
    .input(taskRemoval)
    .output(task),
  putBack: procedure
    .route({
      method: 'DELETE',
      path: '/tasks/{id}/removal',
      tags: ['Tasks'],
      summary: 'Put a task back that was taken off',
    })
    .input(one)
    .output(task),
}
