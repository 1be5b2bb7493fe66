import { pageLanguage } from '#lib/language.ts'
import { apiFor } from '#platform/api.client.ts'
import { formsContract } from './forms.contract.ts'
import { formsText as text } from './forms.text.ts'

const api = apiFor('forms', formsContract)

/** The forms of the patient who is signed in, and how far each one is. */
export const ownForms = api.patient.ownForms.queryOptions({
  input: { language: pageLanguage },
  meta: { toast: { failure: () => text.failures.load } },
})

/** Every list of the patient's own forms, for the bell. */
export const formKeys = [api.patient.key()]
