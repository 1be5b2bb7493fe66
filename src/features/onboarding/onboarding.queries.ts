import { mutationOptions } from '@tanstack/react-query'
import { pageLanguage } from '#lib/language.ts'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { ToastWords } from '#ui/toast.ts'
import type { OnboardingConversation, OnboardingReplied, onboardingContract } from './onboarding.contract.ts'
import { onboardingText as text } from './onboarding.text.ts'

const api = apiFor<typeof onboardingContract>('onboarding', apiRoutes.onboardingContract)

/** What is in front of the server (a proxy) may refuse as well, so the number of the answer counts and not its words. */
function wordsFor(error: unknown, otherwise: ToastWords): ToastWords {
  const status = (error as { status?: unknown } | null)?.status
  if (status === 429) return text.failures.tooMany
  if (status === 402) return text.failures.unavailable
  return otherwise
}

/** The welcome conversation of the patient who is signed in, or null before it was begun. */
export const onboardingConversation = api.patient.read.queryOptions({
  input: { language: pageLanguage },
  meta: { toast: { failure: () => text.failures.load } },
})

function keep(conversation: OnboardingConversation): void {
  queryClient.setQueryData(onboardingConversation.queryKey, conversation)
}

export const startOnboarding = mutationOptions({
  ...api.patient.start.mutationOptions(),
  onSuccess: keep,
  meta: { toast: { failure: (error: unknown) => wordsFor(error, text.failures.start), namesTooMany: true } },
})

/** Answers the current question. Where help was shown, the end of the conversation is no moment to celebrate. */
export const replyToQuestion = mutationOptions({
  ...api.patient.reply.mutationOptions(),
  onSuccess: (replied: OnboardingReplied) => {
    const { messages, currentStep, progress, isCompleted, latest } = replied
    keep({ messages, currentStep, progress, isCompleted, latest })
  },
  meta: {
    toast: {
      success: (replied: OnboardingReplied) =>
        replied.hasJustCompleted && replied.concerns.length === 0 ? text.completed : undefined,
      failure: (error: unknown) => wordsFor(error, text.failures.send),
      namesTooMany: true,
    },
  },
})

/** Says how the item stands that was answered last; the buttons show it at once. */
export const settleAnswer = mutationOptions({
  ...api.patient.settle.mutationOptions(),
  onSuccess: keep,
  meta: { toast: { failure: (error: unknown) => wordsFor(error, text.failures.settle) } },
})
