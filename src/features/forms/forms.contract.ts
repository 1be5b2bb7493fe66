/** Forms that an organization asks its patients to fill in, and how far a patient is with each. */
import { z } from 'zod'
import { boundedRecord, procedure } from '#platform/api/api.contract.ts'
import { ANSWER_LENGTH, MOST_QUESTIONS } from './forms.rules.ts'
import { questionTypes, recordFacts } from './questions/questions.rules.ts'

const language = z.enum(['en', 'es']).default('en')
const status = z.enum(['not_started', 'in_progress', 'pending', 'completed'])

const ownForm = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  required: z.boolean(),
  questionCount: z.number(),
  /** `pending`: the care team asked this patient for it, and it was not begun since. */
  status,
  completedAt: z.string().nullable(),
  /** By when the care team would like it: a date without a zone, YYYY-MM-DD. */
  dueOn: z.string().nullable(),
})
export type OwnForm = z.infer<typeof ownForm>

const question = z.object({
  /** The key under which the answer is stored. */
  name: z.string(),
  label: z.string(),
  type: z.enum(questionTypes).exclude(['section']),
  required: z.boolean(),
  help: z.string(),
  /** The heading under which it stands; empty before the first. */
  section: z.string(),
  /** Asked only when the answer to this earlier question is, or holds, one of these. */
  onlyWhen: z.object({ name: z.string(), is: z.array(z.string()) }).optional(),
  /** The fact of the record that the answer can become, once the patient says so. */
  fact: z.enum(recordFacts).optional(),
  /** What can be chosen: what is stored, and its words in the language of the page. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type Question = z.infer<typeof question>

const answers = z.record(z.string(), z.string())

const submission = z.object({
  id: z.uuid(),
  status: z.enum(['in_progress', 'pending', 'completed']),
  answers,
  /** What another device had written into a question before it was overwritten, until the patient has chosen. */
  replaced: answers,
  completedAt: z.string().nullable(),
})
export type Submission = z.infer<typeof submission>

const openForm = ownForm.omit({ questionCount: true }).extend({
  questions: z.array(question),
  /** The newest submission of the patient who asks; null before they began, and after they were asked once more. */
  submission: submission.nullable(),
})
export type OpenForm = z.infer<typeof openForm>

/** The changed answers of one device. `known` are signs of what it knows the server may hold (`fingerprint`). */
const changes = z.object({
  id: z.uuid(),
  answers: boundedRecord(
    z.record(
      z.string().max(100),
      z.object({
        value: z.string().max(ANSWER_LENGTH, 'answerLong'),
        known: z.array(z.string().max(12)).max(400),
      }),
    ),
    MOST_QUESTIONS,
  ).default({}),
  /** Questions in which the patient has chosen between their own two answers. */
  settled: z.array(z.string().max(100)).max(MOST_QUESTIONS).default([]),
})
export type Changes = z.infer<typeof changes>

const kept = submission.extend({
  /** The form that was answered. */
  formId: z.uuid(),
  /** Words of danger that were recognised in what was written just now. */
  safety: z.array(z.enum(['self_harm', 'harm_to_others', 'abuse', 'emergency'])),
  isCaseManagerTold: z.boolean(),
})
export type Kept = z.infer<typeof kept>

export const formsContract = {
  ownForms: procedure
    .route({
      method: 'GET',
      path: '/portal/forms',
      tags: ['Forms'],
      summary: 'The forms of whoever asks, newest first',
    })
    .input(z.object({ language }))
    .output(z.array(ownForm)),
  openForm: procedure
    .route({
      method: 'GET',
      path: '/portal/forms/{formId}',
      tags: ['Forms'],
      summary: 'One form with its questions and the answers so far',
    })
    .input(z.object({ formId: z.uuid(), language }))
    .output(openForm),
  /** Starting twice, from two devices too, makes one submission. */
  startForm: procedure
    .route({
      method: 'POST',
      path: '/portal/forms/{formId}/start',
      tags: ['Forms'],
      summary: 'Begin to fill in a form',
    })
    .input(z.object({ formId: z.uuid(), id: z.uuid(), language }))
    .output(openForm),
  /** Only changed answers are sent; each question is merged for itself, the last write wins. */
  keepAnswers: procedure
    .route({
      method: 'POST',
      path: '/portal/submissions/{id}/answers',
      tags: ['Forms'],
      summary: 'Keep the answers so far',
    })
    .input(changes)
    .output(kept),
  /** The messages of refused fields are keys of `formsText.problems`. Submitting twice is harmless. */
  submitForm: procedure
    .route({
      method: 'POST',
      path: '/portal/submissions/{id}/submit',
      tags: ['Forms'],
      summary: 'Submit a form',
    })
    .input(changes)
    .output(kept),
}
