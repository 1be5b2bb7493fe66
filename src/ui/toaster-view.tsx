import { type MouseEvent, useEffect } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { joinClasses } from './class-names.ts'
import { CloseIcon, DoneIcon, InfoIcon, ProblemIcon } from './icons.ts'
import { subscribeToToasts, type Toast } from './toast.ts'
import { placeOfToast } from './toast-place.ts'
import { uiText } from './ui.text.ts'

/** A live region is announced only if it stood before the words came: the first ones wait for it. */
const regionSettles = 120

const icons = {
  success: <DoneIcon size={20} aria-hidden="true" className="text-good" />,
  failure: <ProblemIcon size={20} aria-hidden="true" className="text-brick" />,
  info: <InfoIcon size={20} aria-hidden="true" className="text-rail" />,
}

/** What is shown of each thing that a toast is about. */
const shown = new Map<string, string | number>()

function withdraw(about: string) {
  const id = shown.get(about)
  if (id !== undefined) sonner.dismiss(id)
  shown.delete(about)
}

/** What failed again in the same words takes the place of what was told before, and is told anew. */
const aboutOf = ({ about, kind, action, title, body }: Toast) =>
  about ?? (kind === 'failure' && !action ? `${title}: ${body}` : undefined)

/** The focus goes back to where it was before it is pressed: given back later, it would leave what the press leads to. */
const actionOf = ({ label, onPress }: NonNullable<Toast['action']>) => ({
  label,
  onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.blur()
    onPress()
  },
})

function show(toast: Toast) {
  const about = aboutOf(toast)
  if (about) withdraw(about)
  const { position, bottom } = placeOfToast()
  const isOnRail = position === 'bottom-left'
  document.documentElement.style.setProperty('--toast-foot', `${bottom}px`)
  const id = sonner(toast.title, {
    position,
    description: toast.body,
    // A rail is narrow: its words say what happened.
    icon: isOnRail ? null : icons[toast.kind],
    // Failures stay long enough to be read twice.
    duration: toast.isBrief ? 3_000 : toast.kind === 'failure' ? 10_000 : 5_000,
    closeButton: !toast.isBrief,
    action: toast.action && actionOf(toast.action),
    className: joinClasses(
      'border-l-4',
      isOnRail
        ? 'w-48! flex-wrap gap-y-0! p-3! pr-10! text-sm [&>[data-action]]:-mb-2 [&>[data-action]]:-ml-2'
        : 'sm:w-96',
      toast.kind === 'failure' ? 'border-l-brick' : 'border-l-rail',
      // Nothing cheers over what is grave, and nothing covers it that can be seen without.
      toast.kind === 'success' && !toast.action && 'grave:hidden!',
      toast.isBrief && 'pointer-events-none! w-fit! max-w-48 px-3! py-2! text-sm',
      toast.isBrief && !isOnRail && 'sm:right-0 sm:left-auto! sm:max-w-sm',
    ),
  })
  if (about) shown.set(about, id)
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
      position="bottom-right"
      offset={{ top: 'var(--below-quick-exit, 88px)', left: 8, right: 24, bottom: 'var(--toast-foot, 64px)' }}
      mobileOffset={{
        top: 'var(--below-quick-exit, 80px)',
        left: 16,
        right: 16,
        bottom: 'var(--toast-foot, 64px)',
      }}
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
