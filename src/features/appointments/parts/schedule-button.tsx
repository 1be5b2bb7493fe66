import type { ReactElement } from 'react'
import { OnDemand } from '#ui/on-demand.tsx'
import { viewOnDemand } from '#ui/view-on-demand.ts'

const view = viewOnDemand(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog)

/** A button that opens the request for an appointment; the dialog and all it takes come when it is pressed. */
export function ScheduleButton({
  trigger,
  hasCaseManager,
}: {
  trigger: ReactElement<{ onClick?: () => void }>
  hasCaseManager: boolean
}) {
  return <OnDemand trigger={trigger} view={view} props={{ hasCaseManager }} />
}
