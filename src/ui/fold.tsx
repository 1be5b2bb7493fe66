import { type ReactNode, useEffect, useState } from 'react'
import { ChevronDownIcon } from './icons.ts'

/**
 * Something that stands folded in one line until somebody asks for it: its name, and in a word what it holds. What is folded is
 * not made before, so that it costs nothing. `isAskedFor` opens it, as a link that leads there does.
 */
export function Fold({
  id,
  title,
  note,
  icon,
  isAskedFor = false,
  onToggle,
  children,
}: {
  id?: string
  title: string
  note?: ReactNode
  icon?: ReactNode
  isAskedFor?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(isAskedFor)
  useEffect(() => {
    if (isAskedFor) setOpen(true)
  }, [isAskedFor])
  return (
    <details
      id={id}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open)
        onToggle?.(open)
      }}
      className="group scroll-mt-24 border-line border-t last:border-b"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2 hover:text-rail [&::-webkit-details-marker]:hidden">
        {icon}
        <h2 className="min-w-0 flex-1 font-semibold">{title}</h2>
        {note && <span className="text-muted">{note}</span>}
        <ChevronDownIcon
          size={20}
          aria-hidden="true"
          className="shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      {isOpen && <div className="pb-5">{children}</div>}
    </details>
  )
}
