import { type PersonChoice, PersonField, personOption } from '#ui/person-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { staffChecklistText } from '../staff-checklist/staff-checklist.text.ts'

const text = staffChecklistText.status
const everything = 'all'

/** Whose items, and of which category; undefined stands for all of them. */
export interface ItemsFilter {
  patientId: string | undefined
  categoryId: string | undefined
}

interface Named {
  id: string
  name: string
}

/** Chooses whose items are shown, and of which category. */
export function ItemsStatusFilters({
  patients,
  categories,
  filter,
  onFilter,
}: {
  patients: readonly PersonChoice[]
  categories: readonly Named[]
  filter: ItemsFilter
  onFilter: (change: Partial<ItemsFilter>) => void
}) {
  const choices = (all: string, named: readonly Named[]) => [
    { value: everything, label: all },
    ...named.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const chosen = (value: string) => (value === everything ? undefined : value)
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:max-w-3xl">
      <PersonField
        label={text.patient}
        value={filter.patientId ?? everything}
        onValueChange={value => onFilter({ patientId: chosen(value) })}
        options={[{ value: everything, label: text.allPatients }, ...patients.map(personOption)]}
      />
      <SelectField
        label={text.category}
        value={filter.categoryId ?? everything}
        onValueChange={value => onFilter({ categoryId: chosen(value) })}
        options={choices(text.allCategories, categories)}
      />
    </div>
  )
}
