import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { AddIcon } from '#ui/icons.ts'
import { MoreButton } from '#ui/more-button.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { appointmentsOf, pastAppointmentsOf } from '../agenda/agenda.queries.ts'
import { agendaText } from '../agenda/agenda.text.ts'
import { appointmentsText } from '../appointments.text.ts'
import { StaffAppointmentList } from './staff-appointment.tsx'
import { OfferDialog } from './time-dialog.tsx'

const text = agendaText.patient

/**
 * The appointments of one patient, on their page, and a way to offer another: not in a closed case, and an administrator
 * has no calendar to offer from.
 */
export function PatientAppointments({
  patientId,
  name,
  isClosed,
}: {
  patientId: string
  name: string
  isClosed: boolean
}) {
  const hat = useStaffHat()
  const { data, isPending, isError, refetch } = useQuery(appointmentsOf(hat, patientId))
  return (
    <Card
      title={text.heading}
      action={
        hat === 'staff' &&
        !isClosed && (
          <OfferDialog
            patientId={patientId}
            name={name}
            trigger={
              <Button look="secondary" icon={<AddIcon size={18} aria-hidden="true" />}>
                {text.offer}
              </Button>
            }
          />
        )
      }
    >
      <div className="grid gap-6">
        {isPending && <SkeletonLines lines={3} />}
        {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
        {data?.appointments.length === 0 && (
          <EmptyState title={text.empty} body={isClosed ? undefined : text.emptyHint} />
        )}
        {data && data.appointments.length > 0 && (
          <StaffAppointmentList label={text.heading} appointments={data.appointments} isNamed={false} />
        )}
        <Past patientId={patientId} />
      </div>
    </Card>
  )
}

function Past({ patientId }: { patientId: string }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pastAppointmentsOf(useStaffHat(), patientId),
  )
  const past = data?.pages.flatMap(page => page.appointments) ?? []
  if (past.length === 0) return null
  return (
    <section className="grid gap-3 border-line border-t pt-4">
      <h3 className="font-semibold">{text.past}</h3>
      <StaffAppointmentList label={text.past} appointments={past} isNamed={false} />
      <MoreButton
        pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }}
        label={appointmentsText.more}
        className="justify-self-start"
      />
    </section>
  )
}
