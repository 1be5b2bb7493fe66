import { Dialog as RadixDialog } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'
import { joinClasses } from './class-names.ts'
import { CloseIcon } from './icons.ts'
import { asNoticePlace } from './notice-place.ts'
import { uiText } from './ui.text.ts'

const widths = { narrow: 'max-w-md', regular: 'max-w-xl', wide: 'max-w-3xl', widest: 'max-w-5xl' }

/** What a dialog shows. */
export interface DialogContent {
  title: string
  description?: ReactNode
  width?: keyof typeof widths
  /** The buttons at its foot, the main one last. */
  actions?: ReactNode
  children?: ReactNode
}

/** An open dialog; only `dialog.tsx` loads it. `onGone` is called when the focus can go back to where it was. */
export function DialogWindow({
  title,
  description,
  width = 'regular',
  actions,
  children,
  onOpenChange,
  onGone,
}: DialogContent & { onOpenChange: (isOpen: boolean) => void; onGone: () => void }) {
  // Who opened it may be gone by the end: it was chosen from a menu, whose button goes on.
  const from = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const menu = document.activeElement?.closest('[role=menu]')
    const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')
    from.current = button ?? document.activeElement
  }, [])
  return (
    <RadixDialog.Root open onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 top-(--below-bar,0px) z-40 animate-appear bg-veil" />
        <RadixDialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={event => {
            event.preventDefault()
            onGone()
            if (document.activeElement === document.body && from.current instanceof HTMLElement)
              from.current.focus()
          }}
          className={joinClasses(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[calc(100dvh-4.5rem)] w-full animate-arrive flex-col rounded-t-card border border-line bg-surface text-ink shadow-float',
            'sm:top-(--below-bar,0px) sm:bottom-0 sm:my-auto sm:h-fit sm:max-h-[calc(100dvh-4.5rem-var(--below-bar,0px))] sm:w-[calc(100%-3rem)] sm:rounded-card',
            widths[width],
          )}
        >
          <div className="grid gap-1 pt-6 pr-16 pb-1.5 pl-5 sm:pl-7">
            <RadixDialog.Title className="font-semibold text-xl">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className="text-muted">{description}</RadixDialog.Description>
            )}
          </div>
          <div className="grid gap-5 overflow-y-auto px-5 py-5 sm:px-7">
            <div ref={asNoticePlace} className="empty:hidden" />
            {children}
          </div>
          {actions && (
            <div className="flex flex-col-reverse gap-3 border-line border-t px-5 py-4 sm:flex-row sm:justify-end sm:px-7">
              {actions}
            </div>
          )}
          {/* Last to be reached: whoever opened this came for its first field, not to close it. */}
          <RadixDialog.Close asChild>
            <IconButton
              label={uiText.close}
              icon={<CloseIcon size={22} aria-hidden="true" />}
              className="absolute top-4 right-4 sm:top-5 sm:right-6"
            />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
