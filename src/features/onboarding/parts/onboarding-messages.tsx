import { useEffect, useRef } from 'react'
import { joinClasses } from '#ui/class-names.ts'
import { ScrollArea } from '#ui/scroll-area.tsx'
import type { OnboardingConversation } from '../onboarding.contract.ts'
import { onboardingText as text } from '../onboarding.text.ts'
import { onboardingChatText as chatText } from '../onboarding-chat/onboarding-chat.text.ts'

type Message = OnboardingConversation['messages'][number]

/** What was said, 400 px high, the newest in sight. `waiting` is the answer that is on its way. */
export function OnboardingMessages({
  messages,
  waiting,
}: {
  messages: readonly Message[]
  waiting: string | undefined
}) {
  const viewport = useRef<HTMLDivElement>(null)
  const count = messages.length + (waiting === undefined ? 0 : 1)
  useEffect(() => {
    // Counted only so that the newest is in sight whenever another one arrives.
    if (count > 0) viewport.current?.scrollTo({ top: viewport.current.scrollHeight })
  }, [count])
  return (
    <ScrollArea
      label={text.chatLabel}
      height="400px"
      className="rounded-card border border-line bg-sunken"
      viewportRef={viewport}
    >
      <ol aria-live="polite" className="grid gap-4 p-4">
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
          <Bubble key={index} message={message} />
        ))}
        {waiting !== undefined && <Bubble message={{ role: 'user', content: waiting }} />}
        {waiting !== undefined && (
          <li className="flex items-center gap-2 text-muted">
            <span aria-hidden="true" className="flex gap-1">
              <span className="size-2 animate-breathe rounded-full bg-rail" />
              <span className="size-2 animate-breathe rounded-full bg-rail [animation-delay:150ms]" />
              <span className="size-2 animate-breathe rounded-full bg-rail [animation-delay:300ms]" />
            </span>
            {text.typing}
          </li>
        )}
      </ol>
    </ScrollArea>
  )
}

function Bubble({ message }: { message: Message }) {
  const isMine = message.role === 'user'
  return (
    <li
      className={joinClasses(
        'max-w-[85%] animate-arrive whitespace-pre-line wrap-anywhere rounded-card px-4 py-3',
        isMine ? 'justify-self-end bg-rail text-on-rail' : 'justify-self-start border border-line bg-surface',
      )}
    >
      <span className="sr-only">{chatText.said(isMine ? text.you : text.assistantName)} </span>
      {message.content}
    </li>
  )
}
