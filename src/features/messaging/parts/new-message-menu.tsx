import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { DropdownMenu } from '#ui/dropdown-menu.tsx'
import { AddIcon, HeartIcon, LockIcon, PersonIcon } from '#ui/icons.ts'
import type { Conversation } from '../messaging.contract.ts'
import { openConversation } from '../messaging.queries.ts'
import { messagingText as text } from '../messaging.text.ts'

const icons = {
  case_manager: <PersonIcon size={20} aria-hidden="true" />,
  specialist: <HeartIcon size={20} aria-hidden="true" />,
  private: <LockIcon size={20} aria-hidden="true" />,
}

/** Whom a patient can write to. Choosing somebody again opens what is there already. */
export function NewMessageMenu({
  conversations,
  team,
  onOpen,
}: {
  conversations: readonly Conversation[]
  team: { specialist: string | null }
  onOpen: (conversationId: string) => void
}) {
  const opening = useMutation(openConversation)
  const kinds = ['case_manager', ...(team.specialist ? ['specialist' as const] : []), 'private'] as const
  const open = (kind: Conversation['participantType']) => {
    const known = conversations.find(each => each.participantType === kind)
    if (known) onOpen(known.id)
    else opening.mutate({ participantType: kind }, { onSuccess: made => onOpen(made.id) })
  }
  return (
    <DropdownMenu
      label={text.newMessage}
      align="start"
      trigger={
        <Button
          look="secondary"
          busy={opening.isPending}
          icon={<AddIcon size={20} aria-hidden="true" />}
          className="w-full"
        >
          {text.newMessage}
        </Button>
      }
      items={kinds.map(kind => ({
        key: kind,
        label: text.writeTo[kind],
        icon: icons[kind],
        onSelect: () => open(kind),
      }))}
    />
  )
}
