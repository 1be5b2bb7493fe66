import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '#lib/dates.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Card } from '#ui/card.tsx'
import { settledSafetyAlerts } from '../safety.queries.ts'
import { safetyStaffText as text } from '../safety.staff.text.ts'

/** What was done about earlier alerts, on the patient's record. Nothing stands here while there were none. */
export function SettledAlerts({ patientId }: { patientId: string }) {
  const { data = [] } = useQuery(settledSafetyAlerts(useStaffHat(), patientId))
  if (data.length === 0) return null
  return (
    <Card title={text.history}>
      <ul className="grid max-h-96 gap-4 overflow-y-auto">
        {data.map(({ id, kind, source, createdAt, settledAt, settledBy, outcome }) => (
          <li key={id} className="grid gap-0.5 wrap-anywhere">
            <p>{outcome || text.noOutcome}</p>
            <p className="text-muted text-sm">
              {text.kinds[kind]}, {text.sources[source]}, {formatDateTime(createdAt)}.{' '}
              {text.settledLine(settledBy ?? text.formerColleague, formatDateTime(settledAt))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
