import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { fieldsOf } from '#lib/date-fields.ts'
import { formatDay, formatTime, today } from '#lib/dates.ts'
import { joinClasses } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { agendaBetween } from '../agenda/agenda.queries.ts'
import { type AgendaView, dayAfter, daysOf, hoursOf, placeInDay } from '../agenda/agenda.rules.ts'
import { agendaText } from '../agenda/agenda.text.ts'
import type { Appointment } from '../appointments.contract.ts'
import { shownStatus } from '../appointments.rules.ts'
import { StaffAppointment } from './staff-appointment.tsx'

const text = agendaText.agenda

/** How tall an hour is, in pixels: a quarter of an hour can still be read. */
const HOUR_PX = 72

/**
 * The calendar of a day or a week. It is one list of days: on a wide screen each day is a column in which appointments
 * stand at their hour, on a small one they stand below each other.
 */
export function Agenda({ view, day }: { view: AgendaView; day: string }) {
  const days = daysOf(view, day)
  const first = days[0] ?? day
  const { data, isError, refetch } = useQuery(
    agendaBetween(
      new Date(`${first}T00:00`).toISOString(),
      new Date(`${dayAfter(first, days.length)}T00:00`).toISOString(),
    ),
  )
  const [openId, setOpenId] = useState<string>()
  if (isError && !data) return <FailureState onTryAgain={() => void refetch()} />
  if (!data) return <SkeletonLines lines={8} />
  const hours = hoursOf(data)
  const opened = data.find(each => each.id === openId)
  const height = `${(hours.last - hours.first) * HOUR_PX}px`
  return (
    <div className="flex gap-3">
      <HourMarks hours={hours} height={height} />
      <ol
        aria-label={text.calendar(formatDay(first))}
        className={joinClasses('grid flex-1 gap-5 md:gap-0', view === 'week' && 'md:grid-cols-7')}
      >
        {days.map(each => (
          <Day
            key={each}
            day={each}
            hours={hours}
            height={height}
            appointments={data.filter(appointment => fieldsOf(appointment.startsAt).date === each)}
            onOpen={setOpenId}
          />
        ))}
      </ol>
      <Dialog
        title={text.details}
        open={opened !== undefined}
        onOpenChange={isOpen => !isOpen && setOpenId(undefined)}
      >
        {opened && <StaffAppointment appointment={opened} />}
      </Dialog>
    </div>
  )
}

function HourMarks({ hours, height }: { hours: { first: number; last: number }; height: string }) {
  const marks = Array.from({ length: hours.last - hours.first }, (_, index) => hours.first + index)
  return (
    <div aria-hidden="true" className="hidden shrink-0 pt-14 md:block">
      <div className="relative w-14" style={{ height }}>
        {marks.map((hour, index) => (
          <span
            key={hour}
            className="-translate-y-1/2 absolute right-0 text-muted text-sm tabular-nums"
            style={{ top: `${index * HOUR_PX}px` }}
          >
            {formatTime(new Date(2026, 0, 1, hour)).replace(':00', '')}
          </span>
        ))}
      </div>
    </div>
  )
}

function Day({
  day,
  hours,
  height,
  appointments,
  onOpen,
}: {
  day: string
  hours: { first: number; last: number }
  height: string
  appointments: readonly Appointment[]
  onOpen: (id: string) => void
}) {
  const positions = placeInDay(appointments, hours)
  const isToday = day === today()
  const lines = { '--hours': height, '--hour': `${HOUR_PX}px` } as CSSProperties
  return (
    <li className="grid content-start gap-2 md:gap-0" style={lines}>
      <h3
        className={joinClasses(
          'flex items-center gap-x-2 font-semibold md:h-14 md:flex-wrap md:content-center md:justify-center md:border-line md:border-b md:text-center md:leading-tight max-lg:md:text-sm',
          isToday && 'text-rail',
        )}
      >
        {formatDay(day)}
        {isToday && <span className="rounded-full bg-rail-soft px-2 text-sm">{text.isToday}</span>}
      </h3>
      {appointments.length === 0 && <p className="text-muted md:sr-only">{text.nothing}</p>}
      <ul className="grid gap-2 md:relative md:block md:h-(--hours) md:border-line md:border-r md:bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_1px,transparent_1px_var(--hour))]">
        {appointments.map((appointment, index) => {
          const position = positions[index] ?? { top: 0, height: 0, left: 0, width: 100 }
          const at = {
            '--top': `${position.top}%`,
            '--height': `${position.height}%`,
            '--left': `${position.left}%`,
            '--width': `${position.width}%`,
          } as CSSProperties
          return (
            <li
              key={appointment.id}
              data-row={appointment.id}
              aria-posinset={index + 1}
              aria-setsize={appointments.length}
              style={at}
              className="md:absolute md:top-(--top) md:left-(--left) md:h-(--height) md:w-(--width) md:p-px"
            >
              <Entry appointment={appointment} onOpen={onOpen} />
            </li>
          )
        })}
      </ul>
    </li>
  )
}

/** What waits for somebody has a broken edge, what is agreed a full one: not by colour alone. */
function Entry({ appointment, onOpen }: { appointment: Appointment; onOpen: (id: string) => void }) {
  const status = shownStatus(appointment, new Date())
  const time = formatTime(appointment.startsAt)
  const words = agendaText.statuses[status]
  const isSettled = status === 'confirmed' || status === 'completed'
  return (
    <button
      type="button"
      data-row-open=""
      onClick={() => onOpen(appointment.id)}
      className={joinClasses(
        'grid size-full min-h-11 content-start overflow-hidden rounded-card border-2 px-2 py-1 text-left text-sm leading-snug transition-colors hover:border-rail md:min-h-0 md:py-0.5',
        isSettled ? 'border-rail bg-rail-soft' : 'border-edge border-dashed bg-surface',
        (status === 'missed' || status === 'unanswered') && 'text-muted',
      )}
    >
      <span className="truncate">
        <span className="font-semibold">{appointment.patientName}</span>{' '}
        <span className="tabular-nums">{time}</span>
      </span>
      <span className="truncate text-muted">{words}</span>
    </button>
  )
}
