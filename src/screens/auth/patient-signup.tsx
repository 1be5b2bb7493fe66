import { pageMeta } from '../frame/page-meta.ts'
import { waitingText } from '../frame/waiting.text.ts'
import { WaitingPage } from '../frame/waiting-page.tsx'

export const meta = () => pageMeta({ title: waitingText.authPatientSignup.title, isHidden: true })

export default function PatientSignup() {
  return <WaitingPage {...waitingText.authPatientSignup} to="/patient-portal" />
}
