import { Select } from 'radix-ui'
import { controlClasses, Field, type FieldWords } from './field.tsx'
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from './icons.ts'
import { uiText } from './ui.text.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

type Choice = Pick<
  Select.SelectProps,
  'value' | 'defaultValue' | 'onValueChange' | 'name' | 'required' | 'disabled'
>

/** One choice out of a list. Typing jumps to an entry; in a form it is sent under `name`. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  options,
  placeholder = uiText.choose,
  ...choice
}: FieldWords & Choice & { id?: string; options: readonly SelectOption[]; placeholder?: string }) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {control => (
        <Select.Root {...choice}>
          <Select.Trigger
            {...control}
            className={`${controlClasses} flex items-center justify-between gap-2 text-left data-[placeholder]:text-muted`}
          >
            <span className="truncate">
              <Select.Value placeholder={placeholder} />
            </span>
            <Select.Icon className="shrink-0 text-muted">
              <ChevronDownIcon size={20} aria-hidden="true" />
            </Select.Icon>
          </Select.Trigger>
          <SelectList options={options} />
        </Select.Root>
      )}
    </Field>
  )
}

function SelectList({ options }: { options: readonly SelectOption[] }) {
  const scroll = 'grid h-8 place-items-center text-muted'
  return (
    <Select.Portal>
      <Select.Content
        position="popper"
        sideOffset={4}
        className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-2rem)] animate-appear overflow-hidden rounded-card border border-line bg-surface text-ink shadow-float"
      >
        <Select.ScrollUpButton className={scroll}>
          <ChevronUpIcon size={18} aria-hidden="true" />
        </Select.ScrollUpButton>
        <Select.Viewport className="p-1">
          {options.map(option => (
            <Select.Item
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-card px-3 py-2 outline-none data-[disabled]:cursor-not-allowed data-[highlighted]:bg-rail-soft data-[disabled]:text-muted"
            >
              <Select.ItemText>{option.label}</Select.ItemText>
              <Select.ItemIndicator className="text-rail">
                <CheckIcon size={18} aria-hidden="true" />
              </Select.ItemIndicator>
            </Select.Item>
          ))}
        </Select.Viewport>
        <Select.ScrollDownButton className={scroll}>
          <ChevronDownIcon size={18} aria-hidden="true" />
        </Select.ScrollDownButton>
      </Select.Content>
    </Select.Portal>
  )
}
