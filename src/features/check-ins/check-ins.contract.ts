/** Check-ins, the streak and milestones: how a patient's days are, as they say it, for themselves first. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'
import { MOST_WORDS } from './check-ins.rules.ts'

const mood = z.number().int().min(1).max(5)

const checkIn = z.object({
  id: z.uuid(),
  /** The day on the patient's own clock, YYYY-MM-DD. */
  madeOn: z.string(),
  mood,
  words: z.string(),
  /** Shared with the case manager; else nobody but the patient reads it. */
  isShared: z.boolean(),
})
export type CheckIn = z.infer<typeof checkIn>

const streak = z.object({
  days: z.number(),
  state: z.enum(['new', 'today', 'open', 'paused']),
  isReturn: z.boolean(),
})

const milestones = z.object({ count: z.number(), reached: z.number().nullable(), next: z.number() })

const overview = z.object({
  /** False where the patient turned all of this off. */
  isWanted: z.boolean(),
  /** Whether there is somebody to share a check-in with. */
  hasCaseManager: z.boolean(),
  today: checkIn.nullable(),
  streak,
  milestones: z.object({ goals: milestones, checklist: milestones }),
  /** The newest first, today's among them. */
  recent: z.array(checkIn),
})
export type CheckInsOverview = z.infer<typeof overview>

const concern = z.object({ kind: z.enum(['self_harm', 'harm_to_others', 'abuse', 'emergency']) })

const told = z.object({ isCaseManagerTold: z.boolean() })

export const checkInsContract = {
  overview: procedure
    .route({
      method: 'GET',
      path: '/check-ins/overview',
      tags: ['Check-ins'],
      summary: 'How my days are, and what I reached',
    })
    .output(overview),
  /** One a day: checking in again on the same day changes what was said. */
  checkIn: procedure
    .route({ method: 'POST', path: '/check-ins', tags: ['Check-ins'], summary: 'Say how today is' })
    .input(
      z.object({
        /** Chosen by the browser for each time it is said, so that sending it again raises no second alert. */
        id: z.uuid(),
        mood,
        /** Left out, they stay as they are. */
        words: z.string().trim().max(MOST_WORDS).optional(),
        isShared: z.boolean().optional(),
        /** Signs of the words that were seen there (`fingerprint`): others, of another device, are kept beside the new ones. */
        known: z.array(z.string().max(12)).max(10).default([]),
      }),
    )
    .output(told.extend({ checkIn, streak, concerns: z.array(concern) })),
  /** Tells the case manager that the words of a private check-in give reason to care, because the patient asks for it. */
  tell: procedure
    .route({
      method: 'POST',
      path: '/check-ins/{id}/tell',
      tags: ['Check-ins'],
      summary: 'Let my case manager know that I am not safe',
    })
    .input(z.object({ id: z.uuid() }))
    .output(told),
  forget: procedure
    .route({
      method: 'DELETE',
      path: '/check-ins/{id}',
      tags: ['Check-ins'],
      summary: 'Take a check-in back',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  /** What one patient shared with the case manager who asks, the newest first. */
  shared: procedure
    .route({
      method: 'GET',
      path: '/check-ins/shared',
      tags: ['Check-ins'],
      summary: 'The check-ins that a patient shared',
    })
    .input(z.object({ patientId: z.uuid() }))
    .output(z.array(checkIn)),
}
