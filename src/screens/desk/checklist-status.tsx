import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { caseloadNames } from '#features/caseload/caseload.queries.ts'
import { ItemsStatus, type StatusQuestion } from '#features/checklist/parts/items-status.tsx'
import { itemState } from '#features/checklist/staff-checklist/staff-checklist.contract.ts'
import { Page } from '#ui/page.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { checklistStatusText as text } from './checklist-status.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

const names: Record<keyof StatusQuestion, string> = {
  patientId: 'patient',
  categoryId: 'category',
  view: 'show',
}

/** The state of every checklist item over one's active patients. The address holds the filters and the tab. */
export default function ChecklistStatus() {
  const [address, setAddress] = useSearchParams()
  const { data: patients = [] } = useQuery(caseloadNames)
  const known = patients.find(({ id }) => id === address.get(names.patientId))
  const ask = (change: Partial<StatusQuestion>) =>
    setAddress(
      before => {
        const after = new URLSearchParams(before)
        for (const [key, value] of Object.entries(change)) {
          const name = names[key as keyof StatusQuestion]
          if (value && value !== 'all') after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Page width="wide" title={text.title} lead={text.lead}>
      <ItemsStatus
        patients={patients}
        question={{
          patientId: known?.id,
          categoryId: address.get(names.categoryId) ?? undefined,
          view: itemState.catch('all').parse(address.get(names.view)),
        }}
        onAsk={ask}
      />
    </Page>
  )
}
