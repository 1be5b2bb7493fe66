import { useSearchParams } from 'react-router'
import { itemStates } from '#features/checklist/checklist.rules.ts'
import { ItemsStatus, type StatusQuestion } from '#features/checklist/parts/items-status.tsx'
import { askedOf } from '#ui/asked-by-address.ts'
import type { PersonChoice } from '#ui/person-field.tsx'

const names: Record<keyof StatusQuestion, string> = {
  patientId: 'patient',
  categoryId: 'category',
  view: 'show',
}

/** The state of every checklist item over the patients. The address holds the filters and the tab. */
export function ItemsStatusByAddress({
  patients,
  caseManagerId,
}: {
  patients: readonly PersonChoice[]
  caseManagerId?: string
}) {
  const [address, setAddress] = useSearchParams()
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
    <ItemsStatus
      caseManagerId={caseManagerId}
      patients={patients}
      question={{
        patientId: known?.id,
        categoryId: address.get(names.categoryId) ?? undefined,
        view: askedOf(itemStates, address.get(names.view)),
      }}
      onAsk={ask}
    />
  )
}
