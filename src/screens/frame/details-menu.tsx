import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A menu that opens before, and without, any script: Escape, a press beside it and a link that was followed close it. */
export function DetailsMenu({
  summary,
  summaryClassName,
  className,
  children,
}: {
  summary: ReactNode
  summaryClassName: string
  className?: string
  children: ReactNode
}) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    function close(event: Event) {
      const menu = details.current
      if (!menu?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        menu.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && menu.contains(event.target)) return
      menu.open = false
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [])

  // A link was followed: the menu closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address closes it
  useEffect(() => details.current?.removeAttribute('open'), [key])

  return (
    <details ref={details} className={className}>
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  )
}
