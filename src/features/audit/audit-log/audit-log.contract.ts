/** The audit log as administrators read it: who saw, changed, exported or was refused what, and when (decision 37). */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'
import { verbs } from './audit-log.rules.ts'

const entry = z.object({
  id: z.number(),
  at: z.string(),
  /** Null where the system itself did it, or nobody who was signed in. */
  userId: z.uuid().nullable(),
  /** The name as it is today; null of somebody who belongs to the organization no more and left none. */
  userName: z.string().nullable(),
  hat: z.string().nullable(),
  verb: z.enum(verbs),
  /** A table's name; of what was refused, the procedure's name in the API. */
  entity: z.string(),
  entityId: z.uuid().nullable(),
  /** Which fields were changed, never their values. */
  fields: z.array(z.string()),
  patientId: z.uuid().nullable(),
  patientName: z.string().nullable(),
  /** The case manager in whose place it was done. */
  coveredFor: z.string().nullable(),
})
export type LogEntry = z.infer<typeof entry>

const moment = z.iso.datetime({ offset: true }).max(40)
/** Nobody keeps a log for longer, and nobody reads more of it at a time. */
const LONGEST_MS = 20 * 366 * 24 * 60 * 60 * 1000

/** What is asked of the log; all of it must be true of an entry. */
export const logQuestion = z.object({
  userId: z.uuid().optional(),
  patientId: z.uuid().optional(),
  verb: z.enum(verbs).optional(),
  entity: z.string().max(60).optional(),
  /** Moments: from the first on, and before the second. */
  from: moment.optional(),
  until: moment.optional(),
  /** Earlier than this entry. */
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
})
export type LogQuestion = z.infer<typeof logQuestion>

export const auditLogContract = {
  entries: procedure
    .route({
      method: 'GET',
      path: '/audit-log',
      tags: ['Audit log'],
      summary: 'The audit log of the organization, the newest first',
    })
    .input(
      logQuestion.refine(
        ({ from, until }) => !from || !until || Date.parse(until) - Date.parse(from) <= LONGEST_MS,
        { path: ['until'], message: 'rangeLong' },
      ),
    )
    .output(
      z.object({
        entries: z.array(entry),
        /** From where to look on; null where there is nothing earlier. */
        next: z.number().nullable(),
        /** How far back was looked, where a page is not full because what is asked for is rare. */
        lookedBackTo: z.string().nullable(),
      }),
    ),
  people: procedure
    .route({
      method: 'GET',
      path: '/audit-log/people',
      tags: ['Audit log'],
      summary: 'Who may stand in the log: staff and administrators, former ones too',
    })
    .output(z.array(z.object({ id: z.uuid(), name: z.string() }))),
}
