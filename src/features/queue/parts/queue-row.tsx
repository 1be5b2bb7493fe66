import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { ChoosingBox, type ChosenRows } from '#features/caseload/parts/chosen-for-step.tsx'
import { settlementText } from '#features/messaging/settlement/settlement.text.ts'
import { daysBetween, formatDateTime, formatDay } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { CalendarIcon, HistoryIcon, MessageIcon, TaskIcon } from '#ui/icons.ts'
import { useNow } from '#ui/now.ts'
import { Swipeable } from '#ui/swipeable.tsx'
import type { QueueItem } from '../queue.contract.ts'
import { isAboutStep, keyOf, type QueueKind, waitedFor } from '../queue.rules.ts'
import { queueText as text } from '../queue.text.ts'
import { SnoozeMenu, WakeButton } from './snooze.tsx'

/** A row about a next step has a box in its place. */
const icons: Partial<Record<QueueKind, typeof MessageIcon>> = {
  message: MessageIcon,
  request: CalendarIcon,
  task: TaskIcon,
  silence: HistoryIcon,
}

/** Whom a row is about, as staff read it: the name of the record first. */
export const whomOf = ({ name, preferredName }: QueueItem) =>
  name === null ? text.team : calledName({ name, preferredName })

function saysOf({ kind, words, startsAt, sinceOn, settledDanger }: QueueItem): string {
  if (kind === 'message') {
    const settled = settledDanger && text.alertSettled(settledDanger.by, formatDateTime(settledDanger.at))
    return [settled, text.quoted(words ?? '')].filter(Boolean).join(' · ')
  }
  if (kind === 'request')
    return [text.asksFor(startsAt ? formatDateTime(startsAt) : ''), words].filter(Boolean).join(' · ')
  if (kind === 'no-step') return text.noStep
  if (kind === 'silence') return text.silentSince(sinceOn ? formatDay(sinceOn) : '')
  return words ?? ''
}

/** How long it waits: of what had a day, by how many days it is past. */
function waitOf({ kind, sinceAt, sinceOn }: QueueItem, today: string, now: Date): string {
  if (sinceOn) return (kind === 'silence' ? text.days : text.daysPast)(daysBetween(sinceOn, today))
  const { count, unit } = waitedFor(sinceAt ?? '', now)
  return text.waited[unit](count)
}

/** One row: whom, what, how long, and one verb. Opened, it shows below itself what one does about it. */
export function QueueRow({
  item,
  today,
  place,
  count,
  chosen,
  isOpen,
  isSettled,
  isSnoozed,
  isSnoozing,
  onSnoozingChange,
  onOpenChange,
  onNote,
  onFinish,
  children,
}: {
  item: QueueItem
  today: string
  /** Where it stands in its group, of how many: more than are shown, perhaps. */
  place: number
  count: number
  /** Rows about a next step can be chosen, to set one for many. */
  chosen: ChosenRows
  isOpen: boolean
  /** By a colleague, while one writes here. */
  isSettled: boolean
  isSnoozed: boolean
  /** Whether the days to put it off to are shown. */
  isSnoozing: boolean
  onSnoozingChange: (isSnoozing: boolean) => void
  onOpenChange: (isOpen: boolean) => void
  onNote: () => void
  onFinish: () => void
  /** What opens below it. */
  children: ReactNode
}) {
  const { kind, patientId } = item
  const whom = whomOf(item)
  const isStep = isAboutStep(item)
  const onOpen = () => onOpenChange(true)
  return (
    <li
      data-row={keyOf(item)}
      aria-posinset={place}
      aria-setsize={count}
      className={joinClasses(isOpen && 'my-1 rounded-card border border-line bg-surface')}
    >
      <Swipeable
        right={isOpen ? undefined : { label: doneWords(item), onSwipe: maySettle(item) ? onFinish : onOpen }}
        left={isOpen || isSnoozed ? undefined : { label: text.snooze, onSwipe: () => onSnoozingChange(true) }}
      >
        <div className="group flex items-center gap-2">
          {isStep && (
            <ChoosingBox
              id={keyOf(item)}
              name={whom}
              rows={chosen}
              className="m-2 mr-0 max-lg:m-3 max-lg:mr-0"
            />
          )}
          <RowButton
            item={item}
            whom={whom}
            today={today}
            isOpen={isOpen}
            isSettled={isSettled}
            onPress={() => onOpenChange(!isOpen)}
          />
          <AtHand patientId={patientId} whom={whom} isOpen={isOpen} onNote={onNote} />
          {isSnoozed ? (
            <WakeButton item={item} whom={whom} className={joinClasses(verb, 'w-24')} />
          ) : (
            <SnoozeMenu
              item={item}
              whom={whom}
              today={today}
              isOpen={isSnoozing}
              onOpenChange={onSnoozingChange}
              className={joinClasses(verb, 'w-16', !isOpen && !isSnoozing && shownAtHand)}
            />
          )}
          <Verb item={item} whom={whom} onPress={isFinishedByVerb(kind) ? onFinish : onOpen} />
        </div>
      </Swipeable>
      {children}
    </li>
  )
}

/** From a wide screen on: the whole page, and a note. On a phone both stand in the opened row. */
function AtHand({
  patientId,
  whom,
  isOpen,
  onNote,
}: {
  patientId: string | null
  whom: string
  isOpen: boolean
  onNote: () => void
}) {
  const look = joinClasses(verb, 'w-12', !isOpen && shownAtHand)
  return (
    <span className="flex w-26 shrink-0 gap-2 max-lg:hidden">
      {patientId && (
        <>
          <Link
            to={`/case-manager/patients/${patientId}`}
            aria-label={text.openPageOf(whom)}
            className={look}
          >
            {text.page}
          </Link>
          <button type="button" aria-label={text.noteOf(whom)} onClick={onNote} className={look}>
            {text.note}
          </button>
        </>
      )}
    </span>
  )
}

/** Whom, what, and how long: pressed, it opens the row. */
function RowButton({
  item,
  whom,
  today,
  isOpen,
  isSettled,
  onPress,
}: {
  item: QueueItem
  whom: string
  today: string
  isOpen: boolean
  isSettled: boolean
  onPress: () => void
}) {
  const { kind } = item
  const now = useNow()
  const Icon = icons[kind]
  const isStep = isAboutStep(item)
  const isPast = item.sinceOn !== null && kind !== 'silence'
  return (
    <button
      type="button"
      data-row-open=""
      aria-expanded={isOpen}
      onClick={onPress}
      className={joinClasses(
        'grid min-h-11 min-w-0 flex-1 items-center gap-x-3 rounded-card text-left hover:bg-sunken max-lg:py-1.5 lg:min-h-9',
        isStep
          ? 'grid-cols-[minmax(0,1fr)_auto] pr-2 lg:pl-1 lg:grid-cols-[14rem_minmax(0,1fr)_auto]'
          : 'grid-cols-[auto_minmax(0,1fr)_auto] px-2 lg:grid-cols-[auto_14rem_minmax(0,1fr)_auto]',
      )}
    >
      {Icon && <Icon size={18} aria-hidden="true" className="text-muted" />}
      <span className="flex min-w-0 items-center gap-2">
        <span className="sr-only">{text.kinds[kind]}: </span>
        <span className="truncate font-semibold">{whom}</span>
        {item.language === 'es' && (
          <span className="max-lg:hidden">
            <Badge>{text.spanish}</Badge>
          </span>
        )}
      </span>
      <span
        className={joinClasses(
          'truncate text-sm max-lg:order-last max-lg:col-span-2',
          !isStep && 'max-lg:col-start-2',
        )}
      >
        {item.language === 'es' && <span className="font-semibold lg:hidden">{text.spanish} · </span>}
        {saysOf(item)}
      </span>
      <span
        className={joinClasses(
          'whitespace-nowrap text-right text-sm tabular-nums',
          isPast ? 'font-semibold' : 'text-muted',
        )}
      >
        {isSettled ? text.settled : waitOf(item, today, now)}
      </span>
    </button>
  )
}

const verb =
  'inline-flex min-h-11 shrink-0 items-center justify-end rounded-card pr-2 font-semibold text-rail text-sm hover:underline lg:min-h-9'

/** At hand for a mouse and the keyboard; on a phone, once the row is open. */
const shownAtHand =
  'max-lg:hidden lg:opacity-0 lg:focus-visible:opacity-100 lg:group-hover:opacity-100 lg:group-focus-within:opacity-100'

const isFinishedByVerb = (kind: QueueKind) => kind === 'task' || kind === 'request'

/** What a finger does to the right: what ends the row, as its button says it; where that takes words, the place for them opens. */
const maySettle = ({ kind, messageId }: QueueItem) =>
  isFinishedByVerb(kind) || (kind === 'message' && messageId !== null)
const doneWords = (item: QueueItem) =>
  item.kind === 'message' && maySettle(item) ? settlementText.needsNone : text.verbs[item.kind]

/** The one thing to do about a row, as words. */
function Verb({ item: { kind }, whom, onPress }: { item: QueueItem; whom: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={text.verbOf(text.verbs[kind], whom)}
      onClick={onPress}
      className={joinClasses(verb, 'w-20')}
    >
      {text.verbs[kind]}
    </button>
  )
}
