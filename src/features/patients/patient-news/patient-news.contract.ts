/** What came into a record since the person asking last opened it, and how much stands in each of its sections. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'
import { newsKinds } from './patient-news.rules.ts'

const news = z.object({
  kind: z.enum(newsKinds),
  count: z.number(),
  /** When the newest of them came. */
  latestAt: z.string(),
  /** The newest in a few words: the beginning of a message, a title, a name; of an appointment, how it stands. Null for what was written while an alert is open. */
  words: z.string().nullable(),
})

const patientNews = z.object({
  /** When the person asking opened the record before this visit; null where they never did. */
  since: z.string().nullable(),
  /** The newest first. */
  news: z.array(news),
  counts: z.object({
    checklist: z.object({ completed: z.number(), total: z.number() }),
    /** Goals and tasks that are open. */
    goals: z.number(),
    notes: z.number(),
    /** Conversations that wait for an answer, of those that the person asking reads. */
    messages: z.number(),
    /** Still to come, or to be answered. */
    visits: z.number(),
    /** Asked and not answered yet. */
    forms: z.number(),
    files: z.number(),
  }),
})
export type PatientNews = z.infer<typeof patientNews>

export const patientNewsContract = {
  since: procedure
    .route({
      method: 'GET',
      path: '/patients/{id}/news',
      tags: ['Patients'],
      summary: 'What came into a record since one last opened it',
    })
    .input(
      z.object({
        id: z.uuid(),
        /** When this visit began. */
        openedAt: z.iso.datetime().max(40),
      }),
    )
    .output(patientNews),
}
