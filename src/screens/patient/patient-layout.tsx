import { Outlet } from 'react-router'
import { LinkTabs } from '#ui/tabs.tsx'
import { patientLayoutText as text } from './patient-layout.text.ts'

const tabs = [
  { to: '/patient-portal/getting-started', label: text.gettingStarted },
  { to: '/patient-portal/dashboard', label: text.dashboard },
  { to: '/patient-portal/forms-and-tasks', label: text.formsAndTasks },
  { to: '/patient-portal/messages', label: text.messages },
  { to: '/patient-portal/profile', label: text.profile },
]

/** The five tabs of a patient's portal, around whichever of them is open. */
export default function PatientLayout() {
  return (
    <>
      <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
        <LinkTabs label={text.tabs} tabs={tabs} />
      </div>
      <Outlet />
    </>
  )
}
