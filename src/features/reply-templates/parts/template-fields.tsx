import type { Form } from '#ui/form.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TEMPLATE_LENGTH, TEMPLATE_NAME_LENGTH } from '../reply-templates.rules.ts'
import { replyTemplatesText as text } from '../reply-templates.text.ts'

interface Fields {
  name: string
  body: string
  language: string
}

/** The fields of a template, new or changed. */
export function TemplateFields<Values extends Fields>({ form: { field, choice } }: { form: Form<Values> }) {
  return (
    <>
      <TextField label={text.name} {...field('name')} maxLength={TEMPLATE_NAME_LENGTH} />
      <TextArea label={text.body} {...field('body')} rows={5} maxLength={TEMPLATE_LENGTH} />
      <SelectField
        label={text.language}
        {...choice('language')}
        options={(['en', 'es'] as const).map(value => ({ value, label: text.languages[value] }))}
      />
    </>
  )
}
