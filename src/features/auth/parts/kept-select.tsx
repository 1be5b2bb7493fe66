import { type ComponentProps, useContext } from 'react'
import { SelectField } from '#ui/select-field.tsx'
import { ThisForm, useKept } from './kept-form.tsx'

/** One choice out of a list in a `KeptForm`. What is not in the list any more is chosen anew. */
export function KeptSelect({
  name,
  defaultValue = '',
  ...field
}: ComponentProps<typeof SelectField> & { name: string }) {
  const { keptAs, entry } = useContext(ThisForm)
  const [value, choose] = useKept(keptAs, name, defaultValue, entry)
  const isKnown = field.options.some(option => option.value === value)
  return <SelectField {...field} name={name} value={isKnown ? value : ''} onValueChange={choose} />
}
