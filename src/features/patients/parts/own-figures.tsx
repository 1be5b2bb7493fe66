import { useQuery } from '@tanstack/react-query'
import { CalendarIcon, GoalIcon, MessageIcon, ProgressIcon } from '#ui/icons.ts'
import { StatCard } from '#ui/stat-card.tsx'
import { ownFigures } from '../patients.queries.ts'
import { patientsText } from '../patients.text.ts'

const text = patientsText.figures

/** The four figures of the patient who is signed in, counted now. */
export function OwnFigures({ label }: { label: string }) {
  const { data, isPending } = useQuery(ownFigures)
  const none = '–'
  return (
    <section aria-label={label} className="grid gap-3 min-[26rem]:grid-cols-2 lg:grid-cols-4">
      <StatCard
        label={text.activeGoals}
        value={data?.activeGoals ?? none}
        icon={<GoalIcon size={20} aria-hidden="true" />}
        isLoading={isPending}
      />
      <StatCard
        label={text.upcomingAppointments}
        value={data?.upcomingAppointments ?? none}
        icon={<CalendarIcon size={20} aria-hidden="true" />}
        to="/patient-portal/dashboard#appointments"
        isLoading={isPending}
      />
      <StatCard
        label={text.unreadMessages}
        value={data?.unreadMessages ?? none}
        icon={<MessageIcon size={20} aria-hidden="true" />}
        to="/patient-portal/messages"
        isLoading={isPending}
      />
      <StatCard
        label={text.overallProgress}
        value={data ? text.percent(data.overallPercent) : none}
        icon={<ProgressIcon size={20} aria-hidden="true" />}
        isLoading={isPending}
      />
    </section>
  )
}
