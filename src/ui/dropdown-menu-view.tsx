import { DropdownMenu as RadixMenu } from 'radix-ui'
import {
  type ComponentProps,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'
import { Link } from 'react-router'
import { joinClasses } from './class-names.ts'
import { CheckIcon } from './icons.ts'

export interface MenuItem {
  key: string
  label: string
  /** Where the label is in another language than the page. */
  lang?: string
  icon?: ReactNode
  /** Goes to an address … */
  to?: string
  /** … or does something. */
  onSelect?: () => void
  isChosen?: boolean
  /** One of several that can be on at once. */
  isTicked?: boolean
  isDangerous?: boolean
  disabled?: boolean
}

export interface Menu {
  label: string
  /** The button; give it words or a label. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** What it is about, above its items. */
  heading?: ReactNode
  items: readonly MenuItem[]
  align?: 'start' | 'end'
  /** It stays open when something in it is chosen. */
  staysOpen?: boolean
  /** Who goes on where the menu was closed; otherwise its button. */
  returnFocusTo?: RefObject<HTMLElement | null>
}

/** The menu itself, once it was opened; only `dropdown-menu.tsx` loads it. */
export function DropdownMenuView({
  label,
  trigger,
  heading,
  items,
  align = 'end',
  staysOpen = false,
  open,
  onOpenChange,
  returnFocusTo,
  isByKeys,
}: Menu & {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Whether keys opened it before it was here: whoever uses them begins at its first item. */
  isByKeys: boolean
}) {
  const beginsAtFirst = useRef(isByKeys)
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (!beginsAtFirst.current || target !== currentTarget) return
    beginsAtFirst.current = false
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus()
  }
  return (
    <RadixMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onFocus={onFocus}
          onCloseAutoFocus={event => {
            if (!returnFocusTo?.current) return
            event.preventDefault()
            returnFocusTo.current.focus()
          }}
          className="z-50 min-w-52 max-w-[calc(100vw-1.5rem)] animate-appear rounded-card border border-line bg-surface p-1 text-ink shadow-float"
        >
          {heading && (
            <RadixMenu.Label className="flex min-h-11 items-center justify-between gap-3 px-3 py-2 font-semibold">
              {heading}
            </RadixMenu.Label>
          )}
          {items.map(item => (
            <RadixMenu.Item
              key={item.key}
              disabled={item.disabled}
              onSelect={event => {
                if (staysOpen) event.preventDefault()
                item.onSelect?.()
              }}
              asChild={item.to !== undefined}
              {...(item.isTicked !== undefined && {
                role: 'menuitemcheckbox',
                'aria-checked': item.isTicked,
              })}
              {...(item.isChosen !== undefined && { role: 'menuitemradio', 'aria-checked': item.isChosen })}
              className={joinClasses(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-card px-3 py-2 outline-none',
                'data-[disabled]:cursor-not-allowed data-[highlighted]:bg-rail-soft data-[disabled]:text-muted',
                item.isDangerous && 'text-brick',
              )}
            >
              {item.to === undefined ? (
                <MenuWords item={item} />
              ) : (
                <Link to={item.to}>
                  <MenuWords item={item} />
                </Link>
              )}
            </RadixMenu.Item>
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  )
}

function MenuWords({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon}
      <span lang={item.lang} className="min-w-0 flex-1 truncate">
        {item.label}
      </span>
      {(item.isChosen || item.isTicked) && <CheckIcon size={18} aria-hidden="true" className="text-rail" />}
    </>
  )
}
