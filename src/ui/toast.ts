/** The words of a toast. The title says what happened; the body, if any, what follows from it. */
export interface ToastWords {
  title: string
  body?: string
  /** What it is about: another one about the same takes its place, and `withdrawToast` its reason. */
  about?: string
}

export interface Toast extends ToastWords {
  kind: 'success' | 'failure' | 'info'
  /** Said in passing: small, soon gone, and what lies under it can be pressed through it. */
  isBrief?: boolean
  /** A way back, such as Undo. */
  action?: { label: string; onPress: () => void }
}

type Show = (toast: Toast) => void
type Withdraw = (about: string) => void

let show: Show | undefined
let withdraw: Withdraw | undefined
let waiting: Toast[] = []
let loadToaster: (() => void) | undefined

/** Shows a toast at the edge of the screen and announces it. May be called from anywhere in the browser. */
export function showToast(toast: Toast): void {
  if (show) {
    show(toast)
  } else {
    waiting.push(toast)
    loadToaster?.()
  }
}

/** Takes away what was told about something once that is no longer so. */
export function withdrawToast(about: string): void {
  waiting = waiting.filter(toast => toast.about !== about)
  withdraw?.(about)
}

/** True while a toast waits for its toaster to be loaded. */
export function hasWaitingToasts(): boolean {
  return waiting.length > 0
}

/** Calls `load` with the first toast: the toaster is loaded only then. */
export function onToasterWanted(load: () => void): () => void {
  loadToaster = load
  return () => {
    loadToaster = undefined
  }
}

/** The loaded toaster takes over, beginning with what waited for it. */
export function subscribeToToasts(showNow: Show, withdrawNow?: Withdraw): () => void {
  show = showNow
  withdraw = withdrawNow
  const first = waiting
  waiting = []
  first.forEach(showNow)
  return () => {
    show = withdraw = undefined
  }
}
