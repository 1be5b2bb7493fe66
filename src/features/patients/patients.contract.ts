/** Patients: opening the portal, the record of whoever is signed in, and their figures. */
import { z } from 'zod'
import { SLUG, SLUG_LENGTH } from '#features/auth/auth.rules.ts'
import { asName } from '#lib/one-line.ts'
import { procedure, seenFields } from '#platform/api/api.contract.ts'
import { birthDate } from './patient-facts/patient-facts.contract.ts'

/** What a patient sees of their own record. */
const ownRecord = z.object({
  id: z.uuid(),
  name: z.string(),
  preferredName: z.string().nullable(),
  /** The name every greeting uses; null where none is known. */
  callName: z.string().nullable(),
  birthDate: z.string().nullable(),
  /** To say on the phone: eight digits, the last of them a check digit. */
  caseNumber: z.string(),
  pronouns: z.string().nullable(),
  interpreterLanguage: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.enum(['en', 'es']),
  timeZone: z.string(),
  /** Since when the case is closed, YYYY-MM-DD; null while it is active. Why is for staff. */
  closedOn: z.string().nullable(),
  caseManagerName: z.string().nullable(),
  specialistName: z.string().nullable(),
})
export type OwnRecord = z.infer<typeof ownRecord>

/** The four figures of the dashboard, and what the portal's first tab depends on. */
const ownFigures = z.object({
  activeGoals: z.number(),
  upcomingAppointments: z.number(),
  unreadMessages: z.number(),
  /** Completed goals and checklist items over all of them, a whole percent; null while there is nothing to complete. */
  overallPercent: z.number().nullable(),
  checklistItems: z.number(),
  completedChecklistItems: z.number(),
  /** Whether the welcome conversation was begun, and whether it is finished. */
  onboarding: z.enum(['not_begun', 'begun', 'completed']),
  /** Whether staff entered a record that may be this person's too: the portal asks, and joins nothing by itself. */
  recordWaits: z.boolean(),
  /** Whether a merge of two records asks them something. */
  isAskedOfMerge: z.boolean(),
})
export type OwnFigures = z.infer<typeof ownFigures>

/** Of which portal: an organization's slug, else the one signed up for, else the deployment's own. */
const portalChoice = z.object({
  organization: z
    .string()
    .overwrite(slug => (slug.length <= SLUG_LENGTH && SLUG.test(slug) ? slug : '-'))
    .max(SLUG_LENGTH)
    .optional(),
  /** "This record is mine", "it is not, begin a new one", "I want to become a patient": said on the screen, never assumed. */
  answer: z.enum(['claim', 'new', 'become']).optional(),
})

const openedPortal = z.object({
  organizationId: z.uuid(),
  organizationName: z.string(),
  /** Null until the question is answered. */
  patientId: z.uuid().nullable(),
  /** What is asked before anything is made: whether a record that waits is theirs, or whether they want to become a patient. */
  asks: z.enum(['claim', 'become']).nullable(),
  /** The name on the record that waits. */
  waitingName: z.string().nullable(),
})
export type OpenedPortal = z.infer<typeof openedPortal>

const written = (most: number, problem: string) => z.string().overwrite(asName).trim().max(most, problem)

/**
 * What a patient may change about themselves; only what was changed is sent. An empty text takes the fact away. The
 * messages are keys of `patientsText.problems`.
 */
export const ownDetails = z
  .object({
    name: z.string().overwrite(asName).trim().min(2, 'nameShort').max(100, 'nameLong'),
    preferredName: written(100, 'preferredNameLong'),
    birthDate,
    pronouns: written(40, 'pronounsLong'),
    interpreterLanguage: written(60, 'interpreterLong'),
    phone: z
      .string()
      .trim()
      .max(20, 'phoneLong')
      .refine(phone => phone === '' || phone.length >= 10, 'phoneShort'),
  })
  .partial()
export type OwnDetails = z.infer<typeof ownDetails>

/** What they change, with what stood there when they began: their care team keeps the same record. */
export const changedDetails = ownDetails.extend({
  seen: seenFields({
    name: 100,
    preferredName: 100,
    birthDate: 10,
    pronouns: 40,
    interpreterLanguage: 60,
    phone: 20,
  }),
})

export const patientsContract = {
  /**
   * Works for an account that holds no hat yet. Who signed up as a patient gets their record, once; everybody else is asked
   * first, and nothing is made or joined without their answer (decision 46).
   */
  openPortal: procedure
    .route({ method: 'POST', path: '/portal/open', tags: ['Portal'], summary: 'Open the portal' })
    .input(portalChoice)
    .output(openedPortal),
  ownRecord: procedure
    .route({ method: 'GET', path: '/portal/record', tags: ['Portal'], summary: 'The record of whoever asks' })
    .output(ownRecord),
  saveOwnRecord: procedure
    .route({ method: 'PATCH', path: '/portal/record', tags: ['Portal'], summary: 'Change my own record' })
    .input(changedDetails)
    .output(z.object({ id: z.uuid() })),
  ownFigures: procedure
    .route({
      method: 'GET',
      path: '/portal/figures',
      tags: ['Portal'],
      summary: 'The figures of the dashboard',
    })
    .output(ownFigures),
}
