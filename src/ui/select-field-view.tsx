import { Select } from 'radix-ui'
import type { FieldControl } from './field.tsx'
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from './icons.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface Choice {
  value?: string
  onValueChange?: (value: string) => void
  disabled?: boolean
  options: readonly SelectOption[]
  placeholder?: string
}

/** The button and the list of a choice: typing jumps to an entry. `open` is held by whoever shows it. */
export function SelectFieldView({
  control,
  open,
  onOpenChange,
  placeholder,
  options,
  className,
  ...choice
}: Choice & {
  control: FieldControl
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  className: string
}) {
  return (
    <Select.Root {...choice} open={open} onOpenChange={onOpenChange}>
      <Select.Trigger {...control} className={className}>
        <span className="truncate">
          <Select.Value placeholder={placeholder} />
        </span>
        <Select.Icon className="shrink-0 text-muted">
          <ChevronDownIcon size={20} aria-hidden="true" />
        </Select.Icon>
      </Select.Trigger>
      <SelectList options={options} />
    </Select.Root>
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
