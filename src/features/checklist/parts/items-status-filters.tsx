import { SelectField } from '#ui/select-field.tsx'
import { checklistStaffText } from '../checklist-staff.text.ts'
import type { StatusQuestion } from './items-status.tsx'

const text = checklistStaffText.status
const everything = 'all'

interface Named {
  id: string
  name: string
}

/** Whose items, and of which category. */
export function ItemsStatusFilters({
  patients,
  categories,
  question,
  onAsk,
}: {
  patients: readonly Named[]
  categories: readonly Named[]
  question: StatusQuestion
  onAsk: (change: Partial<StatusQuestion>) => void
}) {
  const choices = (all: string, named: readonly Named[]) => [
    { value: everything, label: all },
    ...named.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const chosen = (value: string) => (value === everything ? undefined : value)
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:max-w-3xl">
      <SelectField
        label={text.patient}
        value={question.patientId ?? everything}
        onValueChange={value => onAsk({ patientId: chosen(value) })}
        options={choices(text.allPatients, patients)}
      />
      <SelectField
        label={text.category}
        value={question.categoryId ?? everything}
        onValueChange={value => onAsk({ categoryId: chosen(value) })}
        options={choices(text.allCategories, categories)}
      />
    </div>
  )
}
