import { useLocation } from 'react-router'
import { IconButton } from '#ui/button.tsx'
import { useGoingOn } from '#ui/going-on.ts'
import { BackIcon, LockIcon } from '#ui/icons.ts'
import { messagingText as text } from '../messaging.text.ts'
import { type Between, nameOf, subtitleOf } from './conversation-list.tsx'

/** With whom a patient's conversation is, and the way back to the others. On a phone it takes the place of their list, and the focus. */
export function ThreadHead({ conversation, onBack }: { conversation: Between; onBack: () => void }) {
  const [name, subtitle] = [nameOf(conversation), subtitleOf(conversation)]
  const heading = useGoingOn<HTMLHeadingElement>(useLocation().key)
  return (
    <header className="flex items-center gap-x-2 border-line border-b px-3 py-2">
      <span className="md:hidden">
        <IconButton label={text.back} icon={<BackIcon size={20} aria-hidden="true" />} onClick={onBack} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 ref={heading} tabIndex={-1} className="flex items-center gap-1.5 font-semibold outline-none">
          {conversation.participantType === 'private' && <LockIcon size={16} aria-hidden="true" />}
          <span className="truncate">{name}</span>
        </h2>
        {subtitle !== name && <p className="truncate text-muted text-sm">{subtitle}</p>}
      </div>
    </header>
  )
}
