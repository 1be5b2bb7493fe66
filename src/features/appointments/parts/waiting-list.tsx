import { useQuery } from '@tanstack/react-query'
import { Card } from '#ui/card.tsx'
import { waitingAppointments } from '../agenda/agenda.queries.ts'
import { agendaText } from '../agenda/agenda.text.ts'
import { StaffAppointmentList } from './staff-appointment.tsx'

const text = agendaText.card

/** Every appointment that waits for this person's answer, above their calendar. Empty, it shows nothing. */
export function WaitingList() {
  const { data } = useQuery(waitingAppointments)
  return (
    <>
      {data && data.requests.length > 0 && (
        <Card title={text.requests}>
          <StaffAppointmentList label={text.requests} appointments={data.requests} />
        </Card>
      )}
      {data && data.unmarked.length > 0 && (
        <Card title={text.unmarked}>
          <StaffAppointmentList label={text.unmarked} appointments={data.unmarked} />
        </Card>
      )}
    </>
  )
}
