import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '#lib/dates.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { AlertIcon } from '#ui/icons.ts'
import type { SettledAlert } from '../safety.contract.ts'
import { settledSafetyAlerts } from '../safety.queries.ts'
import { safetyStaffText as text } from '../safety.staff.text.ts'

/** The settled alerts about a patient's messages, each by its message. */
export function useSettledAlerts(patientId: string): ReadonlyMap<string | null, SettledAlert> {
  const { data = [] } = useQuery(settledSafetyAlerts(useStaffHat(), patientId))
  return new Map(data.map(alert => [alert.messageId, alert]))
}

/** Below a message whose words were words of danger: who settled its alert, when, and what was done. */
export function SettledWords({ alert: { settledBy, settledAt, outcome } }: { alert: SettledAlert }) {
  return (
    <p className="flex max-w-prose gap-1.5 text-muted text-sm wrap-anywhere">
      <AlertIcon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      {text.settledWords(settledBy, formatDateTime(settledAt), outcome)}
    </p>
  )
}
