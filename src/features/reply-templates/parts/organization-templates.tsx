import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { AddIcon } from '#ui/icons.ts'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { replyTemplates } from '../reply-templates.queries.ts'
import { sortTemplates } from '../reply-templates.rules.ts'
import { replyTemplatesText } from '../reply-templates.text.ts'
import { TemplateList } from './template-list.tsx'

const TemplateDialog = lazyDialog(async () => (await import('./template-dialog.tsx')).default)
const EditTemplateDialog = lazyDialog(async () => (await import('./edit-template-dialog.tsx')).default)

const text = replyTemplatesText.ofAll

/** The organization's templates, which its administrators keep: English before Spanish, then by name, as they are offered. */
export function OrganizationTemplates() {
  const { data } = useQuery(replyTemplates(useStaffHat()))
  const [isNew, setNew] = useState(false)
  const [editedId, setEdited] = useState<string>()
  if (!data) return null
  const templates = sortTemplates(
    data.filter(({ isOwn }) => !isOwn),
    'en',
  )
  const edited = templates.find(({ id }) => id === editedId)
  return (
    <FoldCard
      id="templates"
      title={text.title}
      description={templates.length > 0 ? text.hint : text.none}
      action={
        <Button look="secondary" icon={<AddIcon size={18} aria-hidden="true" />} onClick={() => setNew(true)}>
          {text.add}
        </Button>
      }
    >
      {templates.length > 0 && <TemplateList templates={templates} onEdit={({ id }) => setEdited(id)} />}
      <Suspense fallback={null}>
        {isNew && <TemplateDialog words="" language="en" isShared onClose={() => setNew(false)} />}
        {edited && <EditTemplateDialog template={edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </FoldCard>
  )
}
