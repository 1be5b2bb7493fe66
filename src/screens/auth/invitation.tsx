import { pageMeta } from '../frame/page-meta.ts'
import { waitingText } from '../frame/waiting.text.ts'
import { WaitingPage } from '../frame/waiting-page.tsx'

export const meta = () => pageMeta({ title: waitingText.authInvitation.title, isHidden: true })

export default function Invitation() {
  return <WaitingPage {...waitingText.authInvitation} to="/contact" />
}
