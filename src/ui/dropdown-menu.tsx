import { DropdownMenu as RadixMenu } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import { joinClasses } from './class-names.ts'
import { CheckIcon } from './icons.ts'

export interface MenuItem {
  key: string
  label: string
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

/** A menu behind a button. `trigger` is the button; give it words or a label. */
export function DropdownMenu({
  label,
  trigger,
  items,
  align = 'end',
  staysOpen = false,
  open,
  onOpenChange,
  returnFocusTo,
}: {
  label: string
  trigger: ReactNode
  items: readonly MenuItem[]
  align?: 'start' | 'end'
  /** It stays open when something in it is chosen. */
  staysOpen?: boolean
  /** Held by whoever shows it; otherwise the trigger opens it. */
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Who goes on where the menu was closed; otherwise its button. */
  returnFocusTo?: RefObject<HTMLElement | null>
}) {
  return (
    <RadixMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={event => {
            if (!returnFocusTo?.current) return
            event.preventDefault()
            returnFocusTo.current.focus()
          }}
          className="z-50 min-w-52 max-w-[calc(100vw-1.5rem)] animate-appear rounded-card border border-line bg-surface p-1 text-ink shadow-float"
        >
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
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {(item.isChosen || item.isTicked) && <CheckIcon size={18} aria-hidden="true" className="text-rail" />}
    </>
  )
}
