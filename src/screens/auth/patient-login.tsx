import { pageMeta } from '../frame/page-meta.ts'
import { waitingText } from '../frame/waiting.text.ts'
import { WaitingPage } from '../frame/waiting-page.tsx'

export const meta = () => pageMeta({ title: waitingText.authPatientLogin.title, isHidden: true })

export default function PatientLogin() {
  return <WaitingPage {...waitingText.authPatientLogin} to="/patient-portal" />
}
