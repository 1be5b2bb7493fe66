import { useQuery } from '@tanstack/react-query'
import { caseloadNames } from '#features/caseload/caseload.queries.ts'
import { Page } from '#ui/page.tsx'
import { Rows } from '#ui/rows.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { ItemsStatusByAddress } from '../patient-record/items-status-by-address.tsx'
import { checklistStatusText as text } from './checklist-status.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** The state of every checklist item over one's active patients. */
export default function ChecklistStatus() {
  const { data: patients = [] } = useQuery(caseloadNames)
  return (
    <Page width="wide" title={text.title} lead={text.lead}>
      <section aria-labelledby="items" className="grid grid-cols-1 gap-4">
        <h2 id="items" className="font-semibold text-lg">
          {text.items}
        </h2>
        <Rows>
          <ItemsStatusByAddress patients={patients} />
        </Rows>
      </section>
    </Page>
  )
}
