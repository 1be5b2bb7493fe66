import { cloneElement, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { Menu } from './dropdown-menu-view.tsx'
import { useViewOnDemand, viewOnDemand } from './view-on-demand.ts'

export type { MenuItem } from './dropdown-menu-view.tsx'

const menuView = viewOnDemand(async () => (await import('./dropdown-menu-view.tsx')).DropdownMenuView)

/** Has the code of menus come before a key asks for one; without a line it comes when it is asked for again. */
export const fetchMenu = menuView.fetch

/** The keys that open a menu from its button (WAI-ARIA, menu button). */
const openingKeys = ['Enter', ' ', 'ArrowDown']

/**
 * A menu behind a button. Its code comes when somebody reaches for the button, so that pages weigh only what they show; the
 * first time it is opened it takes over the button.
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
  const View = useViewOnDemand(menuView, isOpen, () => change(false))
  if (View) return <View {...menu} open={isOpen} onOpenChange={change} isByKeys={!isByPointer.current} />
  return cloneElement(menu.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onPointerEnter: fetchMenu,
    onFocus: fetchMenu,
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
