import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { AlertIcon, CheckIcon, CloseIcon, DoneIcon, InfoIcon, ProblemIcon, UnderWayIcon } from '#ui/icons.ts'
import type { Appointment } from '../appointments.contract.ts'
import { type ShownStatus, shownStatus } from '../appointments.rules.ts'

const looks: Record<ShownStatus, { tone: BadgeTone; Icon: typeof CheckIcon }> = {
  requested: { tone: 'rail', Icon: UnderWayIcon },
  offered: { tone: 'marigold', Icon: AlertIcon },
  confirmed: { tone: 'good', Icon: DoneIcon },
  moved: { tone: 'marigold', Icon: AlertIcon },
  declined: { tone: 'plain', Icon: CloseIcon },
  cancelled: { tone: 'plain', Icon: CloseIcon },
  completed: { tone: 'plain', Icon: CheckIcon },
  missed: { tone: 'plain', Icon: InfoIcon },
  unanswered: { tone: 'plain', Icon: ProblemIcon },
}

/** How an appointment stands, as icon, word and colour. */
export function AppointmentStatus({
  appointment,
  words,
}: {
  appointment: Appointment
  words: Record<ShownStatus, string>
}) {
  const status = shownStatus(appointment, new Date())
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {words[status]}
    </Badge>
  )
}
