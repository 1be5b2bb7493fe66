import { useQuery } from '@tanstack/react-query'
import { caseloadNames } from '#features/caseload/caseload.queries.ts'
import { Page } from '#ui/page.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { ItemsStatusByAddress } from '../patient-record/items-status-by-address.tsx'
import { checklistStatusText as text } from './checklist-status.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** The state of every checklist item over one's active patients. */
export default function ChecklistStatus() {
  const { data: patients = [] } = useQuery(caseloadNames)
  return (
    <Page width="wide" title={text.title} lead={text.lead}>
      <ItemsStatusByAddress patients={patients} />
    </Page>
  )
}
