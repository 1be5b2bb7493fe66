/** Closing a patient's case and opening it again, with what is open in it and how it stood before. */
import { z } from 'zod'
import { isOverEverywhere } from '#features/caseload/caseload.rules.ts'
import { procedure } from '#platform/api/api.contract.ts'
import { closingReasons, reopeningReasons } from './cases.rules.ts'

const about = { patientId: z.uuid() }

/** What is open in a case: what would be settled with its closing. */
export const openInCase = z.object({
  /** The day it is for the organization, YYYY-MM-DD. */
  today: z.string(),
  /** A closing or opening lies on the same day as the one before or later; null where there was none. */
  notBefore: z.string().nullable(),
  /** The titles of the open tasks. */
  tasks: z.array(z.string()),
  /** When the appointments ahead begin, those asked for and offered included. */
  appointments: z.array(z.string()),
  /** The titles of forms that were asked for and not answered. */
  forms: z.array(z.string()),
  nextStep: z.string().nullable(),
})
export type OpenInCase = z.infer<typeof openInCase>

const changed = {
  ...about,
  /** Chosen by the browser, so that sending again is harmless. */
  id: z.uuid(),
  /** The day of the change, YYYY-MM-DD: today or before. */
  changedOn: z.iso.date('dateMissing'),
  words: z.string().trim().max(500, 'wordsLong').default(''),
}
const otherHasWords = ({ reason, words }: { reason: string; words: string }) =>
  reason !== 'other' || words !== ''
const wordsMissing = { path: ['words'], message: 'wordsMissing' }

/** The messages are keys of `casesText.problems`. */
const howClosed = {
  reason: z.enum(closingReasons, 'reasonMissing'),
  /** Open tasks stay with the patient, or are taken off their list. */
  openTasks: z.enum(['keep', 'remove']).default('keep'),
}
export const closing = z.object({ ...changed, ...howClosed }).refine(otherHasWords, wordsMissing)
export const closingOfMany = z
  .object({
    patientIds: z.array(z.uuid()).min(1).max(100),
    changedOn: changed.changedOn,
    words: changed.words,
    ...howClosed,
  })
  .refine(otherHasWords, wordsMissing)
export const reopening = z
  .object({
    ...changed,
    reason: z.enum(reopeningReasons, 'reasonMissing'),
    /** What comes next, kept in the same moment; null where nothing was said. */
    nextStep: z
      .object({
        step: z.string().trim().min(1, 'stepMissing').max(300, 'stepLong'),
        dueOn: z.iso.date('stepDateMissing').refine(day => !isOverEverywhere(day), 'stepDatePast'),
      })
      .nullable()
      .default(null),
  })
  .refine(otherHasWords, wordsMissing)

/** One time that a case was closed or opened, for staff. */
export const caseChange = z.object({
  id: z.uuid(),
  patientId: z.uuid(),
  status: z.enum(['active', 'inactive']),
  changedOn: z.string(),
  reason: z.enum([...closingReasons, ...reopeningReasons]),
  words: z.string(),
  openTasks: z.enum(['keep', 'remove']),
  /** What was open then and settled with the closing. */
  settled: openInCase.pick({ tasks: true, appointments: true, forms: true, nextStep: true }).partial(),
  /** What was to come next when the case was opened again, and by which day. */
  nextStep: z.string().nullable(),
  nextStepDueOn: z.string().nullable(),
  /** Who did it; null for somebody who is no longer known here. */
  madeBy: z.string().nullable(),
  createdAt: z.string(),
})
export type CaseChange = z.infer<typeof caseChange>

export const casesContract = {
  open: procedure
    .route({
      method: 'GET',
      path: '/patients/{patientId}/open-in-case',
      tags: ['Patients'],
      summary: 'What is open in the case of a patient',
    })
    .input(z.object(about))
    .output(openInCase),
  /** Settles what is open in the same moment. CONFLICT where the case is closed already. */
  close: procedure
    .route({
      method: 'POST',
      path: '/patients/{patientId}/closing',
      tags: ['Patients'],
      summary: 'Close the case of a patient',
    })
    .input(closing)
    .output(caseChange),
  /** CONFLICT where the case is open already. */
  /** The cases of many, all in one transaction; who is closed already, or was changed on a later day, is passed over. */
  closeMany: procedure
    .route({
      method: 'POST',
      path: '/patients/many/closing',
      tags: ['Patients'],
      summary: 'Close the cases of many patients',
    })
    .input(closingOfMany)
    .output(z.object({ patientIds: z.array(z.uuid()) })),
  reopen: procedure
    .route({
      method: 'POST',
      path: '/patients/{patientId}/reopening',
      tags: ['Patients'],
      summary: 'Open the case of a patient again',
    })
    .input(reopening)
    .output(caseChange),
  history: procedure
    .route({
      method: 'GET',
      path: '/patients/{patientId}/case-history',
      tags: ['Patients'],
      summary: 'When the case of a patient was closed and opened, newest first',
    })
    .input(z.object(about))
    .output(z.array(caseChange)),
}
