import type { ComponentProps } from 'react'
import { OnDemand } from '#ui/on-demand.tsx'
import { viewOnDemand } from '#ui/view-on-demand.ts'
import type { CoverAsked } from './give-cover-dialog.tsx'

const view = viewOnDemand(async () => (await import('./give-cover-dialog.tsx')).GiveCoverDialog)

/** A button that gives a colleague access for a while. */
export function GiveCover({
  trigger,
  ...asked
}: CoverAsked & { trigger: ComponentProps<typeof OnDemand>['trigger'] }) {
  return <OnDemand trigger={trigger} view={view} props={asked} />
}
