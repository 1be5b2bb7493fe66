import type { ReactNode } from 'react'
import { firstName } from '#features/cover/cover.rules.ts'
import { callName } from '#features/patients/patients.rules.ts'
import { waitedFor } from '#features/queue/queue.rules.ts'
import { queueText } from '#features/queue/queue.text.ts'
import { SettledWords, useSettledAlerts } from '#features/safety/parts/settled-words.tsx'
import { formatTime } from '#lib/dates.ts'
import { joinClasses } from '#ui/class-names.ts'
import { useNow } from '#ui/now.ts'
import type { Conversation, Message } from '../messaging.contract.ts'
import type { Writer } from '../messaging.queries.ts'
import { groupByDay, type UnsentMessage } from '../messaging.rules.ts'
import { messagingStaffText } from '../messaging.staff.text.ts'
import { messagingText as text } from '../messaging.text.ts'
import { dayOf, nameOfDay, UnsentState } from './message-list.tsx'

type About = Pick<
  Conversation,
  'patientId' | 'patientName' | 'preferredName' | 'participantName' | 'waitingSince'
>

/**
 * The messages of a conversation for who works in it or reads it: who and when in a gutter, the words in one column, the person's
 * in ink and the team's muted. Where words wait for an answer, a line above the first of them says since when.
 */
export function MessageLines({
  writer,
  about,
  arrived,
  unsent = [],
  below,
}: {
  writer?: Writer
  about: About
  arrived: readonly Message[]
  unsent?: readonly UnsentMessage[]
  /** What hangs on a message. */
  below?: (message: Message) => ReactNode
}) {
  const { waitingSince, patientId } = about
  const settled = useSettledAlerts(patientId)
  const waitingId = waitingSince
    ? arrived.find(({ senderType, createdAt }) => senderType === 'patient' && createdAt >= waitingSince)?.id
    : undefined
  const isFirstWaiting = ({ id }: Message) => id === waitingId
  return (
    <div className="@container mt-auto grid grid-cols-1 gap-3 pt-2">
      {groupByDay(arrived, dayOf).map(({ day, messages }) => {
        const name = nameOfDay(day, messages[0]?.createdAt ?? day)
        const [first] = messages
        return (
          <div key={day} className="grid grid-cols-1 gap-2.5">
            {first && isFirstWaiting(first) && waitingSince ? (
              <WaitingLine day={name} since={waitingSince} />
            ) : (
              <Divider>{name}</Divider>
            )}
            {messages.map((message, place) => {
              const alert = settled.get(message.id)
              return (
                <div key={message.id} className="grid grid-cols-1 gap-2.5">
                  {place > 0 && isFirstWaiting(message) && waitingSince && (
                    <WaitingLine since={waitingSince} />
                  )}
                  <Line
                    by={nameOf(message, about)}
                    at={message.createdAt}
                    isTheirs={message.senderType === 'patient'}
                    more={
                      <>
                        {alert && <SettledWords alert={alert} />}
                        {below?.(message)}
                      </>
                    }
                  >
                    {message.content}
                  </Line>
                </div>
              )
            })}
          </div>
        )
      })}
      {writer && <UnsentLines writer={writer} unsent={unsent} />}
    </div>
  )
}

/** What was not sent yet: some of it can still be taken back, by the toast that says so. */
export function UnsentLines({ writer, unsent }: { writer: Writer; unsent: readonly UnsentMessage[] }) {
  return unsent.map(message => (
    <Line
      key={message.id}
      by={text.you}
      state={
        message.heldUntil === undefined ? (
          <UnsentState writer={writer} message={message} />
        ) : (
          messagingStaffText.held
        )
      }
    >
      {message.content}
    </Line>
  ))
}

/**
 * By the name they go by, so that it stands on a line with the time; a colleague who wrote in place of another bears their own,
 * and the whole of it where the person is called the same.
 */
function nameOf(
  { isMine, senderType, senderName }: Message,
  { patientName, preferredName, participantName }: About,
): string {
  const theirs = callName({ name: patientName, preferredName }) ?? patientName
  if (senderType === 'patient') return theirs
  if (isMine) return text.you
  const colleague = senderName ?? participantName
  if (!colleague) return text.roles[senderType]
  const called = firstName(colleague)
  return called === theirs ? colleague : called
}

function Line({
  by,
  at,
  isTheirs = false,
  state,
  more,
  children,
}: {
  by: string
  at?: string
  /** The patient's own words. */
  isTheirs?: boolean
  /** Of one that was not sent yet. */
  state?: ReactNode
  more?: ReactNode
  children: string
}) {
  return (
    <div className="grid grid-cols-1 gap-x-4 @lg:grid-cols-[8.5rem_minmax(0,1fr)]">
      <p className="text-muted text-sm leading-6 wrap-anywhere">
        {by}
        {at && (
          <>
            {', '}
            <time dateTime={at} className="whitespace-nowrap">
              {formatTime(at)}
            </time>
          </>
        )}
      </p>
      <div className="grid min-w-0 grid-cols-1">
        <p
          className={joinClasses(
            'max-w-prose whitespace-pre-wrap leading-6 wrap-anywhere',
            !isTheirs && 'text-muted',
          )}
        >
          {children}
        </p>
        {more}
        {state && <div className="text-muted text-sm">{state}</div>}
      </div>
    </div>
  )
}

/** The name of a day, with a line to the end of the column. */
function Divider({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-3 text-muted text-sm after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  )
}

/** Above the first words that wait, also where others of the day stand before them. */
function WaitingLine({ day, since }: { day?: string; since: string }) {
  const { count, unit } = waitedFor(since, useNow())
  return (
    <p className="flex items-center gap-3 font-semibold text-sm after:h-0.5 after:flex-1 after:bg-marigold">
      {messagingStaffText.waits(queueText.waited[unit](count), day)}
    </p>
  )
}
