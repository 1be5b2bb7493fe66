/** Patients: opening the portal, the record of whoever is signed in, and their figures. */
import { z } from 'zod'
import { procedure } from '#platform/api.contract.ts'

/** What a patient sees of their own record. */
const ownRecord = z.object({
  id: z.uuid(),
  name: z.string(),
  preferredName: z.string().nullable(),
  /** The name every greeting uses; null where none is known. */
  callName: z.string().nullable(),
  pronouns: z.string().nullable(),
  interpreterLanguage: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The patient's own text ("Additional Notes"). */
  notes: z.string(),
  language: z.enum(['en', 'es']),
  timeZone: z.string(),
  caseManagerName: z.string().nullable(),
  specialistName: z.string().nullable(),
})
export type OwnRecord = z.infer<typeof ownRecord>

/** The four figures of the dashboard, and what the portal's first tab depends on. */
const ownFigures = z.object({
  activeGoals: z.number(),
  upcomingAppointments: z.number(),
  unreadMessages: z.number(),
  /** Completed goals and checklist items over all of them, a whole percent. */
  overallPercent: z.number(),
  completedChecklistItems: z.number(),
  /** Whether the welcome conversation was begun, and whether it is finished. */
  onboarding: z.enum(['not_begun', 'begun', 'completed']),
})
export type OwnFigures = z.infer<typeof ownFigures>

export const patientsContract = {
  /** Works for an account that holds no hat yet: it claims or makes the record, once. */
  openPortal: procedure
    .route({ method: 'POST', path: '/portal/open', tags: ['Portal'], summary: 'Open the portal' })
    .output(z.object({ patientId: z.uuid() })),
  ownRecord: procedure
    .route({ method: 'GET', path: '/portal/record', tags: ['Portal'], summary: 'The record of whoever asks' })
    .output(ownRecord),
  ownFigures: procedure
    .route({
      method: 'GET',
      path: '/portal/figures',
      tags: ['Portal'],
      summary: 'The figures of the dashboard',
    })
    .output(ownFigures),
}
