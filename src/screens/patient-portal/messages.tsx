import { MessagingPanel } from '#features/messaging/parts/messaging-panel.tsx'
import { Page } from '#ui/page.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { messagesText as text } from './messages.text.ts'

export const meta = () => pageMeta({ title: text.pageTitle, isHidden: true })

/** The messages tab of the patient portal. */
export default function Messages() {
  return (
    <Page title={text.title} lead={text.lead} width="regular">
      <MessagingPanel />
    </Page>
  )
}
