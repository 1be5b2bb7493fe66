import { Button } from '#ui/button.tsx'
import { DropdownMenu } from '#ui/dropdown-menu.tsx'
import { AddIcon, HeartIcon, LockIcon, PersonIcon } from '#ui/icons.ts'
import type { Conversation } from '../messaging.contract.ts'
import { messagingText as text } from '../messaging.text.ts'

const icons = {
  case_manager: <PersonIcon size={20} aria-hidden="true" />,
  specialist: <HeartIcon size={20} aria-hidden="true" />,
  private: <LockIcon size={20} aria-hidden="true" />,
}

/** Whom a patient can write to. Nothing is begun by choosing: what is there already opens, else a place to write. */
export function NewMessageMenu({
  team,
  onChoose,
}: {
  team: { specialist: string | null }
  onChoose: (kind: Conversation['participantType']) => void
}) {
  const kinds = ['case_manager', ...(team.specialist ? ['specialist' as const] : []), 'private'] as const
  return (
    <DropdownMenu
      label={text.newMessage}
      align="start"
      trigger={
        <Button look="secondary" icon={<AddIcon size={20} aria-hidden="true" />} className="w-full">
          {text.newMessage}
        </Button>
      }
      items={kinds.map(kind => ({
        key: kind,
        label: text.writeTo[kind],
        icon: icons[kind],
        onSelect: () => onChoose(kind),
      }))}
    />
  )
}
