/** Members of staff who leave, for a while or for good, and their caseload on its way to those who follow. */
import { z } from 'zod'
import { pageEndOf } from '#lib/page-end.ts'
import { procedure } from '#platform/api/api.contract.ts'
import { MOST_OTHERS } from './leaving.rules.ts'

const named = z.object({ id: z.uuid(), name: z.string() })

/** A patient of a caseload that is handed over, with what is under way. */
const patientToHandOver = named.extend({
  preferredName: z.string().nullable(),
  status: z.enum(['active', 'inactive']),
  nextStep: z.string().nullable(),
  /** YYYY-MM-DD. */
  nextStepDueOn: z.string().nullable(),
  openTasks: z.number(),
  /** How many appointments lie ahead, asked for and agreed, and when the first of them is. */
  appointments: z.number(),
  nextAppointmentAt: z.string().nullable(),
  /** Since when their words wait for an answer. */
  waitingSince: z.string().nullable(),
})
export type PatientToHandOver = z.infer<typeof patientToHandOver>

export const leavingContract = {
  /** Taking it away ends the person's sessions and open pages. */
  setAccess: procedure
    .route({
      method: 'PUT',
      path: '/staff/{id}/access',
      tags: ['Staff'],
      summary: 'Take the access of a member of staff away, or give it back',
    })
    .input(z.object({ id: z.uuid(), hasAccess: z.boolean() }))
    .output(named.extend({ hasAccess: z.boolean() })),
  remove: procedure
    .route({
      method: 'POST',
      path: '/staff/{id}/remove',
      tags: ['Staff'],
      summary: 'End the work of a member of staff who has no caseload any more',
    })
    .input(
      z.object({
        id: z.uuid(),
        /** Of a specialist: who follows; null leaves their patients without one. */
        successorId: z.uuid().nullable().default(null),
      }),
    )
    .output(named),
  caseload: procedure
    .route({
      method: 'GET',
      path: '/case-managers/{id}/caseload',
      tags: ['Staff'],
      summary: 'What is under way for each patient of a case manager, by name',
    })
    .input(
      z.object({
        id: z.uuid(),
        after: pageEndOf('words'),
        limit: z.coerce.number().int().min(1).max(100).default(100),
      }),
    )
    .output(
      z.object({
        patients: z.array(patientToHandOver),
        total: z.number(),
        /** Who can take over. */
        receivers: z.array(named),
        next: z.string().nullable(),
      }),
    ),
  handOver: procedure
    .route({
      method: 'POST',
      path: '/case-managers/{id}/hand-over',
      tags: ['Staff'],
      summary: 'Hand a whole caseload over to one or several case managers',
    })
    .input(
      z.object({
        id: z.uuid(),
        /** Who gets everybody that `others` does not name. */
        receiverId: z.uuid(),
        others: z
          .array(z.object({ patientId: z.uuid(), caseManagerId: z.uuid() }))
          .max(MOST_OTHERS)
          .default([]),
      }),
    )
    .output(z.object({ given: z.array(named.extend({ patients: z.number() })) })),
}
