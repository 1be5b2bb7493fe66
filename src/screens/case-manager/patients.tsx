import { pageMeta } from '../frame/page-meta.ts'
import { waitingText } from '../frame/waiting.text.ts'
import { WaitingPage } from '../frame/waiting-page.tsx'

export const meta = () => pageMeta({ title: waitingText.caseManagerPatients.title, isHidden: true })

export default function Patients() {
  return <WaitingPage {...waitingText.caseManagerPatients} to="/" />
}
