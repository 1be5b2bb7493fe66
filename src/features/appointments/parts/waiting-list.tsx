import { useQuery } from '@tanstack/react-query'
import { Card } from '#ui/card.tsx'
import { waitingAppointments } from '../appointments-staff.queries.ts'
import { appointmentsStaffText } from '../appointments-staff.text.ts'
import { StaffAppointmentList } from './staff-appointment.tsx'

const text = appointmentsStaffText.card

/** Everything that waits for whoever asks, above their calendar. Nothing stands here when nothing waits. */
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
