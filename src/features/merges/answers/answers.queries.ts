import { mutationOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { mergesContract } from '../merges.contract.ts'
import { mergesPatientText as text } from '../merges.patient.text.ts'

const api = apiFor<typeof mergesContract>('merges', apiRoutes.mergesContract)

/** What a merge asks of the patient who is signed in. */
export const mergeQuestions = api.patient.questions.queryOptions({})

const askAgain = () => queryClient.invalidateQueries({ queryKey: [['patient']] })

export const answerMerge = mutationOptions({
  ...api.patient.answer.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: () => text.answered, failure: () => text.failure } },
})

export const declinePrivateWords = mutationOptions({
  ...api.patient.declinePrivateWords.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: () => text.left, failure: () => text.failure } },
})

export const acceptPrivateWords = mutationOptions({
  ...api.patient.acceptPrivateWords.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: () => text.brought, failure: () => text.failure } },
})
