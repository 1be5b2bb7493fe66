/** The desk's one queue: everything that needs the person asking, whatever kind it is, the most urgent first. */
import { z } from 'zod'
import { safeContact } from '#features/patients/patient-records/patient-records.contract.ts'
import { settledDanger } from '#features/safety/safety.contract.ts'
import { pageEndOf } from '#lib/page-end.ts'
import { procedure } from '#platform/api/api.contract.ts'
import { MOST_SNOOZED, queueKinds } from './queue.rules.ts'

export const queueItem = z.object({
  kind: z.enum(queueKinds),
  /** Of the conversation, the appointment or the task; of the patient where it is about a next step or silence. */
  id: z.uuid(),
  /** Null for a task of the team's own, and so is everything about the patient. */
  patientId: z.uuid().nullable(),
  name: z.string().nullable(),
  preferredName: z.string().nullable(),
  /** The language they read. */
  language: z.enum(['en', 'es']).nullable(),
  /** The beginning of the patient's newest words, of their note, of the next step or the task. */
  words: z.string().nullable(),
  /** Who settled the alert about the patient's words, where they were words of danger. */
  settledDanger: settledDanger.nullable(),
  /** The newest message that `words` begin. */
  messageId: z.uuid().nullable(),
  /** When an appointment that is asked for begins, and which of its transitions is answered. */
  startsAt: z.string().nullable(),
  sequence: z.int().nullable(),
  /** What comes next for the patient, and by when, YYYY-MM-DD. */
  nextStep: z.string().nullable(),
  nextStepDueOn: z.string().nullable(),
  /** The day on which the patient was last heard from, YYYY-MM-DD. */
  heardOn: z.string().nullable(),
  contact: safeContact.nullable(),
  /** When something last happened to the row: whoever puts it off sends it back, and news bring the row back. */
  seen: z.string(),
  /** Since when it waits: a moment for messages, requests and missing steps … */
  sinceAt: z.string().nullable(),
  /** … and a day for what had a day, YYYY-MM-DD. */
  sinceOn: z.string().nullable(),
})
export type QueueItem = z.infer<typeof queueItem>

export const queuePage = z.object({
  items: z.array(queueItem),
  /** Everything in the queue, on this page or a later one. */
  total: z.number(),
  /** How many there are of each kind that this page has a row of. */
  counts: z.partialRecord(z.enum(queueKinds), z.number()),
  /** The day it is for the organization, YYYY-MM-DD. */
  today: z.string(),
  /** Whether whoever asks has put anything off. */
  hasSnoozed: z.boolean(),
  /** Where the next page begins; null after the last one. */
  next: z.string().nullable(),
})
export type QueuePage = z.infer<typeof queuePage>

const helpedPatient = z.object({ id: z.uuid(), name: z.string(), preferredName: z.string().nullable() })

const row = z.object({ kind: z.enum(queueKinds), id: z.uuid() })

export const newSnooze = row.extend({
  seen: z.iso.datetime().max(40),
  days: z.int().min(1).max(MOST_SNOOZED),
})

export const queueContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/queue',
      tags: ['Caseload'],
      summary: 'What needs you, the most urgent first',
    })
    .input(
      z.object({
        only: z.enum(['now', 'snoozed']).default('now'),
        /** All of one group, page after page; without it the first rows of each. */
        kind: z.enum(queueKinds).optional(),
        after: pageEndOf('words'),
      }),
    )
    .output(queuePage),
  /** Whom somebody of the team reached today, on the organization's clock; the latest first. */
  helped: procedure
    .route({
      method: 'GET',
      path: '/queue/helped',
      tags: ['Caseload'],
      summary: 'Whom of your caseload the team reached today',
    })
    .output(z.array(helpedPatient)),
  /** Only what stands in the queue of whoever asks; put off again, the later day holds. */
  snooze: procedure
    .route({
      method: 'PUT',
      path: '/queue/{kind}/{id}/snooze',
      tags: ['Caseload'],
      summary: 'Put a row of the queue off for some days',
    })
    .input(newSnooze)
    .output(row.extend({ untilOn: z.string() })),
  wake: procedure
    .route({
      method: 'DELETE',
      path: '/queue/{kind}/{id}/snooze',
      tags: ['Caseload'],
      summary: 'Let a row that was put off stand in the queue again',
    })
    .input(row)
    .output(row),
}
