/** Safety alerts: that words of danger were recognised, about whom and where; which words, for whoever has to answer. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'
import { OUTCOME_LENGTH } from './alerts/alerts.rules.ts'

const kind = z.enum(['self_harm', 'harm_to_others', 'abuse', 'emergency'])
const source = z.enum([
  'message',
  'onboarding',
  'needs',
  'notebook',
  'form',
  'goal',
  'profile',
  'check_in',
  'appointment',
  'contact',
  'record',
])

/** A person about whom alerts are open. */
const personInDanger = z.object({
  patientId: z.uuid(),
  patientName: z.string(),
  kinds: z.array(kind),
  alertCount: z.number(),
  /** When the oldest and the newest of them came. */
  since: z.string(),
  latestAt: z.string(),
  /** Who read one of them first, and when; null until then. */
  seenBy: z.string().nullable(),
  seenAt: z.string().nullable(),
  /** Whether it has climbed to the person asking: it counts in the frame of their screens. */
  isMine: z.boolean(),
  /** Whether the record is open to them as well. */
  mayOpen: z.boolean(),
  /** Who is told next unless somebody settles it before, and when: the administrators where nobody is named; null after the last. */
  nextNames: z.array(z.string()),
  nextAt: z.string().nullable(),
})
export type PersonInDanger = z.infer<typeof personInDanger>

/** What somebody reads who has to answer: how to reach the person safely and the words, nothing else of the record. */
const alertsRead = z.object({
  patientId: z.uuid(),
  patientName: z.string(),
  phone: z.string().nullable(),
  /** Null where the person does not want to be written to there. */
  email: z.string().nullable(),
  timeZone: z.string(),
  contact: z.object({
    mayCall: z.boolean(),
    mayText: z.boolean(),
    mayLeaveMessage: z.boolean(),
    mayEmail: z.boolean(),
    fromHour: z.number(),
    untilHour: z.number(),
    words: z.string(),
  }),
  alerts: z.array(
    z.object({
      id: z.uuid(),
      kind,
      source,
      /** The sentence that raised it, in the person's words; empty for alerts of the release before. */
      said: z.string(),
      createdAt: z.string(),
      seenBy: z.string().nullable(),
    }),
  ),
})
export type AlertsRead = z.infer<typeof alertsRead>

const settledAlert = z.object({
  id: z.uuid(),
  kind,
  source,
  createdAt: z.string(),
  settledAt: z.string(),
  settledBy: z.string().nullable(),
  outcome: z.string(),
  /** The message whose words raised it, where they did and whoever asks may read it. */
  messageId: z.uuid().nullable(),
})

export type SettledAlert = z.infer<typeof settledAlert>

/** That words which wait for an answer were words of danger, and who settled their alert when. */
export const settledDanger = z.object({ by: z.string().nullable(), at: z.string() })

const about = z.object({ patientId: z.uuid() })

/** Messages are keys of `safetyStaffText.problems`. */
export const settling = about.extend({
  alerts: z.array(z.uuid()).min(1).max(50),
  outcome: z.string().trim().min(1, 'outcomeMissing').max(OUTCOME_LENGTH, 'outcomeLong'),
})

export const safetyContract = {
  openAlerts: procedure
    .route({
      method: 'GET',
      path: '/safety/alerts',
      tags: ['Safety'],
      summary: 'People about whom alerts are open, who waits longest first',
    })
    .output(z.array(personInDanger)),
  /** Reading is recorded, and the patient is told that somebody has seen it. */
  readAlerts: procedure
    .route({
      method: 'POST',
      path: '/safety/people/{patientId}/read',
      tags: ['Safety'],
      summary: 'Read the words that raised the open alerts about a person, and how to reach them',
    })
    .input(about)
    .output(alertsRead),
  /** Settling twice with the same sentence is once; where a colleague was first, theirs stands and CONFLICT says so. */
  settleAlerts: procedure
    .route({
      method: 'POST',
      path: '/safety/people/{patientId}/settle',
      tags: ['Safety'],
      summary: 'Settle alerts about a person, with a sentence about what was done',
    })
    .input(settling)
    .output(about),
  settledAlerts: procedure
    .route({
      method: 'GET',
      path: '/safety/people/{patientId}/settled',
      tags: ['Safety'],
      summary: 'Alerts about a patient that were settled, and what was done',
    })
    .input(about)
    .output(z.array(settledAlert)),
  myAlerts: procedure
    .route({
      method: 'GET',
      path: '/portal/safety',
      tags: ['Safety'],
      summary: 'Whether somebody was told of my words, and has seen them',
    })
    .output(z.object({ toldAt: z.string().nullable(), seenAt: z.string().nullable() })),
}
