import { useState } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { CheckboxList } from '#ui/checkbox-list.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import {
  factsFor,
  isChoice,
  LONGEST_FIELD_NAME,
  readOptions,
} from '../form-management/form-management.rules.ts'
import { formManagementText as text } from '../form-management/form-management.text.ts'
import { type FormField, isQuestion, type QuestionType, questionTypes } from '../questions/questions.rules.ts'

const none = 'none'

interface Editing {
  field: FormField
  /** What is asked before it: an answer to that may decide whether it is asked. */
  earlier: readonly FormField[]
  onChange: (field: FormField) => void
}

/** Everything about one field: both languages side by side, how it is answered, when it is asked, and where the answer goes. */
export function FieldForm({ field, earlier, onChange }: Editing) {
  const set = (changes: Partial<FormField>) => onChange({ ...field, ...changes })
  const words = (key: 'label' | 'labelEs' | 'help' | 'helpEs') => ({
    value: field[key] ?? '',
    maxLength: 500,
    onChange: (event: { target: { value: string } }) =>
      set({ [key]: event.target.value || (key === 'label' ? '' : undefined) }),
  })
  const isAsked = isQuestion(field)
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={isAsked ? text.field.label : text.field.heading} {...words('label')} />
        <TextField
          label={isAsked ? text.field.labelEs : text.field.headingEs}
          lang="es"
          {...words('labelEs')}
          optional
        />
        <TextField
          label={text.field.name}
          hint={text.field.nameHint}
          value={field.name}
          maxLength={LONGEST_FIELD_NAME}
          spellCheck={false}
          onChange={event => set({ name: event.target.value })}
        />
        <SelectField
          label={text.field.type}
          hint={text.typeHints[field.type]}
          value={field.type}
          onValueChange={type => onChange(asType(field, type as QuestionType))}
          options={questionTypes.map(value => ({ value, label: text.types[value] }))}
        />
        {isChoice(field) && <Options field={field} onChange={onChange} />}
        {isAsked && <TextField label={text.field.help} {...words('help')} optional />}
        {isAsked && <TextField label={text.field.helpEs} lang="es" {...words('helpEs')} optional />}
      </div>
      {isAsked && (
        <Checkbox
          label={text.field.required}
          checked={field.required}
          onCheckedChange={required => set({ required })}
        />
      )}
      {isAsked && <Condition field={field} earlier={earlier} onChange={onChange} />}
      {factsFor(field.type).length > 0 && (
        <SelectField
          label={text.field.fact}
          hint={text.field.factHint}
          value={field.fact ?? none}
          onValueChange={fact => set({ fact: fact === none ? undefined : (fact as FormField['fact']) })}
          options={[
            { value: none, label: text.facts.none },
            ...factsFor(field.type).map(value => ({ value, label: text.facts[value] })),
          ]}
        />
      )}
    </div>
  )
}

/** The field as one of another type: what that type has no use for is left out. */
function asType(field: FormField, type: QuestionType): FormField {
  const { options, optionsEs, fact, ...rest } = field
  return {
    ...rest,
    type,
    required: type !== 'section' && field.required,
    ...(isChoice({ type }) && { options: options ?? [], optionsEs }),
    ...(fact && factsFor(type).includes(fact) && { fact }),
  }
}

/** What can be chosen, between commas; the Spanish words in the same order. */
function Options({ field, onChange }: Omit<Editing, 'earlier'>) {
  const [typed, setTyped] = useState({
    options: (field.options ?? []).join(', '),
    optionsEs: (field.optionsEs ?? []).join(', '),
  })
  const words = (key: 'options' | 'optionsEs') => ({
    value: typed[key],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [key]: event.target.value })
      const options = readOptions(event.target.value)
      onChange({ ...field, [key]: key === 'optionsEs' && options.length === 0 ? undefined : options })
    },
  })
  return (
    <>
      <TextField label={text.field.options} hint={text.field.optionsHint} {...words('options')} />
      <TextField
        label={text.field.optionsEs}
        hint={text.field.optionsEsHint}
        lang="es"
        {...words('optionsEs')}
        optional
      />
    </>
  )
}

/** Whether it is always asked, or only after some answers to an earlier question. */
function Condition({ field, earlier, onChange }: Editing) {
  const { onlyWhen } = field
  const sources = earlier.filter(isChoice)
  const source = sources.find(({ name }) => name === onlyWhen?.name)
  if (sources.length === 0 && !onlyWhen) return null
  return (
    <div className="grid gap-3">
      <SelectField
        label={text.field.onlyWhen}
        value={source?.name ?? none}
        onValueChange={name => onChange({ ...field, onlyWhen: name === none ? undefined : { name, is: [] } })}
        options={[
          { value: none, label: text.field.always },
          ...sources.map(({ name, label }) => ({ value: name, label })),
        ]}
      />
      {source && onlyWhen && (
        <CheckboxList
          label={text.field.isOneOf}
          name={`only-when-${field.name}`}
          options={(source.options ?? []).map(value => ({ value, label: value }))}
          values={onlyWhen.is}
          onValuesChange={is => onChange({ ...field, onlyWhen: { ...onlyWhen, is } })}
        />
      )}
    </div>
  )
}
