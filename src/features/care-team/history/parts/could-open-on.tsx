import type { UseQueryResult } from '@tanstack/react-query'
import { formatDate, formatDateTime, formatDay, today } from '#lib/dates.ts'
import { withProblems } from '#lib/form-reading.ts'
import { nameZone } from '#lib/zones.ts'
import { Button } from '#ui/button.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { useForm } from '#ui/form.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { ChevronDownIcon } from '#ui/icons.ts'
import { readingOnDemand } from '#ui/reading-on-demand.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { TeamOnDay } from '../../care-team.contract.ts'
import { sayPeriod, sayRole, TeamLine, type TeamWords } from '../../parts/team-line.tsx'

/** How it is asked and said, to patients or to administrators. */
interface OnDayWords extends TeamWords {
  reason?: (reason: string) => string
  onDay: {
    heading: string
    hint: string
    clock: (zone: string) => string
    day: string
    show: string
    answer: (day: string) => string
    nobody: string
    unknown: (since: string) => string
    unknownHint: string
    partly: (since: string) => string
    begins: (since: string) => string
    problems: Record<string, string>
  }
}

const pastDay = readingOnDemand(async () => (await import('../../care-team.contract.ts')).pastDay)

/** Opens to ask for a day of the record's zone, and says who could open the record then, or that nobody kept it. */
export function CouldOpenOn({
  words,
  timeZone,
  day,
  onDay,
  answer,
}: {
  words: OnDayWords
  /** The zone of the record. */
  timeZone: string
  /** The day that is shown; empty before one is chosen. */
  day: string
  onDay: (day: string) => void
  answer: Pick<UseQueryResult<TeamOnDay>, 'data' | 'isError' | 'isFetching' | 'refetch'>
}) {
  const text = words.onDay
  const latest = today(timeZone)
  const form = useForm<{ day: string }, { day: string }>({
    initial: { day: '' },
    bring: pastDay.fetch,
    read: async values =>
      withProblems(await pastDay.read(values), values.day > latest ? { day: 'dayToCome' } : {}),
    words: text.problems,
    // The day stays in its field: the next one is often the one beside it.
    onReady: chosen => onDay(chosen.day),
  })
  const { data, isError, isFetching, refetch } = answer
  // The answer about another day does not stand beside what is wrong with this one.
  const isAsked = day !== '' && !form.problemAt('day')
  const isElsewhere = timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <details className="group border-line border-t pt-2">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-rail [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon
          size={18}
          aria-hidden="true"
          className="-rotate-90 shrink-0 transition-transform group-open:rotate-0"
        />
        {text.heading}
      </summary>
      <div className="grid gap-4 pt-2">
        <p className="text-muted">{text.hint}</p>
        <form {...form.props} className="flex flex-wrap items-end gap-3">
          <div className="min-w-48 flex-1">
            <TextField
              label={text.day}
              {...form.field('day')}
              {...(isElsewhere ? { hint: text.clock(nameZone(timeZone)) } : {})}
              type="date"
              max={latest}
            />
          </div>
          <Button type="submit" look="secondary">
            {text.show}
          </Button>
        </form>
        <div aria-live="polite">
          {isAsked && !data && isFetching && <SkeletonLines lines={3} />}
          {isAsked && isError && !data && (
            <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />
          )}
          {isAsked && data && <OnDay words={words} day={day} {...data} />}
        </div>
      </div>
    </details>
  )
}

function OnDay({
  words,
  day,
  people,
  knownSince,
  isSinceRecordBegan,
  timeZone,
}: TeamOnDay & { words: OnDayWords; day: string }) {
  const text = words.onDay
  const firstDay = today(timeZone, new Date(knownSince))
  const since = (format: typeof formatDate) => format(knownSince, { timeZone })
  if (day < firstDay && isSinceRecordBegan) return <FormMessage>{text.begins(since(formatDate))}</FormMessage>
  if (day < firstDay)
    return <FormMessage title={text.unknown(since(formatDate))}>{text.unknownHint}</FormMessage>
  // A moment of that very day is said with its hour: it tells the morning from the afternoon.
  const format = (moment: string | Date) =>
    today(timeZone, new Date(moment)) === day
      ? formatDateTime(moment, { timeZone })
      : formatDate(moment, { timeZone })
  const heading = text.answer(formatDay(day))
  return (
    <section aria-label={heading} className="grid gap-1">
      <h3 className="font-semibold">{heading}</h3>
      {day === firstDay && !isSinceRecordBegan && (
        <p className="text-muted">{text.partly(since(formatDateTime))}</p>
      )}
      {people.length === 0 && <p>{text.nobody}</p>}
      <ul className="grid divide-y divide-line">
        {people.map(person => (
          <TeamLine
            key={`${person.name} ${person.role} ${person.startsAt}`}
            name={person.name}
            about={[
              sayRole(person, words),
              ...sayPeriod({ ...person, endsAt: person.endedAt }, words, format),
            ]}
          >
            {person.reason && words.reason && (
              <span className="wrap-anywhere text-muted">{words.reason(person.reason)}</span>
            )}
          </TeamLine>
        ))}
      </ul>
    </section>
  )
}
