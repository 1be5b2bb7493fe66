import { pageMeta } from '../frame/page-meta.ts'
import { waitingText } from '../frame/waiting.text.ts'
import { WaitingPage } from '../frame/waiting-page.tsx'

export const meta = () => pageMeta({ title: waitingText.authFounding.title, isHidden: true })

export default function Founding() {
  return <WaitingPage {...waitingText.authFounding} to="/contact" />
}
