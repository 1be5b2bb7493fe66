/** A patient's checklist: what is in place, and the next step for each item. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'
import { checklistStates } from './checklist.rules.ts'

const progress = z.object({ completed: z.number(), total: z.number(), percentage: z.number() })

const state = z.enum(checklistStates)

const checklistEntry = z.object({
  /** The id of the patient's own entry, by which it is ticked and annotated. */
  id: z.uuid(),
  itemId: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** In place, as the specification's word has it (decision 49). */
  isCompleted: z.boolean(),
  completedAt: z.string().nullable(),
  state,
  /** Read from an answer and not confirmed. */
  isSuggested: z.boolean(),
  statedAt: z.string().nullable(),
  /** Who said how it stands: the name of staff, or null for the patient themselves and for what was read from an answer. */
  statedBy: z.string().nullable(),
  /** Whether the library has chosen a next step; only what wants help shows it. */
  isChosen: z.boolean(),
  /** One plain next step from the built-in library, in the reader's language. */
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
  state,
  /** What it was before, for the way back. */
  before: state,
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
  /** Says how an item stands. Saying the same again changes nothing, but confirms what was suggested. */
  say: procedure
    .route({
      method: 'POST',
      path: '/checklist/{id}/state',
      tags: ['Checklist'],
      summary: 'Say how an item stands: in place, wants help, or not now',
    })
    .input(z.object({ id: z.uuid(), state: state }))
    .output(changed),
}
