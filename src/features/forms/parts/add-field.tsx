import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { AddIcon } from '#ui/icons.ts'
import { formManagementText as text } from '../form-management/form-management.text.ts'
import type { FormField } from '../questions/questions.rules.ts'
import { FieldForm } from './field-form.tsx'

/** A field as it stands before anybody types. */
export const emptyField: FormField = { name: '', label: '', type: 'text', required: false }

/** The field that is to come next, and the button that adds it. What is typed is held by the form around it. */
export function AddField({
  field,
  fields,
  error,
  onChange,
  onAdd,
}: {
  field: FormField
  /** Those that the form has already. */
  fields: readonly FormField[]
  error: string | undefined
  onChange: (field: FormField) => void
  onAdd: (field: FormField) => void
}) {
  const [isIncomplete, setIncomplete] = useState(false)
  const isTaken = fields.some(({ name }) => name === field.name.trim())
  const add = () => {
    const isMissing = field.name.trim() === '' || field.label.trim() === ''
    setIncomplete(isMissing)
    if (!isMissing && !isTaken) onAdd({ ...field, name: field.name.trim(), label: field.label.trim() })
  }
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-card border border-line bg-sunken p-4">
      <legend className="px-1 font-semibold">{text.addField}</legend>
      <FieldForm key={fields.length} field={field} earlier={fields} onChange={onChange} />
      {isIncomplete && (
        <FormMessage kind="failure" title={text.missing}>
          {text.fieldIncomplete}
        </FormMessage>
      )}
      {isTaken && field.name !== '' && <FormMessage kind="failure">{text.problems.nameTwice}</FormMessage>}
      {error && <FormMessage kind="failure">{error}</FormMessage>}
      <Button
        look="secondary"
        className="justify-self-start"
        icon={<AddIcon size={18} aria-hidden="true" />}
        onClick={add}
      >
        {text.addField}
      </Button>
    </fieldset>
  )
}
