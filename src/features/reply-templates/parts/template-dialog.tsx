import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { readForm } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { newTemplate } from '../reply-templates.contract.ts'
import { addTemplate } from '../reply-templates.queries.ts'
import { replyTemplatesText as text } from '../reply-templates.text.ts'
import { TemplateFields } from './template-fields.tsx'

/** Keeps words as a template: one's own, or an administrator's for everybody. */
export default function TemplateDialog({
  words,
  language,
  isShared = false,
  onClose,
}: {
  words: string
  language: 'en' | 'es'
  /** Whether it is meant for everybody, until one says otherwise. */
  isShared?: boolean
  onClose: () => void
}) {
  const hat = useStaffHat()
  const add = useMutation(addTemplate(hat))
  return (
    <FormDialog
      title={text.adding.title}
      description={text.adding.hint}
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      submitLabel={text.adding.save}
      cancelLabel={text.adding.cancel}
      isBusy={add.isPending}
      failure={add.error}
      held={useOwnDraft('reply-template')}
      initial={{ name: '', body: words, language: language as string, isShared }}
      read={(values, id) => readForm(newTemplate, { ...values, id })}
      words={text.problems}
      onReady={(template, close) => void add.mutateAsync(template).then(close, () => {})}
    >
      {form => (
        <>
          <TemplateFields form={form} />
          {hat === 'administrator' && (
            <Checkbox
              label={text.isShared}
              checked={form.values.isShared}
              onCheckedChange={isShared => form.set({ isShared })}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
