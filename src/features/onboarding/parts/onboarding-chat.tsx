import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { ownRecord } from '#features/patients/patients.queries.ts'
import { OwnHelp } from '#features/safety/parts/own-help.tsx'
import { pageLanguage } from '#lib/language.ts'
import { useDraft } from '#platform/autosave/drafts.client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { settleHeld } from '#ui/form-held.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { HandrailProgress } from '#ui/handrail.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import type { OnboardingConversation, OnboardingReplied } from '../onboarding.contract.ts'
import { onboardingConversation, replyToQuestion, startOnboarding } from '../onboarding.queries.ts'
import { onboardingText as text } from '../onboarding.text.ts'
import { findSent } from '../onboarding-chat/onboarding-chat.rules.ts'
import { onboardingChatText as chatText } from '../onboarding-chat/onboarding-chat.text.ts'
import { LatestAnswer } from './latest-answer.tsx'
import { OnboardingComposer } from './onboarding-composer.tsx'
import { OnboardingMessages } from './onboarding-messages.tsx'

/** How long the completed conversation stays before the callback, in milliseconds (decision 80). */
const REST_BEFORE_LEAVING_MS = 1_000

/** The welcome conversation: begins by itself, resumes where it was, and calls `onCompleted` a second after the end. */
export function OnboardingChat({ onCompleted }: { onCompleted: () => void }) {
  const { data, isPending, isError, refetch, isFetching } = useQuery(onboardingConversation)
  const { mutate: begin, ...start } = useMutation(startOnboarding)
  const personId = useQuery(sessionQuery).data?.person?.id
  const isUnbegun = data === null
  useEffect(() => {
    if (isUnbegun) begin({ language: pageLanguage })
  }, [isUnbegun, begin])
  if (isError && data === undefined)
    return (
      <FailureState body={text.failures.load.body} isTrying={isFetching} onTryAgain={() => void refetch()} />
    )
  if (isUnbegun && start.isError)
    return (
      <FailureState body={text.failures.start.body} onTryAgain={() => begin({ language: pageLanguage })} />
    )
  if (isPending || !data || !personId) return <SpinnerArea label={text.starting} height="400px" />
  return <Conversation key={personId} conversation={data} personId={personId} onCompleted={onCompleted} />
}

/**
 * The answer in the box and the one on its way. Both are on this device until the conversation shows what became of them:
 * an answer whose acknowledgement was lost is neither given twice nor typed again.
 */
function useReplies(conversation: OnboardingConversation, personId: string, onCompleted: () => void) {
  const held = useDraft(`onboarding-${personId}`)
  const draft = held.typed as Partial<Record<'words' | 'answer' | 'step' | 'id', string>>
  const [replied, setReplied] = useState<OnboardingReplied>()
  const [isTakenElsewhere, setTakenElsewhere] = useState(false)
  const reply = useMutation(replyToQuestion)
  const isSending = useRef(false)
  // Where help was shown, the page stays, and the help with it.
  const isHelped = useRef(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  /** Lets go of what was sent, once it is known what became of it. */
  const resolve = (sent: typeof draft, { messages }: OnboardingConversation) => {
    const { words = '', answer = '', step = '' } = sent
    const became = findSent(messages, { step: Number(step), answer })
    if (became === 'open') return
    const isInBox = words.trim() === answer
    settleHeld(held, { ...onTheirWay(sent), ...(became === 'stored' && isInBox ? { words } : {}) })
    setTakenElsewhere(became === 'taken')
  }
  const send = async (answer: string) => {
    if (isSending.current) return
    isSending.current = true
    const step = conversation.currentStep
    // The same answer sent again keeps its id, so that danger in it raises one alert.
    const isAgain = draft.answer === answer && draft.step === String(step)
    const id = (isAgain && draft.id) || crypto.randomUUID()
    const sent = { words: draft.words ?? '', answer, step: String(step), id }
    held.write(onTheirWay(sent))
    setTakenElsewhere(false)
    try {
      const now = await reply.mutateAsync({ id, step, answer, language: pageLanguage })
      setReplied(now)
      resolve(sent, now)
      isHelped.current ||= now.concerns.length > 0
      if (now.isCompleted && !isHelped.current)
        leaving.current = setTimeout(onCompleted, REST_BEFORE_LEAVING_MS)
    } catch {
      // The toast has said so; the words stay in the box.
    } finally {
      isSending.current = false
    }
  }
  // What an earlier page sent, or this one over a line that was cut, may be in the conversation by now.
  useEffect(() => {
    if (draft.answer !== undefined && !isSending.current) resolve(draft, conversation)
  })
  return {
    words: draft.words ?? '',
    write: (words: string) => held.write({ words: words || undefined }),
    waiting: reply.isPending ? reply.variables.answer : undefined,
    replied,
    isTakenElsewhere,
    send: (answer: string) => void send(answer),
    isBusy: reply.isPending,
  }
}

/** The question that waits for an answer: the assistant's last paragraph. */
function askedLast(messages: OnboardingConversation['messages']): string | undefined {
  const last = messages.at(-1)
  return last?.role === 'assistant' ? last.content.split('\n\n').at(-1) : undefined
}

/** Of what is kept on the device, the part about an answer that was sent. */
function onTheirWay({ answer = '', step = '', id = '' }: { answer?: string; step?: string; id?: string }) {
  return { answer, step, id }
}

function Conversation({
  conversation,
  personId,
  onCompleted,
}: {
  conversation: OnboardingConversation
  personId: string
  onCompleted: () => void
}) {
  const replies = useReplies(conversation, personId, onCompleted)
  const { waiting, replied, isTakenElsewhere } = replies
  const { progress, isCompleted } = conversation
  const [help, setHelp] = useState<OnboardingReplied>()
  const { data: record } = useQuery(ownRecord)
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
      {help && (
        <OwnHelp
          key={help.currentStep}
          concerns={help.concerns}
          told={record?.caseManagerName ? 'yes' : undefined}
          onClose={() => setHelp(undefined)}
        />
      )}
      <OnboardingMessages messages={conversation.messages} waiting={waiting} />
      {conversation.latest && !help && (
        <LatestAnswer key={conversation.latest.itemId} latest={conversation.latest} />
      )}
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
        <OnboardingComposer
          question={askedLast(conversation.messages)}
          words={replies.words}
          onWrite={replies.write}
          isBusy={replies.isBusy}
          onSend={replies.send}
        />
      )}
      <p className="text-muted text-sm">
        {text.whoReads} {text.notWatched}
      </p>
    </div>
  )
}
