/** Checklists as staff work on them: making one for a patient, and how every item stands over the caseload. */
import { z } from 'zod'
import { pageEndOf } from '#lib/page-end.ts'
import { premiumProcedure, procedure } from '#platform/api/api.contract.ts'
import { checklistStates, itemStates } from '../checklist.rules.ts'

const itemStatus = z.object({
  itemId: z.uuid(),
  title: z.string(),
  description: z.string(),
  categoryId: z.uuid(),
  categoryName: z.string(),
  /** Active patients who completed it, and all who are looked at. */
  completed: z.number(),
  total: z.number(),
})
export type ItemStatus = z.infer<typeof itemStatus>

const patientStatus = z.object({
  patientId: z.uuid(),
  patientName: z.string(),
  isCompleted: z.boolean(),
  state: z.enum(checklistStates),
  completedAt: z.string().nullable(),
  /** Notes or answers; empty where none were recorded. */
  notes: z.string(),
})
export type PatientStatus = z.infer<typeof patientStatus>

/** Of one patient, or of the patients of one case manager; without either, of everybody whom the person asking may see. */
const ofWhom = { patientId: z.uuid().optional(), caseManagerId: z.uuid().optional() }

const itemState = z.enum(itemStates)
export type ItemState = z.infer<typeof itemState>

export const staffChecklistContract = {
  /**
   * Puts every item of the catalogue on a patient's checklist; recommendations follow by a job. What is there stays:
   * asking again, many times at once too, changes nothing. Without Premium: PAYMENT_REQUIRED.
   */
  generate: premiumProcedure
    .route({
      method: 'POST',
      path: '/patients/{patientId}/checklist',
      tags: ['Checklist'],
      summary: 'Make a checklist for a patient',
    })
    .input(z.object({ patientId: z.uuid() }))
    .output(
      z.object({
        patientId: z.uuid(),
        /** How many items the checklist has, and how many of them wait for their recommendation. */
        items: z.number(),
        waiting: z.number(),
        /** Whether the organization's assistant is on: only then recommendations follow. */
        isPersonalised: z.boolean(),
      }),
    ),
  itemsStatus: procedure
    .route({
      method: 'GET',
      path: '/checklist-status',
      tags: ['Checklist'],
      summary: 'How every checklist item stands over the active patients',
    })
    .input(z.object(ofWhom))
    .output(z.array(itemStatus)),
  itemPatients: procedure
    .route({
      method: 'GET',
      path: '/checklist-status/{itemId}',
      tags: ['Checklist'],
      summary: 'How each active patient stands with one checklist item',
    })
    .input(
      z.object({
        itemId: z.uuid(),
        ...ofWhom,
        state: itemState.default('all'),
        /** Where the page before ended: `next` of its answer. */
        after: pageEndOf('words'),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(z.object({ patients: z.array(patientStatus), next: z.string().nullable() })),
}
