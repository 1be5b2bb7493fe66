import type { ComponentProps } from 'react'
import { controlClasses } from './field.tsx'
import { SearchIcon } from './icons.ts'

/** What a list is searched by: a picture and a few words stand in the field, and its whole name is read aloud. */
export function SearchField({
  label,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'className' | 'id'> & {
  /** All that it finds by. */
  label: string
  /** The same in a few words. */
  placeholder: string
}) {
  return (
    <label className="relative grid min-w-0 items-center">
      <span className="sr-only">{label}</span>
      <input {...input} type="search" className={`${controlClasses} pr-2 pl-9`} />
      <SearchIcon size={18} aria-hidden="true" className="pointer-events-none absolute left-3 text-muted" />
    </label>
  )
}
