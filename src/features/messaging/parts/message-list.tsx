import type { ReactNode } from 'react'
import { formatDate, formatTime, today } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import type { Message } from '../messaging.contract.ts'
import type { Writer } from '../messaging.queries.ts'
import { groupByDay, type UnsentMessage } from '../messaging.rules.ts'
import { dropUnsent, tryAgain } from '../messaging.store.ts'
import { messagingText as text } from '../messaging.text.ts'

export const dayOf = (moment: string) => today(undefined, new Date(moment))

export function nameOfDay(day: string, moment: string): string {
  if (day === today()) return text.today
  if (day === today(undefined, new Date(Date.now() - 86_400_000))) return text.yesterday
  return formatDate(moment)
}

/** The messages of a patient by day, their own at the right; what was not sent yet stands last. */
export function MessageList({
  writer,
  arrived,
  unsent = [],
  below,
}: {
  writer: Writer
  arrived: readonly Message[]
  unsent?: readonly UnsentMessage[]
  /** What hangs on a message. */
  below?: (message: Message) => ReactNode
}) {
  const isOwnSide = (message: Message) => message.senderType === 'patient'
  return (
    <div className="mt-auto grid gap-4 pt-2">
      {groupByDay(arrived, dayOf).map(({ day, messages }) => (
        <div key={day} className="grid gap-2">
          <p className="mx-auto rounded-full bg-sunken px-3 py-0.5 text-muted text-sm">
            {nameOfDay(day, messages[0]?.createdAt ?? day)}
          </p>
          {messages.map(message => (
            <Bubble
              key={message.id}
              content={message.content}
              isOwn={isOwnSide(message)}
              more={below?.(message)}
            >
              {isOwnSide(message) && message.isMine
                ? text.you
                : (message.senderName ?? text.roles[message.senderType])}
              {' · '}
              <time dateTime={message.createdAt}>{formatTime(message.createdAt)}</time>
            </Bubble>
          ))}
        </div>
      ))}
      {unsent.map(message => (
        <Bubble key={message.id} content={message.content} isOwn isPale={message.state !== 'sending'}>
          <UnsentState writer={writer} message={message} />
        </Bubble>
      ))}
    </div>
  )
}

function Bubble({
  content,
  isOwn,
  isPale = false,
  more,
  children,
}: {
  content: string
  isOwn: boolean
  isPale?: boolean
  more?: ReactNode
  children: ReactNode
}) {
  return (
    <div
      className={joinClasses('grid max-w-[85%] gap-0.5', isOwn ? 'justify-self-end' : 'justify-self-start')}
    >
      <p
        className={joinClasses(
          'whitespace-pre-wrap rounded-card border px-3 py-2 wrap-anywhere',
          isOwn && !isPale && 'border-rail bg-rail text-on-rail',
          isOwn && isPale && 'border-edge border-dashed bg-surface text-ink',
          !isOwn && 'border-line bg-sunken text-ink',
        )}
      >
        {content}
      </p>
      {more}
      <div className={joinClasses('text-muted text-sm', isOwn && 'text-right')}>{children}</div>
    </div>
  )
}

/** Why words are not sent yet, and what can be done about it. */
export function UnsentState({ writer, message }: { writer: Writer; message: UnsentMessage }) {
  if (message.state === 'sending') return text.sending
  return (
    <span
      className={joinClasses(
        'flex flex-wrap items-center gap-x-1',
        writer.hat === 'patient' && 'justify-end',
      )}
    >
      <span>{text[message.state]}</span>
      <Button look="quiet" onClick={() => tryAgain(writer, message.id)}>
        {text.tryAgain}
      </Button>
      <Button look="quiet" onClick={() => dropUnsent(writer, message.id)}>
        {text.discard}
      </Button>
    </span>
  )
}
