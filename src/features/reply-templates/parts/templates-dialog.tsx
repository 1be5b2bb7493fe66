import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import type { ReplyTemplate } from '../reply-templates.contract.ts'
import { replyTemplatesText } from '../reply-templates.text.ts'
import EditTemplateDialog from './edit-template-dialog.tsx'
import { TemplateList } from './template-list.tsx'

const text = replyTemplatesText.managing

/** One's own templates, and the organization's: changed and removed by whoever keeps them. */
export default function TemplatesDialog({
  templates,
  onClose,
}: {
  templates: readonly ReplyTemplate[]
  onClose: () => void
}) {
  const [editedId, setEdited] = useState<string>()
  const edited = templates.find(({ id }) => id === editedId)
  if (edited)
    return <EditTemplateDialog key={edited.id} template={edited} onClose={() => setEdited(undefined)} />
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
      <TemplateList templates={templates} onEdit={template => setEdited(template.id)} />
    </Dialog>
  )
}
