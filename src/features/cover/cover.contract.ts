/** Cover for a colleague: time-limited access to a caseload or to one patient of it. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'
import { REASON_LENGTH } from './cover.rules.ts'

/** For whom the case manager who asks covers with a patient, and until when; null where the patient is their own. */
export const patientCover = z.object({ caseManager: z.string(), endsAt: z.string() }).nullable()
export type PatientCover = z.infer<typeof patientCover>

const cover = z.object({
  id: z.uuid(),
  /** Whose caseload it is. */
  caseManagerId: z.uuid(),
  caseManagerName: z.string(),
  /** Who covers. */
  colleagueId: z.uuid(),
  colleagueName: z.string(),
  /** The one patient; null for the whole caseload. */
  patientId: z.uuid().nullable(),
  patientName: z.string().nullable(),
  reason: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Whether it runs now; if not, it has yet to begin. */
  isRunning: z.boolean(),
  /** Whether the one who asks covers here. */
  isHeld: z.boolean(),
})
export type Cover = z.infer<typeof cover>

/** The messages are keys of `coverText.problems`. */
export const newCover = z.object({
  /** Chosen by the browser, so that sending again is harmless. */
  id: z.uuid(),
  /** Whose caseload; a case manager gives their own and needn't say it. For one patient it is their case manager's. */
  caseManagerId: z.uuid().optional(),
  /** The one patient; without it, the whole caseload. */
  patientId: z.uuid().optional(),
  colleagueId: z.uuid('colleagueMissing'),
  reason: z.string().trim().min(1, 'reasonMissing').max(REASON_LENGTH, 'reasonLong'),
  /** Now, unless it is to begin later. */
  startsAt: z.iso.datetime('dayMissing').max(40, 'dayMissing').optional(),
  endsAt: z.iso.datetime('dayMissing').max(40, 'dayMissing'),
})

const tags = ['Cover']
const one = z.object({ id: z.uuid() })

export const coverContract = {
  list: procedure
    .route({ method: 'GET', path: '/covers', tags, summary: 'Covers that run or are to come' })
    .input(z.object({ patientId: z.uuid().optional() }))
    .output(z.array(cover)),
  /** Who could be asked: the case managers of the organization but the one who asks. */
  colleagues: procedure
    .route({ method: 'GET', path: '/covers/colleagues', tags, summary: 'Who could cover' })
    .output(z.array(z.object({ id: z.uuid(), name: z.string() }))),
  give: procedure
    .route({
      method: 'POST',
      path: '/covers',
      tags,
      summary: 'Give a colleague access to a caseload or a patient for a while',
      successStatus: 201,
    })
    .input(newCover)
    .output(cover),
  end: procedure
    .route({ method: 'POST', path: '/covers/{id}/end', tags, summary: 'End a cover before its time' })
    .input(one)
    .output(cover),
  /** Takes back having ended a cover, within ten minutes and by the same person. */
  resume: procedure
    .route({ method: 'POST', path: '/covers/{id}/resume', tags, summary: 'Take back the end of a cover' })
    .input(one)
    .output(cover),
}
