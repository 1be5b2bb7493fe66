import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { AddIcon } from '#ui/icons.ts'
import { emptyField } from '../form-management/form-management.rules.ts'
import { formManagementText as text } from '../form-management/form-management.text.ts'
import type { FormField } from '../questions/questions.rules.ts'
import { FieldForm } from './field-form.tsx'

/**
 * The field that is to come next, and the button that adds it. What is typed is held by the form around it. Below a list it opens
 * when somebody reaches for it, and stays for the next one.
 */
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
  const place = useRef<HTMLFieldSetElement>(null)
  const [isOpen, setOpen] = useState(fields.length === 0 || field.name !== '' || field.label !== '')
  const [isIncomplete, setIncomplete] = useState(false)
  const isTaken = fields.some(({ name }) => name === field.name.trim())
  const begin = (type: FormField['type']) => {
    flushSync(() => {
      setOpen(true)
      onChange({ ...emptyField, type })
    })
    place.current?.querySelector('input')?.focus()
  }
  const add = () => {
    const isMissing = field.name.trim() === '' || field.label.trim() === ''
    setIncomplete(isMissing)
    if (isMissing || isTaken) return
    flushSync(() => {
      setOpen(true)
      onAdd({ ...field, name: field.name.trim(), label: field.label.trim() })
    })
    place.current?.querySelector('input')?.focus()
  }
  const icon = <AddIcon size={18} aria-hidden="true" />
  if (!isOpen && fields.length > 0)
    return (
      <div className="flex flex-wrap pl-6 text-rail">
        <Button look="quiet" className="text-rail" icon={icon} onClick={() => begin('text')}>
          {text.addField}
        </Button>
        <Button look="quiet" className="text-rail" icon={icon} onClick={() => begin('section')}>
          {text.addSection}
        </Button>
      </div>
    )
  return (
    <fieldset ref={place} className="grid min-w-0 gap-4 rounded-card border border-line bg-surface p-4">
      <legend className="px-1 font-semibold">{text.addField}</legend>
      <FieldForm key={fields.length} field={field} earlier={fields} onChange={onChange} />
      {isIncomplete && (
        <FormMessage kind="failure" title={text.missing}>
          {text.fieldIncomplete}
        </FormMessage>
      )}
      {isTaken && field.name !== '' && <FormMessage kind="failure">{text.problems.nameTwice}</FormMessage>}
      {error && <FormMessage kind="failure">{error}</FormMessage>}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" icon={icon} onClick={add}>
          {text.addField}
        </Button>
        {fields.length > 0 && (
          <Button
            look="quiet"
            onClick={() => {
              setOpen(false)
              setIncomplete(false)
              onChange(emptyField)
            }}
          >
            {text.stopAdding}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
