import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { uiText } from './ui.text.ts'

/**
 * Asks before something that cannot be undone. `question` says what will be gone; `confirmLabel` is a
 * verb ("Delete goal"), never "OK".
 */
export function ConfirmDialog({
  title,
  question,
  confirmLabel,
  onConfirm,
  trigger,
  open,
  onOpenChange,
  isDangerous = true,
  cancelLabel = uiText.cancel,
}: {
  title: string
  question: ReactNode
  confirmLabel: string
  onConfirm: () => void
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  isDangerous?: boolean
  cancelLabel?: string
}) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <AlertDialog.Content className="fixed inset-0 z-50 m-auto grid h-fit w-[calc(100%-2rem)] max-w-md animate-arrive gap-3 rounded-card border border-line bg-surface p-6 text-ink shadow-float sm:p-7">
          <AlertDialog.Title className="font-semibold text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-muted">{question}</AlertDialog.Description>
          <div className="mt-3 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button look="secondary">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button look={isDangerous ? 'danger' : 'primary'} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
