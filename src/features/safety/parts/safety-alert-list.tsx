import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { AlertIcon } from '#ui/icons.ts'
import { RelativeTime } from '#ui/relative-time.tsx'
import type { SafetyAlert } from '../safety.contract.ts'
import { acknowledgeAlert, openSafetyAlerts } from '../safety.queries.ts'
import { safetyStaffText as text } from '../safety.staff.text.ts'

/** The open alerts about one's patients. Nothing stands here while there are none. */
export function SafetyAlertList({ patientId }: { patientId?: string }) {
  const { data = [] } = useQuery(openSafetyAlerts(useStaffHat()))
  const alerts = patientId ? data.filter(alert => alert.patientId === patientId) : data
  if (alerts.length === 0) return null
  return (
    <Card title={text.heading} description={text.hint} className="border-brick! bg-brick-soft!">
      <ul className="grid gap-3">
        {alerts.map(alert => (
          <AlertLine key={alert.id} alert={alert} isNamed={!patientId} />
        ))}
      </ul>
    </Card>
  )
}

function AlertLine({ alert, isNamed }: { alert: SafetyAlert; isNamed: boolean }) {
  const acknowledge = useMutation(acknowledgeAlert(useStaffHat()))
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface px-4 py-3">
      <span className="flex items-start gap-3">
        <AlertIcon size={20} aria-hidden="true" className="mt-1 shrink-0 text-brick" />
        <span className="grid min-w-0 [overflow-wrap:anywhere]">
          {isNamed && (
            <Link
              to={`/case-manager/patients/${alert.patientId}`}
              className="font-semibold text-rail underline underline-offset-4"
            >
              {alert.patientName}
            </Link>
          )}
          <span>
            {text.kinds[alert.kind]}, {text.sources[alert.source]}
          </span>
          <RelativeTime at={alert.createdAt} className="text-muted text-sm" />
        </span>
      </span>
      <Button
        look="secondary"
        busy={acknowledge.isPending}
        aria-label={text.acknowledgeFor(alert.patientName)}
        onClick={() => acknowledge.mutate({ id: alert.id })}
      >
        {text.acknowledge}
      </Button>
    </li>
  )
}
