import { CoverBadge } from '#features/cover/parts/cover-badge.tsx'
import { MessagingPanel } from '#features/messaging/parts/messaging-panel.tsx'
import { OpenByPatient } from '#features/messaging/parts/open-by-patient.tsx'
import { Page } from '#ui/page.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { messagesText as text } from './messages.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** The messages of a caseload. `?patient=` opens the conversation with that patient, or asks for its first words. */
export default function Messages() {
  return (
    <Page title={text.title} lead={text.lead} width="wide">
      <OpenByPatient />
      <MessagingPanel hat="staff" markOf={({ cover }) => <CoverBadge cover={cover} />} />
    </Page>
  )
}
