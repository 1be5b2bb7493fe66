import type { ReactElement } from 'react'
import { OnDemand } from '#ui/on-demand.tsx'

const load = () => import('./schedule-dialog.tsx').then(part => part.ScheduleDialog)

/** A button that opens the request for an appointment; the dialog and all it takes come when it is pressed. */
export function ScheduleButton({
  trigger,
  hasCaseManager,
}: {
  trigger: ReactElement<{ onClick?: () => void }>
  hasCaseManager: boolean
}) {
  return <OnDemand trigger={trigger} load={load} props={{ hasCaseManager }} />
}
