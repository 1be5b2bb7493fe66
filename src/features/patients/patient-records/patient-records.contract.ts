/** Patients as their care team keeps them. What patients ask about themselves is in patients.contract.ts. */
import { z } from 'zod'
import { closingReasons } from '#features/cases/cases.rules.ts'
import { patientCover } from '#features/cover/cover.contract.ts'
import { contactWays } from '#features/notes/notes.rules.ts'
import { sentInvitation } from '#features/organizations/invitations/invitations.contract.ts'
import { asName } from '#lib/one-line.ts'
import { pageEndOf } from '#lib/page-end.ts'
import { cutSearch } from '#lib/person-search.ts'
import { procedure } from '#platform/api/api.contract.ts'
import { birthDate } from '../patient-facts/patient-facts.contract.ts'
import { patientSorts, patientStatusFilters, patientsWhose } from './patient-records.rules.ts'

const status = z.enum(['active', 'inactive'])
/** Only patients of whom a feature has something: its filter and an id, such as `tags:<id>`. Several: all of them. */
export const patientFilters = z
  .array(
    z
      .string()
      .max(80)
      .regex(/^[a-z-]{1,40}:[0-9a-f-]{36}$/),
  )
  .max(10)
  .default([])
export const patientStatusFilter = z.enum(patientStatusFilters)
export type PatientStatusFilter = z.infer<typeof patientStatusFilter>

const patientsSort = z.enum(patientSorts)
export type PatientsSort = z.infer<typeof patientsSort>

const optional = (most: number, problem: string) =>
  z.string().trim().max(most, problem).nullable().default(null)

/** How it is safe to reach a patient, as they said. */
export const safeContact = z.object({
  mayEmail: z.boolean(),
  mayCall: z.boolean(),
  mayText: z.boolean(),
  mayLeaveMessage: z.boolean(),
  fromHour: z.number(),
  untilHour: z.number(),
  words: z.string(),
})
export type SafeContact = z.infer<typeof safeContact>

/** When somebody of the team last reached a patient: a signed contact note, an answer, a kept appointment. */
export const lastContact = z.object({
  at: z.string(),
  /** Null where the note does not say it, and for contacts before it was kept. */
  way: z.enum([...contactWays, 'message', 'visit']).nullable(),
  /** The name of whoever had it; null where it was not kept, or their account is gone. */
  by: z.string().nullable(),
})
export type LastContact = z.infer<typeof lastContact>

/** The record that a member of staff opens: who the patient is, how to reach them safely, how far they are. */
export const patientRecord = z.object({
  id: z.uuid(),
  name: z.string(),
  givenName: z.string().nullable(),
  familyName: z.string().nullable(),
  preferredName: z.string().nullable(),
  /** A day without a zone, YYYY-MM-DD. */
  birthDate: z.string().nullable(),
  /** Eight digits, of which the last is a check digit. */
  caseNumber: z.string(),
  pronouns: z.string().nullable(),
  interpreterLanguage: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Addresses and phone numbers that were theirs before, the latest first. */
  formerContacts: z.array(z.object({ value: z.string(), endedAt: z.string() })),
  language: z.enum(['en', 'es']),
  status,
  /** Since when the case is closed, YYYY-MM-DD, and why; null while it is active. */
  closedOn: z.string().nullable(),
  closedReason: z.enum(closingReasons).nullable(),
  /** Whether who asks may close the case and open it again: the patient's own case manager, and administrators. */
  mayClose: z.boolean(),
  /** Whether who asks may change the record's facts: who keeps it, which covering does not include. */
  mayKeep: z.boolean(),
  hasAccount: z.boolean(),
  /** How their invitation stands, for whoever may invite them. */
  invitation: sentInvitation.nullable(),
  caseManagerId: z.uuid().nullable(),
  caseManagerName: z.string().nullable(),
  specialistName: z.string().nullable(),
  /** For whom the one who asks covers with this patient; null where the patient is their own, and for other hats. */
  cover: patientCover,
  nextStep: z.string().nullable(),
  /** A date without a zone, YYYY-MM-DD. */
  nextStepDueOn: z.string().nullable(),
  onboarding: z
    .object({ isCompleted: z.boolean(), percentage: z.number(), createdAt: z.string() })
    .nullable(),
  contact: safeContact.nullable(),
  lastContact: lastContact.nullable(),
  createdAt: z.string(),
})
export type PatientRecord = z.infer<typeof patientRecord>

const email = z
  .union([
    z.literal('').transform(() => null),
    z.string().trim().max(255, 'emailLong').pipe(z.email('emailInvalid')),
  ])
  .nullable()
  .default(null)

/**
 * The messages are keys of `patientRecordsText.problems`. The status is no part of it: a case is closed with a reason and a
 * day (cases.contract.ts).
 */
export const newPatient = z.object({
  /** Chosen by the browser, so that sending again is harmless. */
  id: z.uuid(),
  name: z.string().overwrite(asName).trim().min(1, 'requiredMissing').max(100, 'nameLong'),
  email,
  phone: optional(20, 'phoneLong'),
  birthDate: birthDate.default(''),
  /** Records like this one of which the one who creates it says that they are somebody else's. */
  besides: z.array(z.uuid()).max(10).default([]),
  /** Under which id they asked about colleagues' patients (likeness.contract.ts). */
  checkId: z.uuid().nullable().default(null),
})

export const administeredPatient = z.object({
  id: z.uuid(),
  name: z.string(),
  givenName: z.string().nullable(),
  familyName: z.string().nullable(),
  preferredName: z.string().nullable(),
  pronouns: z.string().nullable(),
  birthDate: z.string().nullable(),
  language: z.enum(['en', 'es']),
  interpreterLanguage: z.string().nullable(),
  caseNumber: z.string(),
  hasAccount: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Unless they said no to calls: then that takes the number's place. */
  mayCall: z.boolean(),
  status,
  closedOn: z.string().nullable(),
  caseManagerId: z.uuid().nullable(),
  caseManagerName: z.string().nullable(),
  specialistName: z.string().nullable(),
  /** A date without a zone, YYYY-MM-DD; null where there is no next step. */
  nextStepDueOn: z.string().nullable(),
  createdAt: z.string(),
})
export type AdministeredPatient = z.infer<typeof administeredPatient>

/** So many are put into an order that no index has. */
export const MOST_SORTED = 10_000

/** Whom a search finds stand in the order in which they fit; `sort` is for everybody. */
export const patientsQuestion = z.object({
  search: z.string().overwrite(cutSearch).max(100).default(''),
  sort: patientsSort.default('newest'),
  status: patientStatusFilter.default('all'),
  whose: z.enum(patientsWhose).default('all'),
  caseManager: z.uuid().optional(),
  specialist: z.uuid().optional(),
  filters: patientFilters,
  after: pageEndOf('words'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type PatientsQuestion = z.input<typeof patientsQuestion>

const named = z.object({ id: z.uuid(), name: z.string() })

export const patientRecordsContract = {
  /** Opening a record is a read that the audit log keeps (decision 37). */
  open: procedure
    .route({
      method: 'GET',
      path: '/patients/{id}',
      tags: ['Patients'],
      summary: 'Open the record of a patient',
    })
    .input(z.object({ id: z.uuid() }))
    .output(patientRecord),
  /** Into the caseload of the case manager who asks. An address brings an invitation along; its mail follows. */
  create: procedure
    .route({
      method: 'POST',
      path: '/patients',
      tags: ['Patients'],
      summary: 'Create a patient',
      successStatus: 201,
    })
    .input(newPatient)
    .output(
      named.extend({
        isInvited: z.boolean(),
        /** They have an address, and as many invitations as a day has went out before. */
        waitsForInvitation: z.boolean(),
      }),
    ),
  list: procedure
    .route({
      method: 'GET',
      path: '/patients',
      tags: ['Patients'],
      summary: 'The patients of the organization',
    })
    .input(patientsQuestion)
    .output(
      z.object({
        /** The day it is for the organization, YYYY-MM-DD. */
        today: z.string(),
        patients: z.array(administeredPatient),
        next: z.string().nullable(),
        /** More match than are put into this order: nobody is shown until the list is narrowed or sorted otherwise. */
        isTooMany: z.boolean(),
      }),
    ),
  /** Ends the access of the former case manager at once (decision 9). */
  assign: procedure
    .route({
      method: 'PUT',
      path: '/patients/{id}/case-manager',
      tags: ['Patients'],
      summary: 'Give a patient to a case manager, or to nobody',
    })
    .input(z.object({ id: z.uuid(), caseManagerId: z.uuid().nullable() }))
    .output(named.extend({ caseManagerName: z.string().nullable() })),
}
