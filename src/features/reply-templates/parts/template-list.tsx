import { useMutation } from '@tanstack/react-query'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import type { ReplyTemplate } from '../reply-templates.contract.ts'
import { removeTemplate } from '../reply-templates.queries.ts'
import { replyTemplatesText } from '../reply-templates.text.ts'

const text = replyTemplatesText.managing

/** Templates by name, each with its language, changed and removed by whoever keeps it. */
export function TemplateList({
  templates,
  onEdit,
}: {
  templates: readonly ReplyTemplate[]
  onEdit: (template: ReplyTemplate) => void
}) {
  const hat = useStaffHat()
  const remove = useMutation(removeTemplate(hat))
  return (
    <ul className="grid divide-y divide-line">
      {templates.map(template => (
        <li key={template.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <span className="grid min-w-0 flex-1 basis-48 wrap-anywhere">
            <span className="font-semibold">{template.name}</span>
            <span className="text-muted text-sm">
              {template.isOwn ? text.own : text.ofOrganization}
              {' · '}
              {replyTemplatesText.languages[template.language]}
            </span>
          </span>
          {(template.isOwn || hat === 'administrator') && (
            <span className="flex flex-wrap">
              <Button look="quiet" aria-label={text.editThis(template.name)} onClick={() => onEdit(template)}>
                {text.edit}
              </Button>
              <Button
                look="quiet"
                aria-label={text.removeThis(template.name)}
                busy={remove.isPending && remove.variables.id === template.id}
                onClick={() => remove.mutate(template)}
              >
                {text.remove}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
