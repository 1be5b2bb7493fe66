import { cloneElement, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Menu } from './dropdown-menu-view.tsx'
import { showToast } from './toast.ts'
import { uiText } from './ui.text.ts'

export type { MenuItem } from './dropdown-menu-view.tsx'

let View: typeof import('./dropdown-menu-view.tsx').DropdownMenuView | undefined

async function loadView(): Promise<void> {
  View ??= (await import('./dropdown-menu-view.tsx')).DropdownMenuView
}

/** Has the code of menus come before a key asks for one; without a line it comes when it is asked for again. */
export const fetchMenu = () => loadView().catch(() => {})

/** The keys that open a menu from its button (WAI-ARIA, menu button). */
const openingKeys = ['Enter', ' ', 'ArrowDown']

/**
 * A menu behind a button. Its code comes when somebody reaches for the button, so that pages weigh only what they show; the
 * first time it is opened it takes over the button. Where it can't be had (no connection), that is said, and the next press
 * tries again.
 */
export function DropdownMenu({
  open,
  onOpenChange,
  ...menu
}: Menu & {
  /** Held by whoever shows it; otherwise the trigger opens it. */
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
}) {
  const [isOpenHere, setOpenHere] = useState(false)
  const isOpen = open ?? isOpenHere
  const change = onOpenChange ?? setOpenHere
  const isByPointer = useRef(false)
  const [isLoaded, setLoaded] = useState(false)
  // Within the press that opens it: the next key is the menu's.
  if (isOpen && View && !isLoaded) setLoaded(true)
  const give = useRef(change)
  give.current = change
  const isAwaited = isOpen && !isLoaded
  useEffect(() => {
    if (!isAwaited) return
    let isCurrent = true
    loadView().then(
      () => isCurrent && setLoaded(true),
      () => {
        if (!isCurrent) return
        give.current(false)
        showToast({ kind: 'failure', title: uiText.failureTitle, body: uiText.failureBody })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isAwaited])
  if (isLoaded && View)
    return <View {...menu} open={isOpen} onOpenChange={change} isByKeys={!isByPointer.current} />
  return cloneElement(menu.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onPointerEnter: () => void fetchMenu(),
    onFocus: () => void fetchMenu(),
    onClick: ({ detail }: MouseEvent) => {
      isByPointer.current = detail > 0
      change(!isOpen)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!openingKeys.includes(event.key)) return
      event.preventDefault()
      isByPointer.current = false
      change(true)
    },
  })
}
