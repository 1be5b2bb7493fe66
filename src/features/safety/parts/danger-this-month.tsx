import { useQuery } from '@tanstack/react-query'
import { daysBetween, formatDate, today } from '#lib/dates.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { SAID_FOR_DAYS } from '../alerts/alerts.rules.ts'
import { openSafetyAlerts, settledSafetyAlerts } from '../safety.queries.ts'
import { safetyStaffText as text } from '../safety.staff.text.ts'

/** That somebody is in danger, or was lately, for the head of their record: in words, and in none of theirs. */
export function DangerThisMonth({ patientId }: { patientId: string }) {
  const hat = useStaffHat()
  const { data: open = [] } = useQuery(openSafetyAlerts(hat))
  const { data: settled = [] } = useQuery(settledSafetyAlerts(hat, patientId))
  const isOpen = open.some(person => person.patientId === patientId)
  const [latest] = settled
    .filter(({ createdAt }) => daysBetween(today(undefined, new Date(createdAt)), today()) <= SAID_FOR_DAYS)
    .map(({ settledAt }) => settledAt)
    .toSorted()
    .toReversed()
  if (!isOpen && !latest) return null
  return (
    <span className="font-semibold text-ink">
      {isOpen ? text.openNow : text.thisMonth(formatDate(latest ?? '', { isShort: true }))}
    </span>
  )
}
