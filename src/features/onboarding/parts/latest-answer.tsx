import { useMutation } from '@tanstack/react-query'
import { StateChoice } from '#features/checklist/parts/state-choice.tsx'
import { pageLanguage } from '#lib/language.ts'
import type { OnboardingConversation } from '../onboarding.contract.ts'
import { settleAnswer } from '../onboarding.queries.ts'
import { onboardingChatText as text } from '../onboarding-chat/onboarding-chat.text.ts'

/**
 * What the last answer was understood to say of its item, to be confirmed or changed with one tap (decision 49). Whoever goes
 * on to the next question keeps what was understood, and it stays marked so on the checklist.
 */
export function LatestAnswer({ latest }: { latest: NonNullable<OnboardingConversation['latest']> }) {
  const settle = useMutation(settleAnswer)
  const state = settle.isPending ? settle.variables.state : latest.state
  const isSuggested = latest.isSuggested && !settle.isPending
  return (
    <div className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <p role="status" className="wrap-anywhere">
        <span className="font-semibold">{latest.title}</span>{' '}
        <span className="text-muted">{isSuggested ? text.isThatRight : text.settled}</span>
      </p>
      <StateChoice
        about={latest.title}
        state={state}
        isOwn
        isBusy={settle.isPending}
        onChoose={chosen => settle.mutate({ itemId: latest.itemId, state: chosen, language: pageLanguage })}
      />
    </div>
  )
}
