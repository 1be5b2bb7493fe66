import { pageMeta } from '../frame/page-meta.ts'
import { waitingText } from '../frame/waiting.text.ts'
import { WaitingPage } from '../frame/waiting-page.tsx'

export const meta = () => pageMeta({ title: waitingText.caseManagerPatient.title, isHidden: true })

export default function Patient() {
  return <WaitingPage {...waitingText.caseManagerPatient} to="/case-manager/patients" />
}
