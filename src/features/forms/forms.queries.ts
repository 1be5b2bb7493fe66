import { mutationOptions } from '@tanstack/react-query'
import { fingerprint } from '#lib/fingerprint.ts'
import { pageLanguage } from '#lib/language.ts'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { AllAutosaved } from '#platform/autosave/autosave.client.ts'
import type { formsContract, Kept, OpenForm } from './forms.contract.ts'
import { formsText as text } from './forms.text.ts'

const api = apiFor<typeof formsContract>('forms', apiRoutes.formsContract)

/** The forms of the patient who is signed in, and how far each one is. */
export const ownForms = api.patient.ownForms.queryOptions({
  input: { language: pageLanguage },
  meta: { toast: { failure: () => text.failures.load } },
})

/** One form with its questions and the patient's answers so far. */
export const openForm = (formId: string) =>
  api.patient.openForm.queryOptions({ input: { formId, language: pageLanguage } })

/** Begins a form. The id is chosen before, so that trying again is harmless. */
export const startForm = mutationOptions({
  ...api.patient.startForm.mutationOptions(),
  onSuccess: (form: OpenForm) => {
    queryClient.setQueryData(openForm(form.id).queryKey, form)
    return queryClient.invalidateQueries({ queryKey: ownForms.queryKey })
  },
  meta: { toast: { failure: () => text.failures.start } },
})

/** Puts what the server now holds into the open form, without asking again. */
function applyKept({ formId, safety: _, isCaseManagerTold: __, ...submission }: Kept): void {
  const { completedAt, status } = submission
  queryClient.setQueryData(openForm(formId).queryKey, form =>
    form ? { ...form, submission, status, completedAt } : form,
  )
}

/** Sends changed answers. It may go on when the page is closed. Throws where the server could not be asked, or refused. */
export async function keepAnswers(
  id: string,
  kept: AllAutosaved,
  context: { outlivesPage: boolean; personId: string },
): Promise<Kept> {
  const answer = await api.patient.keepAnswers.call(
    { id, answers: kept as Record<string, { value: string; known: string[] }> },
    { context },
  )
  applyKept(answer)
  return answer
}

interface Choice {
  id: string
  name: string
  /** The answer that stays, and the one that stands there now. */
  value: string
  now: string
}

/** The patient chooses between two answers of their own that came from two devices. */
export const settleAnswer = mutationOptions({
  mutationKey: api.patient.keepAnswers.key(),
  mutationFn: ({ id, name, value, now }: Choice) =>
    api.patient.keepAnswers.call({
      id,
      answers: { [name]: { value, known: [fingerprint(now)] } },
      settled: [name],
    }),
  onSuccess: applyKept,
  meta: { toast: { failure: () => text.failures.keep } },
})

/** Submits a form, with whatever has not arrived yet. */
export const submitForm = mutationOptions({
  mutationKey: api.patient.submitForm.key(),
  mutationFn: ({ id, kept }: { id: string; kept: AllAutosaved }) =>
    api.patient.submitForm.call({
      id,
      answers: kept as Record<string, { value: string; known: string[] }>,
    }),
  onSuccess: (answer: Kept) => {
    applyKept(answer)
    return queryClient.invalidateQueries({ queryKey: ownForms.queryKey })
  },
  meta: {
    toast: {
      success: text.submitted,
      failure: (error: unknown) => {
        if (problemCode(error) === 'BAD_REQUEST') return text.failures.incomplete
        return problemCode(error) === 'CONFLICT' ? text.failures.submittedBefore : text.failures.submit
      },
    },
  },
})

/** Asks again what stands in a form: it was changed from somewhere else. */
export const refreshForm = (formId: string) =>
  queryClient.invalidateQueries({ queryKey: openForm(formId).queryKey })
