import { IconButton } from '#ui/button.tsx'
import { EditIcon } from '#ui/icons.ts'
import { OnDemand } from '#ui/on-demand.tsx'
import { viewOnDemand } from '#ui/view-on-demand.ts'
import { organizationsText as text } from '../organizations.text.ts'

const view = viewOnDemand(
  async () => (await import('./rename-organization-dialog.tsx')).RenameOrganizationDialog,
)

/** The organization's name, and a way to change it. */
export function OrganizationName({ name }: { name: string }) {
  return (
    <span className="inline-flex max-w-full items-center gap-1 wrap-anywhere [&>button]:shrink-0">
      {name}
      <OnDemand
        trigger={<IconButton label={text.rename} icon={<EditIcon size={18} aria-hidden="true" />} />}
        view={view}
        props={{ name }}
      />
    </span>
  )
}
