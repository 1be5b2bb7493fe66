import { type MouseEvent, useEffect } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { joinClasses } from './class-names.ts'
import { CloseIcon, DoneIcon, InfoIcon, ProblemIcon } from './icons.ts'
import { subscribeToToasts, type Toast } from './toast.ts'
import { uiText } from './ui.text.ts'

/** A live region is announced only if it stood before the words came: the first ones wait for it. */
const regionSettles = 120

const icons = {
  success: <DoneIcon size={20} aria-hidden="true" className="text-good" />,
  failure: <ProblemIcon size={20} aria-hidden="true" className="text-brick" />,
  info: <InfoIcon size={20} aria-hidden="true" className="text-rail" />,
}

/** Above the last line of a rail with sections there are no controls, and dialogs have theirs at the right. */
const isBesideRail = () => document.querySelector('[data-rail]')?.checkVisibility?.() ?? false

/** What is shown of each thing that a toast is about. */
const shown = new Map<string, string | number>()

function withdraw(about: string) {
  const id = shown.get(about)
  if (id !== undefined) sonner.dismiss(id)
  shown.delete(about)
}

/** The focus goes back to where it was before it is pressed: given back later, it would leave what the press leads to. */
const actionOf = ({ label, onPress }: NonNullable<Toast['action']>) => ({
  label,
  onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.blur()
    onPress()
  },
})

function show(toast: Toast) {
  if (toast.about) withdraw(toast.about)
  const isAtFoot = isBesideRail()
  const id = sonner(toast.title, {
    ...(isAtFoot ? { position: 'bottom-left' } : {}),
    description: toast.body,
    icon: icons[toast.kind],
    // Failures stay long enough to be read twice.
    duration: toast.isBrief ? 3_000 : toast.kind === 'failure' ? 10_000 : 5_000,
    closeButton: !toast.isBrief,
    action: toast.action && actionOf(toast.action),
    className: joinClasses(
      'border-l-4',
      isAtFoot ? 'lg:w-72 lg:text-sm' : 'sm:w-96',
      toast.kind === 'failure' ? 'border-l-brick' : 'border-l-rail',
      // Nothing cheers over what is grave, and nothing covers it that can be seen without.
      toast.kind === 'success' && !toast.action && 'grave:hidden!',
      toast.isBrief && 'pointer-events-none! w-fit! px-3! py-2! text-sm',
      toast.isBrief && !isAtFoot && 'right-0 left-auto! max-sm:right-8!',
    ),
  })
  if (toast.about) shown.set(toast.about, id)
}

/** The toaster itself; only `toaster.tsx` loads it. */
export default function ToasterView() {
  useEffect(() => {
    let leave = () => {}
    const timer = setTimeout(() => {
      leave = subscribeToToasts(show, withdraw)
    }, regionSettles)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [])
  return (
    <Sonner
      // Without a rail at the top: the buttons of a phone's screen, and what is being typed, are at the bottom.
      position="top-right"
      offset={{ top: 'var(--below-quick-exit, 88px)', right: 24, bottom: 64 }}
      mobileOffset={{ top: 'var(--below-quick-exit, 80px)', left: 16, right: 16 }}
      expand
      closeButton
      gap={12}
      containerAriaLabel={uiText.notifications}
      icons={{ close: <CloseIcon size={18} aria-hidden="true" /> }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: uiText.close,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-card border border-line bg-surface p-4 pr-12 font-sans text-ink shadow-float',
          title: 'font-semibold leading-snug',
          description: 'mt-0.5 text-muted leading-snug',
          icon: 'mt-0.5 shrink-0',
          closeButton:
            'absolute top-1 right-1 grid size-11 place-items-center rounded-card text-muted hover:text-ink',
          actionButton: 'ml-auto min-h-11 shrink-0 px-2 font-semibold text-rail underline underline-offset-4',
        },
      }}
    />
  )
}
