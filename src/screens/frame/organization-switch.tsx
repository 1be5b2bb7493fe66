import { Button } from '#ui/button.tsx'
import { DropdownMenu } from '#ui/dropdown-menu.tsx'
import { ChevronDownIcon } from '#ui/icons.ts'
import { frameText } from './frame.text.ts'
import type { FrameSession } from './frame-session.ts'

/** For people with a part in several organizations: which one they act in now. */
export default function OrganizationSwitch({
  organizations,
  onChoose,
}: {
  organizations: ReturnType<FrameSession['organizationsAt']>
  onChoose: (organizationId: string) => void
}) {
  const [current] = organizations
  return (
    <DropdownMenu
      label={frameText.organization}
      trigger={
        <Button look="quiet" className="max-w-56">
          <span className="truncate">{current?.name}</span>
          <ChevronDownIcon size={18} aria-hidden="true" className="shrink-0 text-muted" />
        </Button>
      }
      items={organizations.map(organization => ({
        key: organization.id,
        label: organization.name,
        isChosen: organization.id === current?.id,
        onSelect: () => onChoose(organization.id),
      }))}
    />
  )
}
