import {
  type ComponentType,
  cloneElement,
  createContext,
  isValidElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { DialogContent, DialogWindow } from './dialog-window.tsx'
import { showToast } from './toast.ts'
import { uiText } from './ui.text.ts'

// Most dialogs of a page are never opened: what it takes to show one comes with the first, once for all of them.
const loadWindow = () => import('./dialog-window.tsx')
let known: typeof DialogWindow | undefined

const ClosingContext = createContext(() => {})

/** The window as soon as it is needed and here. Where it can't be had (no connection), that is said. */
function useWindow(
  isOpen: boolean,
  close: () => void,
): ComponentType<Parameters<typeof DialogWindow>[0]> | undefined {
  const [, setLoaded] = useState(known !== undefined)
  const onFailure = useRef(close)
  onFailure.current = close
  useEffect(() => {
    if (!isOpen || known) return
    loadWindow().then(
      loaded => {
        known = loaded.DialogWindow
        setLoaded(true)
      },
      () => {
        onFailure.current()
        showToast({ kind: 'failure', title: uiText.failureTitle, body: uiText.failureBody })
      },
    )
  }, [isOpen])
  return known
}

/**
 * A dialog. Either give it a `trigger` (it then opens itself), or hold `open` and `onOpenChange`.
 * It traps the focus, gives it back, closes on Escape, and is a sheet from below on a phone.
 */
export function Dialog({
  trigger,
  open,
  onOpenChange,
  returnTo,
  ...content
}: DialogContent & {
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Where the focus goes when it closes, if not to where it came from. */
  returnTo?: () => Element | null
}) {
  const [isOpenByItself, setOpenByItself] = useState(false)
  const isOpen = open ?? isOpenByItself
  const button = useRef<HTMLElement>(null)
  const from = useRef<Element | null>(null)
  const change = (next: boolean) => {
    setOpenByItself(next)
    onOpenChange?.(next)
  }
  const close = () => change(false)
  const Window = useWindow(isOpen, close)
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
    onPointerEnter: () => void loadWindow().catch(() => {}),
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
