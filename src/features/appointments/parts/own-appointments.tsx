import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { AddIcon, CalendarIcon } from '#ui/icons.ts'
import { MoreButton } from '#ui/more-button.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { ownAppointments, ownPastAppointments } from '../appointments.queries.ts'
import { appointmentsText as text } from '../appointments.text.ts'
import { OwnAppointment } from './own-appointment.tsx'
import { ScheduleButton } from './schedule-button.tsx'

/** What a link to this card ends with, such as the one of a mail. */
const anchor = 'appointments'

/** The appointments of the patient who is signed in: what lies ahead, and what is over. `#appointments` leads here. */
export function OwnAppointments({
  hasCaseManager,
  isClosed,
}: {
  hasCaseManager: boolean
  /** A closed case has no new appointments. */
  isClosed: boolean
}) {
  const { hash } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const isAskedFor = hash === `#${anchor}`
  useEffect(() => {
    if (!isAskedFor) return
    place.current?.scrollIntoView()
    place.current?.focus({ preventScroll: true })
  }, [isAskedFor])
  return (
    <div id={anchor} ref={place} tabIndex={-1} className="scroll-mt-24 outline-none">
      <div className="grid gap-4">
        {!isClosed && <p className="text-muted">{text.description}</p>}
        <Upcoming hasCaseManager={hasCaseManager} isClosed={isClosed} />
        {!isClosed && (
          <ScheduleButton
            hasCaseManager={hasCaseManager}
            trigger={
              <Button
                look="secondary"
                icon={<AddIcon size={18} aria-hidden="true" />}
                className="justify-self-start"
              >
                {text.schedule.open}
              </Button>
            }
          />
        )}
        <Past hasCaseManager={hasCaseManager} />
      </div>
    </div>
  )
}

function Upcoming({ hasCaseManager, isClosed }: { hasCaseManager: boolean; isClosed: boolean }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(ownAppointments)
  if (isPending) return <SkeletonLines lines={3} />
  if (isError && !data) return <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />
  if (data.appointments.length === 0)
    return (
      <EmptyState
        title={text.empty}
        body={isClosed ? text.emptyClosedHint : text.emptyHint}
        icon={<CalendarIcon size={24} />}
      />
    )
  return (
    <ul aria-label={text.list} className="grid divide-y divide-line">
      {data.appointments.map(appointment => (
        <OwnAppointment key={appointment.id} appointment={appointment} hasCaseManager={hasCaseManager} />
      ))}
    </ul>
  )
}

/** Asked for only when somebody wants to see it. */
function Past({ hasCaseManager }: { hasCaseManager: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const past = useInfiniteQuery({ ...ownPastAppointments, enabled: isOpen })
  const shown = past.data?.pages.flatMap(page => page.appointments) ?? []
  return (
    <div className="grid gap-3 border-line border-t pt-3">
      <Button
        look="quiet"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? text.hidePast : text.showPast}
      </Button>
      {isOpen && past.isPending && <SkeletonLines lines={3} />}
      {isOpen && past.isError && !past.data && <FailureState onTryAgain={() => void past.refetch()} />}
      {isOpen && past.data && shown.length === 0 && <EmptyState title={text.noPast} body={text.noPastHint} />}
      {isOpen && shown.length > 0 && (
        <ul aria-label={text.past} className="grid divide-y divide-line">
          {shown.map(appointment => (
            <OwnAppointment key={appointment.id} appointment={appointment} hasCaseManager={hasCaseManager} />
          ))}
        </ul>
      )}
      {isOpen && <MoreButton pages={past} label={text.more} className="justify-self-start" />}
    </div>
  )
}
