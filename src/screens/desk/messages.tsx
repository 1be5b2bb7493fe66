import { Inbox } from '#features/messaging/inbox/parts/inbox.tsx'
import { Rows } from '#ui/rows.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { messagesText as text } from './messages.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** The open conversation in the list, where Escape leads out of what is being written: from there j and k go on. */
const openRow = '[data-row-open][aria-current]'

/** The messages of a caseload. `?patient=` opens the conversation with that patient, or asks for its first words. */
export default function Messages() {
  return (
    <Rows onLeave={openRow}>
      <Inbox heading={<h1 className="font-semibold text-xl">{text.title}</h1>} />
    </Rows>
  )
}
