/** The forms of an organization as its administrators build them. */
import { z } from 'zod'
import { asName } from '#lib/one-line.ts'
import { procedure, seenFields } from '#platform/api/api.contract.ts'
import { questionTypes, recordFacts } from '../questions/questions.rules.ts'
import { findFieldProblems, LONGEST_FIELD_NAME, MOST_FIELDS, MOST_OPTIONS } from './form-management.rules.ts'

/** So many letters the questions of one form may take, as they are kept. */
const FIELDS_LENGTH = 300_000

const words = (most: number) => z.string().trim().max(most, 'wordsLong')
const option = z.string().overwrite(asName).trim().min(1, 'optionsMissing').max(200, 'wordsLong')
const optionsList = z.array(option).max(MOST_OPTIONS, 'optionsMany').optional()
/** The key of an answer, as it stands in a download. */
const fieldName = z.string().overwrite(asName).trim().max(LONGEST_FIELD_NAME, 'wordsLong')

/** In the order in which a field is kept, so that two are the same exactly where their JSON is. */
const formField = z.object({
  name: fieldName,
  label: words(500),
  labelEs: words(500).optional(),
  type: z.enum(questionTypes),
  required: z.boolean(),
  help: words(500).optional(),
  helpEs: words(500).optional(),
  options: optionsList,
  optionsEs: optionsList,
  onlyWhen: z
    .object({ name: fieldName, is: z.array(option).min(1, 'conditionGone').max(MOST_OPTIONS) })
    .optional(),
  fact: z.enum(recordFacts).optional(),
})

/** The questions as they are kept, whatever is wrong with them. */
export const formFields = z.array(formField)

const formWords = z.object({
  title: z.string().overwrite(asName).trim().min(1, 'formIncomplete').max(200, 'wordsLong'),
  titleEs: z.string().overwrite(asName).trim().max(200, 'wordsLong').default(''),
  description: words(2000).default(''),
  descriptionEs: words(2000).default(''),
  required: z.boolean(),
  fields: formFields
    .min(1, 'formIncomplete')
    .max(MOST_FIELDS, 'fieldsMany')
    .superRefine((fields, context) => {
      for (const { place, problem } of findFieldProblems(fields))
        context.addIssue({ code: 'custom', path: [place], message: problem })
      if (JSON.stringify(fields).length > FIELDS_LENGTH)
        context.addIssue({ code: 'custom', message: 'fieldsMany' })
    }),
})

/** The messages are keys of `formManagementText.problems`. */
export const savedForm = formWords.extend({
  /** Chosen by the browser, so that making it twice makes one. */
  id: z.uuid(),
  /** What stood there when the change was begun; of the questions, their JSON. A form that is made anew has seen nothing. */
  seen: seenFields({
    title: 200,
    titleEs: 200,
    description: 2000,
    descriptionEs: 2000,
    required: 5,
    fields: FIELDS_LENGTH,
  }),
})

const managedForm = z.object({
  id: z.uuid(),
  title: z.string(),
  titleEs: z.string(),
  description: z.string(),
  descriptionEs: z.string(),
  required: z.boolean(),
  questionCount: z.number(),
  /** Whether every word of it is there in Spanish too. */
  isInSpanish: z.boolean(),
  /** Out of use: nobody is asked any more, and what was submitted stays. */
  retiredAt: z.string().nullable(),
  createdAt: z.string(),
})
export type ManagedForm = z.infer<typeof managedForm>

const openedForm = managedForm.extend({
  fields: formFields,
  /** Whether somebody began or submitted it: deleted, it is retired. */
  isAnswered: z.boolean(),
})
export type OpenedForm = z.infer<typeof openedForm>

const one = z.object({ id: z.uuid() })

export const formManagementContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/forms',
      tags: ['Forms'],
      summary: 'The forms of the organization, newest first',
    })
    .output(z.array(managedForm)),
  open: procedure
    .route({ method: 'GET', path: '/forms/{id}', tags: ['Forms'], summary: 'A form with its questions' })
    .input(one)
    .output(openedForm),
  /** Makes it where there is none. What somebody else wrote meanwhile is answered (CONFLICT), never written over. */
  save: procedure
    .route({ method: 'PUT', path: '/forms/{id}', tags: ['Forms'], summary: 'Make or change a form' })
    .input(savedForm)
    .output(openedForm),
  /** A form that anybody began or submitted is retired instead. Deleting twice is harmless. */
  remove: procedure
    .route({ method: 'DELETE', path: '/forms/{id}', tags: ['Forms'], summary: 'Delete or retire a form' })
    .input(one)
    .output(z.object({ isRetired: z.boolean() })),
  reuse: procedure
    .route({
      method: 'POST',
      path: '/forms/{id}/reuse',
      tags: ['Forms'],
      summary: 'Use a retired form again',
    })
    .input(one)
    .output(openedForm),
}
