import { CoverBadge } from '#features/cover/parts/cover-badge.tsx'
import { MessagingPanel } from '#features/messaging/parts/messaging-panel.tsx'
import { OpenByPatient } from '#features/messaging/parts/open-by-patient.tsx'
import { Settlement, WaitingMark } from '#features/messaging/settlement/parts/settlement.tsx'
import { Page } from '#ui/page.tsx'
import { Rows } from '#ui/rows.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { messagesText as text } from './messages.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** The open conversation in the list, where Escape leads out of what is being written: from there j and k go on. */
const openRow = '[data-row-open][aria-current]'

/** The messages of a caseload. `?patient=` opens the conversation with that patient, or asks for its first words. */
export default function Messages() {
  return (
    <Page title={text.title} lead={text.lead} width="wide">
      <OpenByPatient />
      <Rows onLeave={openRow}>
        <MessagingPanel
          hat="staff"
          markOf={({ cover }) => <CoverBadge cover={cover} />}
          waitOf={({ waitingSince }) => waitingSince && <WaitingMark since={waitingSince} />}
          actionsOf={(conversation, until) => <Settlement conversation={conversation} until={until} />}
        />
      </Rows>
    </Page>
  )
}
