import { useQuery } from '@tanstack/react-query'
import { formatTime } from '#lib/dates.ts'
import { safetyText } from '../safety.text.ts'
import { mySafetyAlerts } from '../told/told.queries.ts'

/** That the case manager was told, and as soon as a person of the care team has read it, that somebody saw it, and when. */
export function ToldNote() {
  const { data } = useQuery(mySafetyAlerts)
  return (
    <p role="status" className="font-semibold">
      {data?.seenAt ? safetyText.seen(formatTime(data.seenAt)) : safetyText.toldCaseManager}
    </p>
  )
}
