import {
  cloneElement,
  createContext,
  isValidElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { DialogContent } from './dialog-window.tsx'
import { useViewOnDemand, viewOnDemand } from './view-on-demand.ts'

// Most dialogs of a page are never opened: what it takes to show one comes with the first, once for all of them.
const windowView = viewOnDemand(async () => (await import('./dialog-window.tsx')).DialogWindow)

const ClosingContext = createContext(() => {})

/**
 * A dialog. Either give it a `trigger` (it then opens itself), or hold `open` and `onOpenChange`.
 * It traps the focus, gives it back, closes on Escape, and is a sheet from below on a phone.
 */
export function Dialog({
  trigger,
  open,
  startsOpen = false,
  onOpenChange,
  returnTo,
  ...content
}: DialogContent & {
  trigger?: ReactNode
  /** Where it opens itself: whether it is open at first. */
  startsOpen?: boolean
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Where the focus goes when it closes, if not to where it came from. */
  returnTo?: () => Element | null
}) {
  const [isOpenByItself, setOpenByItself] = useState(startsOpen)
  const isOpen = open ?? isOpenByItself
  const button = useRef<HTMLElement>(null)
  const from = useRef<Element | null>(null)
  const change = (next: boolean) => {
    setOpenByItself(next)
    onOpenChange?.(next)
  }
  const close = () => change(false)
  const Window = useViewOnDemand(windowView, isOpen, close)
  // Whoever opened it gets the focus back: its button, or what had the focus before.
  useLayoutEffect(() => {
    if (isOpen) from.current = document.activeElement
  }, [isOpen])
  const returnFocus = () => {
    // What alarms behind it took the focus meanwhile, and is in sight: it keeps both.
    if (document.activeElement?.closest('[role=alert]')) return
    const before = returnTo?.() ?? button.current ?? from.current
    if (before instanceof HTMLElement) before.focus()
  }
  return (
    <>
      {isValidElement(trigger) ? withOpening(trigger, button, isOpen, () => change(true)) : trigger}
      {isOpen && Window && (
        <ClosingContext value={close}>
          <Window {...content} onOpenChange={change} onGone={returnFocus} />
        </ClosingContext>
      )}
    </>
  )
}

interface Pressable {
  onClick?: (event: MouseEvent) => void
}

/** A button that also opens the dialog. */
function withOpening(
  trigger: ReactElement,
  button: RefObject<HTMLElement | null>,
  isOpen: boolean,
  open: () => void,
) {
  const { onClick } = trigger.props as Pressable
  return cloneElement(trigger as ReactElement<Pressable & Record<string, unknown>>, {
    ref: button,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onPointerEnter: windowView.fetch,
    onClick: (event: MouseEvent) => {
      onClick?.(event)
      open()
    },
  })
}

/** Wrap a button of a dialog in it, and pressing it closes the dialog. */
export function DialogClose({ children }: { asChild?: true; children: ReactElement<Pressable> }) {
  const close = useContext(ClosingContext)
  const { onClick } = children.props
  return cloneElement(children, {
    onClick: (event: MouseEvent) => {
      onClick?.(event)
      close()
    },
  })
}
