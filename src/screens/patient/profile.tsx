import { pageMeta } from '../frame/page-meta.ts'
import { waitingText } from '../frame/waiting.text.ts'
import { WaitingPage } from '../frame/waiting-page.tsx'

export const meta = () => pageMeta({ title: waitingText.patientProfile.title, isHidden: true })

export default function Profile() {
  return <WaitingPage {...waitingText.patientProfile} to="/patient-portal" />
}
