import { pageMeta } from '#screens/frame/page-meta.ts'
import { ReceivedPage } from '#screens/public/templates/received-page.tsx'
import { demoText } from './demo.text.ts'

export const meta = () =>
  pageMeta({ title: demoText.received.title, description: demoText.received.lead, isHidden: true })

/** Where a demo request that was sent without scripts ends. */
export default function DemoReceived() {
  return <ReceivedPage text={demoText.received} action="/patient-portal/demo" />
}
