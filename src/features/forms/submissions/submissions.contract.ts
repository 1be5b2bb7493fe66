/** A patient's forms as staff see them: asking for one, how far each is, and what was submitted. */
import { z } from 'zod'
import { pageEndOf } from '#lib/page-end.ts'
import { procedure } from '#platform/api/api.contract.ts'

const patientForm = z.object({
  /** The id of the form. */
  id: z.uuid(),
  title: z.string(),
  required: z.boolean(),
  questionCount: z.number(),
  status: z.enum(['not_started', 'in_progress', 'pending', 'completed']),
  /** Whether staff asked this patient for it, and by when they would like it (YYYY-MM-DD). */
  isAskedFor: z.boolean(),
  dueOn: z.string().nullable(),
  completedAt: z.string().nullable(),
  /** The newest submission that is completed, to be read. */
  completedId: z.uuid().nullable(),
})
export type PatientForm = z.infer<typeof patientForm>

const place = { patientId: z.uuid(), formId: z.uuid() }

/** The messages are keys of `submissionsText.problems`. */
export const formRequest = z.object({
  ...place,
  dueOn: z.iso.date('dateUnreadable').nullable().default(null),
})

const completedSubmission = z.object({
  id: z.uuid(),
  formId: z.uuid(),
  formTitle: z.string(),
  patientId: z.uuid(),
  patientName: z.string(),
  completedAt: z.string(),
})
export type CompletedSubmission = z.infer<typeof completedSubmission>

const readableSubmission = completedSubmission.extend({
  patientEmail: z.string().nullable(),
  answers: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      required: z.boolean(),
      answer: z.string(),
      /** The heading under which it stands; empty before the first. */
      section: z.string(),
    }),
  ),
})
export type ReadableSubmission = z.infer<typeof readableSubmission>

export const submissionsContract = {
  formsOfPatient: procedure
    .route({
      method: 'GET',
      path: '/patients/{patientId}/forms',
      tags: ['Forms'],
      summary: 'The forms of a patient, and how far each is',
    })
    .input(z.object({ patientId: z.uuid() }))
    .output(z.array(patientForm)),
  /** Asks the patient for a form, once more too. Asking for what is asked for already only moves the day. */
  askForForm: procedure
    .route({
      method: 'PUT',
      path: '/patients/{patientId}/forms/{formId}/request',
      tags: ['Forms'],
      summary: 'Ask a patient for a form',
    })
    .input(formRequest)
    .output(patientForm),
  /** What the patient began or submitted stays. Taking back twice is harmless. */
  withdrawRequest: procedure
    .route({
      method: 'DELETE',
      path: '/patients/{patientId}/forms/{formId}/request',
      tags: ['Forms'],
      summary: 'Take a request for a form back',
    })
    .input(z.object(place))
    .output(patientForm),
  completed: procedure
    .route({
      method: 'GET',
      path: '/submissions',
      tags: ['Forms'],
      summary: 'Completed form submissions, newest first',
    })
    .input(
      z.object({
        patientId: z.uuid().optional(),
        formId: z.uuid().optional(),
        /** Where the page before ended: `next` of its answer. */
        after: pageEndOf('moment'),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(z.object({ submissions: z.array(completedSubmission), next: z.string().nullable() })),
  /** Only what was submitted: answers that a patient still works on are theirs alone (NOT_FOUND). */
  readSubmission: procedure
    .route({
      method: 'GET',
      path: '/submissions/{id}',
      tags: ['Forms'],
      summary: 'A completed submission: questions with answers',
    })
    .input(z.object({ id: z.uuid() }))
    .output(readableSubmission),
}
