/** What is typed of a form that is being built, as this device keeps it until it was saved. */
import { readForm, withProblems } from '#lib/form-reading.ts'
import type { FormField } from '../questions/questions.rules.ts'
import { type OpenedForm, savedForm } from './form-management.contract.ts'
import { emptyField } from './form-management.rules.ts'

/** The form's words as they are typed; its fields, and the one that is to be added, as their JSON. */
export const wordsOf = (form: OpenedForm | undefined) => ({
  title: form?.title ?? '',
  titleEs: form?.titleEs ?? '',
  description: form?.description ?? '',
  descriptionEs: form?.descriptionEs ?? '',
  required: form?.required ? 'yes' : '',
  fields: JSON.stringify(form?.fields ?? []),
  adding: JSON.stringify(emptyField),
})
export type Words = ReturnType<typeof wordsOf>

export const fieldsIn = (words: string) => JSON.parse(words) as FormField[]
export const fieldIn = (words: string) => JSON.parse(words) as FormField

/** What may be saved. A field that was typed and not added would be lost unseen. */
export function readWords(id: string, { adding, ...words }: Words, { adding: _, ...seen }: Words) {
  const { name, label } = fieldIn(adding)
  const fields = fieldsIn(words.fields)
  const reading = readForm(savedForm, { ...words, id, required: words.required === 'yes', fields, seen })
  const isFieldWrong = Object.keys(reading.problems ?? {}).some(field => field.startsWith('fields.'))
  return withProblems(reading, {
    ...(isFieldWrong && { fields: 'fieldsWrong' }),
    ...((name || label) && { adding: 'fieldUnadded' }),
  })
}
