import { Button } from '#ui/button.tsx'
import { OnDemand } from '#ui/on-demand.tsx'
import { viewOnDemand } from '#ui/view-on-demand.ts'
import type { Tag } from '../tags.contract.ts'
import { tagsText } from '../tags.text.ts'

const view = viewOnDemand(async () => (await import('./manage-tags-dialog.tsx')).ManageTagsDialog)

/** A button that opens the organization's tags, for an administrator. */
export function ManageTags({ tags }: { tags: readonly Tag[] }) {
  return (
    <OnDemand
      trigger={<Button look="secondary">{tagsText.filter.manage}</Button>}
      view={view}
      props={{ tags }}
    />
  )
}
