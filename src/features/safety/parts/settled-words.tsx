import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '#lib/dates.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { AlertIcon } from '#ui/icons.ts'
import { settledSafetyAlerts } from '../safety.queries.ts'
import { safetyStaffText as text } from '../safety.staff.text.ts'

/** Below a message whose words were words of danger: who settled its alert, when, and what was done. Nothing below the others. */
export function SettledWords({ patientId, messageId }: { patientId: string; messageId: string }) {
  const { data = [] } = useQuery(settledSafetyAlerts(useStaffHat(), patientId))
  const alert = data.find(each => each.messageId === messageId)
  if (!alert) return null
  return (
    <p className="flex max-w-prose gap-1.5 text-muted text-sm wrap-anywhere">
      <AlertIcon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      {text.settledWords(alert.settledBy, formatDateTime(alert.settledAt), alert.outcome)}
    </p>
  )
}
