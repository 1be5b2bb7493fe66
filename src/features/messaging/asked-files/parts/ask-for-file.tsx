import { useQuery } from '@tanstack/react-query'
import { IconButton } from '#ui/button.tsx'
import { AttachIcon } from '#ui/icons.ts'
import { OnDemand } from '#ui/on-demand.tsx'
import { viewOnDemand } from '#ui/view-on-demand.ts'
import { besideConversationOf } from '../../beside/beside.queries.ts'
import type { Conversation } from '../../messaging.contract.ts'
import { askedFilesStaffText as text } from '../asked-files.staff.text.ts'

const view = viewOnDemand(async () => (await import('./ask-for-file-dialog.tsx')).AskForFileDialog)

/** A button that asks for a file in a conversation. A closed case takes no new work. */
export function AskForFile({ conversation, personId }: { conversation: Conversation; personId: string }) {
  const { data: beside } = useQuery(besideConversationOf(conversation.id))
  if (beside?.status !== 'active') return null
  const trigger = (
    <IconButton label={text.ask} className="ml-auto" icon={<AttachIcon size={20} aria-hidden="true" />} />
  )
  return <OnDemand trigger={trigger} view={view} props={{ conversation, personId }} />
}
