import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { CalendarIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { agendaOfToday, waitingAppointments } from '../agenda/agenda.queries.ts'
import { agendaText } from '../agenda/agenda.text.ts'
import type { Appointment } from '../appointments.contract.ts'
import { StaffAppointmentList } from './staff-appointment.tsx'

const text = agendaText.card

/** How many of each kind are shown; the calendar has them all. */
const MOST_SHOWN = 5

/** The day's appointments at a glance: requests first, then today, then those whose outcome is not noted yet. */
export function AppointmentsAtHand() {
  const waiting = useQuery(waitingAppointments)
  const agenda = useQuery(agendaOfToday())
  const failed = [waiting, agenda].filter(query => query.isError && !query.data)
  return (
    <div className="grid grid-cols-1 gap-4">
      {failed.length > 0 ? (
        <FailureState onTryAgain={() => failed.forEach(query => void query.refetch())} />
      ) : waiting.data && agenda.data ? (
        <Groups
          requests={waiting.data.requests}
          today={agenda.data.filter(each => each.status !== 'requested')}
          unmarked={waiting.data.unmarked}
        />
      ) : (
        <SkeletonLines lines={4} />
      )}
      <ButtonLink look="quiet" to="/case-manager/appointments" className="w-fit">
        {text.calendar}
      </ButtonLink>
    </div>
  )
}

function Groups(groups: Record<'requests' | 'today' | 'unmarked', Appointment[]>) {
  const shown = new Set(groups.today.map(each => each.id))
  const unmarked = groups.unmarked.filter(each => !shown.has(each.id))
  if (groups.requests.length + groups.today.length + unmarked.length === 0)
    return <EmptyState title={text.nothing} body={text.nothingHint} icon={<CalendarIcon size={24} />} />
  return (
    <div className="grid gap-6">
      <Group heading={text.requests} appointments={groups.requests} />
      <Group heading={text.today} appointments={groups.today} />
      <Group heading={text.unmarked} appointments={unmarked} />
    </div>
  )
}

function Group({ heading, appointments }: { heading: string; appointments: readonly Appointment[] }) {
  if (appointments.length === 0) return null
  const more = appointments.length - MOST_SHOWN
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{heading}</h3>
      <StaffAppointmentList label={heading} appointments={appointments.slice(0, MOST_SHOWN)} />
      {more > 0 && <p className="text-muted">{text.more(more)}</p>}
    </section>
  )
}
