import { useQuery } from '@tanstack/react-query'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { SelectField } from '#ui/select-field.tsx'
import { allTags } from '../tags.queries.ts'
import { tagsText } from '../tags.text.ts'
import { ManageTags } from './manage-tags.tsx'
import { TagChip } from './tag-chip.tsx'

const text = tagsText.filter

/** Narrows a list of patients to those who have all of the chosen tags. Not there while the organization has none. */
export function TagFilter({
  hat,
  chosen,
  onChange,
}: {
  hat: StaffHat
  /** Ids of tags. */
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
}) {
  const { data: tags } = useQuery(allTags(hat))
  if (!tags || (tags.length === 0 && chosen.length === 0)) return null
  const nameOf = (id: string) => tags.find(tag => tag.id === id)?.name ?? text.gone
  const others = tags.filter(({ id }) => !chosen.includes(id))
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="w-full sm:w-56">
        <SelectField
          label={text.label}
          placeholder={text.choose}
          value=""
          disabled={others.length === 0}
          onValueChange={id => onChange([...chosen, id])}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      {chosen.length > 0 && (
        <ul aria-label={text.chosen} className="flex min-h-11 min-w-0 flex-wrap items-center gap-2">
          {chosen.map(id => (
            <li key={id} className="min-w-0 max-w-full">
              <TagChip
                name={nameOf(id)}
                removing={text.letGo(nameOf(id))}
                onRemove={() => onChange(chosen.filter(each => each !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      {hat === 'administrator' && <ManageTags tags={tags} />}
    </div>
  )
}
