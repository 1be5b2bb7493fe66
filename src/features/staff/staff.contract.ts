/** Case managers and extended support specialists, as their administrator keeps them. */
import { z } from 'zod'
import { sentInvitation } from '#features/organizations/invitations/invitations.contract.ts'
import { asName } from '#lib/one-line.ts'
import { pageEndOf } from '#lib/page-end.ts'
import { procedure, seenFields } from '#platform/api/api.contract.ts'

const page = z.object({
  after: pageEndOf('words'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

export const caseManager = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  patientCount: z.number(),
  specialistId: z.uuid().nullable(),
  specialistName: z.string().nullable(),
  isDefault: z.boolean(),
  /** False until they accepted an invitation. */
  hasAccount: z.boolean(),
  /** An administrator has taken their access away for a while. */
  isSuspended: z.boolean(),
  invitation: sentInvitation.nullable(),
  createdAt: z.string(),
})
export type CaseManager = z.infer<typeof caseManager>

export const specialist = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  patientCount: z.number(),
  hasAccount: z.boolean(),
  isSuspended: z.boolean(),
  invitation: sentInvitation.nullable(),
  createdAt: z.string(),
})
export type Specialist = z.infer<typeof specialist>

/** The messages are keys of `staffText.problems`. */
export const staffDetails = z.object({
  id: z.uuid(),
  name: z.string().overwrite(asName).trim().min(1, 'bothMissing').max(100, 'nameLong'),
  email: z.string().trim().min(1, 'bothMissing').max(255, 'emailLong').pipe(z.email('emailInvalid')),
})

/** Other details of somebody, with those that stood there when the change was begun. */
export const changedStaffDetails = staffDetails.extend({ seen: seenFields({ name: 100, email: 255 }) })

const person = z.object({ id: z.uuid(), name: z.string() })

export const staffContract = {
  listCaseManagers: procedure
    .route({ method: 'GET', path: '/case-managers', tags: ['Staff'], summary: 'Case managers, by name' })
    .input(page)
    .output(z.object({ caseManagers: z.array(caseManager), next: z.string().nullable() })),
  listSpecialists: procedure
    .route({ method: 'GET', path: '/specialists', tags: ['Staff'], summary: 'Specialists, by name' })
    .input(page)
    .output(z.object({ specialists: z.array(specialist), next: z.string().nullable() })),
  /** Names alone, by name, for choosing somebody. */
  names: procedure
    .route({ method: 'GET', path: '/staff/names', tags: ['Staff'], summary: 'The names of the staff' })
    .output(z.object({ caseManagers: z.array(person), specialists: z.array(person) })),
  /** The record and the invitation to its address are one write; the mail follows. */
  addCaseManager: procedure
    .route({
      method: 'POST',
      path: '/case-managers',
      tags: ['Staff'],
      summary: 'Add a case manager',
      successStatus: 201,
    })
    .input(staffDetails)
    .output(person),
  changeCaseManager: procedure
    .route({ method: 'PUT', path: '/case-managers/{id}', tags: ['Staff'], summary: 'Change name and e-mail' })
    .input(changedStaffDetails)
    .output(person),
  setDefault: procedure
    .route({
      method: 'POST',
      path: '/case-managers/{id}/default',
      tags: ['Staff'],
      summary: 'New patients go to this case manager',
    })
    .input(z.object({ id: z.uuid() }))
    .output(person),
  assignSpecialist: procedure
    .route({
      method: 'POST',
      path: '/case-managers/{id}/specialist',
      tags: ['Staff'],
      summary: 'Assign a specialist to a case manager and all their patients',
    })
    .input(z.object({ id: z.uuid('bothChosen'), specialistId: z.uuid('bothChosen') }))
    .output(person.extend({ patients: z.number() })),
  addSpecialist: procedure
    .route({
      method: 'POST',
      path: '/specialists',
      tags: ['Staff'],
      summary: 'Add a specialist',
      successStatus: 201,
    })
    .input(staffDetails)
    .output(person),
  changeSpecialist: procedure
    .route({ method: 'PUT', path: '/specialists/{id}', tags: ['Staff'], summary: 'Change name and e-mail' })
    .input(changedStaffDetails)
    .output(person),
}
