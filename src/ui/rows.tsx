import { type ReactNode, useRef } from 'react'
import { isInField } from './page-keys.ts'
import { useRowKeys } from './row-keys.ts'

/** What stands on a page: j and k move among the rows of it. `onLeave` names what Escape leads to out of a text that is written. */
export function Rows({ onLeave, children }: { onLeave?: string; children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null)
  const { onFocus } = useRowKeys(page)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only remembers and moves the focus
    <div
      ref={page}
      onFocus={onFocus}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented || !onLeave) return
        if (isInField(event.target as HTMLElement)) page.current?.querySelector<HTMLElement>(onLeave)?.focus()
      }}
      className="contents"
    >
      {children}
    </div>
  )
}
