import type { ReactNode, Ref } from 'react'
import { joinClasses } from './class-names.ts'

/**
 * A list that scrolls within its own height, such as `height="400px"`. Reached and moved by keyboard. The bar is the
 * browser's own, thin and in our colors: each device shows and hides it as its owner is used to.
 */
export function ScrollArea({
  label,
  height,
  className,
  viewportRef,
  children,
}: {
  label: string
  height: string
  className?: string
  viewportRef?: Ref<HTMLElement>
  children: ReactNode
}) {
  return (
    <section
      ref={viewportRef}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a pointer one scrolls with the arrow keys.
      tabIndex={0}
      className={joinClasses(
        'overflow-y-auto rounded-card -outline-offset-3 [scrollbar-color:var(--edge)_transparent] [scrollbar-width:thin]',
        className,
      )}
      style={{ height }}
    >
      {children}
    </section>
  )
}
