import { pageMeta } from '#screens/frame/page-meta.ts'
import { ReceivedPage } from '#screens/public/templates/received-page.tsx'
import { contactText } from './contact.text.ts'

export const meta = () =>
  pageMeta({ title: contactText.received.title, description: contactText.received.lead, isHidden: true })

/** Where a message that was sent without scripts ends. */
export default function ContactReceived() {
  return <ReceivedPage text={contactText.received} action="/about" />
}
