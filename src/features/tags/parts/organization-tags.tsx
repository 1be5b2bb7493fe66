import { useQuery } from '@tanstack/react-query'
import { FoldCard } from '#ui/fold-card.tsx'
import { allTags } from '../tags.queries.ts'
import { tagsText as text } from '../tags.text.ts'
import { ManageTags } from './manage-tags.tsx'
import { TagChip } from './tag-chip.tsx'

/** The tags of the organization, and the way to rename, merge and delete them. */
export function OrganizationTags() {
  const { data: tags } = useQuery(allTags('administrator'))
  if (!tags) return null
  return (
    <FoldCard
      id="tags"
      title={text.heading}
      description={text.ofOrganization}
      action={tags.length > 0 && <ManageTags tags={tags} />}
    >
      {tags.length === 0 && (
        <p>
          {text.manage.none}. {text.manage.noneHint}
        </p>
      )}
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {tags.map(({ id, name }) => (
            <li key={id} className="min-w-0 max-w-full">
              <TagChip name={name} />
            </li>
          ))}
        </ul>
      )}
    </FoldCard>
  )
}
