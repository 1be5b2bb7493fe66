/** A patient's checklist: what is in place, and the next step for each item. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'

const progress = z.object({ completed: z.number(), total: z.number(), percentage: z.number() })

const checklistEntry = z.object({
  /** The id of the patient's own entry, by which it is ticked and annotated. */
  id: z.uuid(),
  itemId: z.uuid(),
  title: z.string(),
  description: z.string(),
  isCompleted: z.boolean(),
  completedAt: z.string().nullable(),
  /** One plain next step from the built-in library; null until it was chosen. */
  recommendation: z.string().nullable(),
})
export type ChecklistEntry = z.infer<typeof checklistEntry>

const checklistCategory = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  progress,
  items: z.array(checklistEntry),
})
export type ChecklistCategory = z.infer<typeof checklistCategory>

const checklist = z.object({ categories: z.array(checklistCategory), progress })
export type Checklist = z.infer<typeof checklist>

const changed = z.object({
  id: z.uuid(),
  isCompleted: z.boolean(),
  completedAt: z.string().nullable(),
})

export const checklistContract = {
  /** A patient asks without naming themselves; staff name one patient. Empty until there is a checklist. */
  read: procedure
    .route({ method: 'GET', path: '/checklist', tags: ['Checklist'], summary: 'The checklist of a patient' })
    .input(z.object({ patientId: z.uuid().optional(), language: z.enum(['en', 'es']).default('en') }))
    .output(checklist),
  toggle: procedure
    .route({
      method: 'POST',
      path: '/checklist/{id}/toggle',
      tags: ['Checklist'],
      summary: 'Tick or untick an item',
    })
    .input(z.object({ id: z.uuid(), isCompleted: z.boolean() }))
    .output(changed),
}
