import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { readForm } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { changedTemplate, type ReplyTemplate } from '../reply-templates.contract.ts'
import { changeTemplate } from '../reply-templates.queries.ts'
import { replyTemplatesText } from '../reply-templates.text.ts'
import { TemplateFields } from './template-fields.tsx'

const text = replyTemplatesText.managing

/** Other words for a template. */
export default function EditTemplateDialog({
  template,
  onClose,
}: {
  template: ReplyTemplate
  onClose: () => void
}) {
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
