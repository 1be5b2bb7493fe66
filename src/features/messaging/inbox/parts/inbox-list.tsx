import type { ReactNode } from 'react'
import { CoverBadge } from '#features/cover/parts/cover-badge.tsx'
import { waitedFor } from '#features/queue/queue.rules.ts'
import { queueText } from '#features/queue/queue.text.ts'
import type { PersonInDanger } from '#features/safety/safety.contract.ts'
import { safetyStaffText } from '#features/safety/safety.staff.text.ts'
import { formatDateTime, formatDay } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { useNow } from '#ui/now.ts'
import { RelativeTime } from '#ui/relative-time.tsx'
import type { Conversation } from '../../messaging.contract.ts'
import { messagingText } from '../../messaging.text.ts'
import { WaitingMark } from '../../settlement/parts/settlement.tsx'
import type { InboxGroups } from '../inbox.rules.ts'
import { inboxText as text } from '../inbox.text.ts'

const opener =
  'grid w-full cursor-pointer grid-cols-1 gap-0.5 rounded-card px-3 py-2 text-left -outline-offset-3 max-md:px-2 max-md:py-2.5'

/** Who is in danger, who waits, what was put off and who was answered, in this order; none of them stands twice. */
export function InboxList({
  groups: { danger, waiting, snoozed, answered },
  openId,
  onOpen,
  onRead,
  more,
}: {
  groups: InboxGroups<Conversation, PersonInDanger>
  openId: string | undefined
  onOpen: (conversationId: string) => void
  onRead: (person: PersonInDanger) => void
  /** What brings more of them: then nobody knows how many there are. */
  more: ReactNode
}) {
  const rows = { openId, onOpen }
  return (
    <nav
      aria-label={text.list}
      className="min-h-0 flex-1 overflow-x-hidden p-2 max-md:pb-6 md:overflow-y-auto"
    >
      {danger.length > 0 && (
        <ul aria-label={text.dangers} className="grid gap-1">
          {danger.map(({ person, conversation }, place) => (
            <DangerRow
              key={person.patientId}
              person={person}
              place={place + 1}
              of={danger.length}
              onRead={() => onRead(person)}
              onOpen={conversation && (() => onOpen(conversation.id))}
            />
          ))}
        </ul>
      )}
      <Group
        label={text.groups.waiting}
        rows={waiting}
        {...rows}
        isMore={Boolean(more) && answered.length === 0}
      />
      <Group
        label={text.groups.snoozed}
        rows={snoozed}
        {...rows}
        isMore={Boolean(more) && answered.length === 0}
      />
      <Group label={text.groups.answered} rows={answered} {...rows} isMore={Boolean(more)} />
      {more}
    </nav>
  )
}

function Group({
  label,
  rows,
  openId,
  onOpen,
  isMore,
}: {
  label: string
  rows: readonly Conversation[]
  openId: string | undefined
  onOpen: (conversationId: string) => void
  isMore: boolean
}) {
  if (rows.length === 0) return null
  return (
    <section aria-label={label}>
      <h2 className="px-3 pt-3 pb-1 text-muted text-sm max-md:px-2">{label}</h2>
      <ul className="max-md:divide-y max-md:divide-line">
        {rows.map((conversation, place) => (
          <li
            key={conversation.id}
            data-row={conversation.id}
            aria-posinset={place + 1}
            aria-setsize={isMore ? -1 : rows.length}
          >
            <button
              type="button"
              data-row-open=""
              aria-current={conversation.id === openId || undefined}
              onClick={() => onOpen(conversation.id)}
              className={joinClasses(
                opener,
                conversation.id === openId
                  ? 'md:relative md:bg-surface md:outline md:outline-line md:before:absolute md:before:inset-y-2 md:before:left-0 md:before:w-0.75 md:before:rounded-full md:before:bg-rail'
                  : 'hover:bg-sunken',
              )}
            >
              <Words conversation={conversation} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Words({ conversation }: { conversation: Conversation }) {
  const {
    patientName,
    language,
    waitingSince,
    snoozedUntilOn,
    updatedAt,
    unreadCount,
    cover,
    settledDanger,
  } = conversation
  const isWaiting = waitingSince !== null && !snoozedUntilOn
  return (
    <>
      <span className="flex items-center justify-between gap-2">
        <span className="flex min-w-0 items-center gap-2">
          <span className={joinClasses('truncate', isWaiting ? 'font-semibold' : 'font-medium')}>
            {patientName}
          </span>
          {language === 'es' && <Badge>{text.spanish}</Badge>}
        </span>
        {snoozedUntilOn ? (
          <span className="shrink-0 text-muted text-sm">{text.until(formatDay(snoozedUntilOn))}</span>
        ) : waitingSince ? (
          <WaitingMark since={waitingSince} />
        ) : (
          <RelativeTime at={updatedAt} className="shrink-0 text-muted text-sm" />
        )}
      </span>
      <span className="flex items-center justify-between gap-2">
        <span className={joinClasses('truncate text-sm', !isWaiting && 'text-muted')}>
          {previewOf(conversation)}
        </span>
        {unreadCount > 0 && <Badge tone="marigold">{messagingText.unread(unreadCount)}</Badge>}
      </span>
      {settledDanger && isWaiting && (
        <span className="truncate text-muted text-sm">
          {safetyStaffText.settledWords(settledDanger.by, formatDateTime(settledDanger.at))}
        </span>
      )}
      <CoverBadge cover={cover} />
    </>
  )
}

/** The newest words; where they are the patient's and nobody has to answer, it says so. */
function previewOf({ preview, previewSender, waitingSince }: Conversation): string {
  if (!preview) return messagingText.noPreview
  if (previewSender !== 'patient') return messagingText.previewOfYours(preview)
  return waitingSince ? preview : `${preview} · ${text.needsNone}`
}

/** It names none of the person's words and leads to the alert: reading them is recorded there. */
function DangerRow({
  person: { patientName, since },
  place,
  of,
  onRead,
  onOpen,
}: {
  person: PersonInDanger
  place: number
  of: number
  onRead: () => void
  /** To the conversation that waits beside the alert, where one does. */
  onOpen: (() => void) | undefined
}) {
  const { count, unit } = waitedFor(since, useNow())
  return (
    <li
      data-row={`danger:${place}`}
      aria-posinset={place}
      aria-setsize={of}
      className="rounded-card bg-brick-soft"
    >
      <button type="button" data-row-open="" onClick={onRead} className={opener}>
        <span className="flex items-center justify-between gap-2">
          <span className="truncate font-semibold">{patientName}</span>
          <span className="shrink-0 font-semibold text-brick text-sm tabular-nums">
            {queueText.waited[unit](count)}
          </span>
        </span>
        <span className="text-sm">{text.danger}</span>
      </button>
      {onOpen && (
        <button
          type="button"
          aria-label={text.openThreadOf(patientName)}
          onClick={onOpen}
          className="min-h-11 px-3 font-semibold text-rail text-sm hover:underline md:min-h-8"
        >
          {text.openThread}
        </button>
      )}
    </li>
  )
}
