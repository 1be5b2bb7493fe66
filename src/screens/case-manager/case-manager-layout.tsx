import { Outlet } from 'react-router'
import { LinkTabs } from '#ui/tabs.tsx'
import { caseManagerLayoutText as text } from './case-manager-layout.text.ts'

const tabs = [
  { to: '/case-manager', label: text.overview, isExact: true },
  { to: '/case-manager/patients', label: text.patients },
  { to: '/case-manager/messages', label: text.messages },
  { to: '/case-manager/files', label: text.files },
  { to: '/case-manager/checklist-status', label: text.checklistStatus },
  { to: '/case-manager/activity', label: text.activity },
]

/** The tabs of a case manager's desk, around whichever of them is open. */
export default function CaseManagerLayout() {
  return (
    <>
      <div className="mx-auto w-full max-w-[90rem] px-4 pt-4 sm:px-6">
        <LinkTabs label={text.tabs} tabs={tabs} />
      </div>
      <Outlet />
    </>
  )
}
