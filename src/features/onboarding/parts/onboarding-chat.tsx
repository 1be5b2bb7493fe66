import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { HelpCard } from '#features/safety/parts/help-card.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { HandrailProgress } from '#ui/handrail.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import type { OnboardingConversation, OnboardingReplied } from '../onboarding.contract.ts'
import { onboardingConversation, replyToQuestion, startOnboarding } from '../onboarding.queries.ts'
import { onboardingText as text } from '../onboarding.text.ts'
import { onboardingChatText as chatText } from '../onboarding-chat.text.ts'
import { OnboardingComposer } from './onboarding-composer.tsx'
import { OnboardingMessages } from './onboarding-messages.tsx'

/** How long the completed conversation stays before the callback, in milliseconds (first specification, 4). */
const REST_BEFORE_LEAVING_MS = 1_000

/** The welcome conversation: begins by itself, resumes where it was, and calls `onCompleted` a second after the end. */
export function OnboardingChat({ onCompleted }: { onCompleted: () => void }) {
  const { data, isPending, isError, refetch, isFetching } = useQuery(onboardingConversation)
  const { mutate: begin, ...start } = useMutation(startOnboarding)
  const isUnbegun = data === null
  useEffect(() => {
    if (isUnbegun) begin(undefined)
  }, [isUnbegun, begin])
  if (isError && data === undefined)
    return (
      <FailureState body={text.failures.load.body} isTrying={isFetching} onTryAgain={() => void refetch()} />
    )
  if (isUnbegun && start.isError)
    return <FailureState body={text.failures.start.body} onTryAgain={() => begin(undefined)} />
  if (isPending || !data) return <SpinnerArea label={text.starting} height="400px" />
  return <Conversation conversation={data} onCompleted={onCompleted} />
}

/** Which answers wait for the server, and what came of the last one. */
function useReplies(conversation: OnboardingConversation, onCompleted: () => void) {
  const [waiting, setWaiting] = useState<string>()
  const [replied, setReplied] = useState<OnboardingReplied>()
  const [isTakenElsewhere, setTakenElsewhere] = useState(false)
  const reply = useMutation(replyToQuestion)
  const sent = useRef({ answer: '', id: '' })
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  /** Answers whether the words are stored and can leave the composer. */
  const send = async (answer: string): Promise<boolean> => {
    if (sent.current.answer !== answer) sent.current = { answer, id: crypto.randomUUID() }
    setWaiting(answer)
    setTakenElsewhere(false)
    try {
      const { currentStep } = conversation
      const now = await reply.mutateAsync({ id: sent.current.id, step: currentStep, answer })
      // The same answer sent again after a cut line was stored the first time.
      const last = now.messages.findLast(each => each.role === 'user')
      const isStored = now.isAccepted || last?.content === answer
      setReplied(now)
      setTakenElsewhere(!isStored)
      if (isStored) sent.current = { answer: '', id: '' }
      if (now.isCompleted && now.concerns.length === 0)
        leaving.current = setTimeout(onCompleted, REST_BEFORE_LEAVING_MS)
      return isStored
    } catch {
      return false
    } finally {
      setWaiting(undefined)
    }
  }
  return { waiting, replied, isTakenElsewhere, send, isBusy: reply.isPending }
}

function Conversation({
  conversation,
  onCompleted,
}: {
  conversation: OnboardingConversation
  onCompleted: () => void
}) {
  const { waiting, replied, isTakenElsewhere, send, isBusy } = useReplies(conversation, onCompleted)
  const { progress, isCompleted } = conversation
  const personId = useQuery(sessionQuery).data?.person?.id
  const [help, setHelp] = useState<OnboardingReplied>()
  useEffect(() => {
    // Once shown, the help card stays while the conversation goes on.
    if (replied?.concerns.length) setHelp(replied)
  }, [replied])
  if (isCompleted && !replied)
    return (
      <EmptyState
        title={chatText.finished}
        body={chatText.finishedHint}
        action={<ButtonLink to="/patient-portal/dashboard">{chatText.toDashboard}</ButtonLink>}
      />
    )
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <p className="flex flex-wrap justify-between gap-2">
          <span>{text.progress(progress.completed, progress.total)}</span>
          <span className="font-semibold tabular-nums">{text.percentage(progress.percentage)}</span>
        </p>
        <HandrailProgress
          label={text.progressLabel}
          total={progress.total}
          done={progress.completed}
          valueText={text.progress(progress.completed, progress.total)}
        />
      </div>
      {help && <HelpCard key={help.currentStep} concerns={help.concerns} />}
      <OnboardingMessages messages={conversation.messages} waiting={waiting} />
      {isTakenElsewhere && (
        <FormMessage kind="info" title={chatText.answeredElsewhere.title}>
          {chatText.answeredElsewhere.body}
        </FormMessage>
      )}
      {isCompleted ? (
        <ButtonLink to="/patient-portal/dashboard" className="justify-self-start">
          {chatText.toDashboard}
        </ButtonLink>
      ) : (
        personId && <OnboardingComposer personId={personId} isBusy={isBusy} onSend={send} />
      )}
      <p className="text-muted text-sm">
        {text.whoReads} {text.notWatched}
      </p>
    </div>
  )
}
