import { Button } from '#ui/button.tsx'
import { OnDemand } from '#ui/on-demand.tsx'
import type { Tag } from '../tags.contract.ts'
import { tagsText } from '../tags.text.ts'

const load = async () => (await import('./manage-tags-dialog.tsx')).ManageTagsDialog

/** A button that opens the organization's tags, for an administrator. */
export function ManageTags({ tags }: { tags: readonly Tag[] }) {
  return (
    <OnDemand
      trigger={<Button look="secondary">{tagsText.filter.manage}</Button>}
      load={load}
      props={{ tags }}
    />
  )
}
