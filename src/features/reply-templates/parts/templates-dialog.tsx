import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { readForm } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { changedTemplate, type ReplyTemplate } from '../reply-templates.contract.ts'
import { changeTemplate, removeTemplate } from '../reply-templates.queries.ts'
import { replyTemplatesText } from '../reply-templates.text.ts'
import { TemplateFields } from './template-fields.tsx'

const text = replyTemplatesText.managing

/** One's own templates, and the organization's: changed and removed by whoever keeps them. */
export default function TemplatesDialog({
  templates,
  onClose,
}: {
  templates: readonly ReplyTemplate[]
  onClose: () => void
}) {
  const hat = useStaffHat()
  const [editedId, setEdited] = useState<string>()
  const remove = useMutation(removeTemplate(hat))
  const edited = templates.find(({ id }) => id === editedId)
  if (edited) return <EditTemplate key={edited.id} template={edited} onClose={() => setEdited(undefined)} />
  return (
    <Dialog
      title={text.title}
      description={text.hint}
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <DialogClose asChild>
          <Button look="secondary">{text.close}</Button>
        </DialogClose>
      }
    >
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
                <Button
                  look="quiet"
                  aria-label={text.editThis(template.name)}
                  onClick={() => setEdited(template.id)}
                >
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
    </Dialog>
  )
}

function EditTemplate({ template, onClose }: { template: ReplyTemplate; onClose: () => void }) {
  const { id, name, body, language } = template
  const change = useMutation(changeTemplate(useStaffHat()))
  return (
    <FormDialog
      title={text.editThis(name)}
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      submitLabel={text.save}
      cancelLabel={text.back}
      isBusy={change.isPending}
      failure={change.error}
      held={useOwnDraft(`reply-template-${id}`)}
      initial={{ name, body, language: language as string }}
      shared={{
        labels: {
          name: replyTemplatesText.name,
          body: replyTemplatesText.body,
          language: replyTemplatesText.language,
        },
        words: ['body'],
      }}
      read={(values, _id, seen) => readForm(changedTemplate, { ...values, id, seen })}
      words={replyTemplatesText.problems}
      onReady={(changed, close) => void change.mutateAsync(changed).then(close, () => {})}
    >
      {form => <TemplateFields form={form} />}
    </FormDialog>
  )
}
