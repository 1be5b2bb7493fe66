import { useRef, useSyncExternalStore } from 'react'

/** From where on a place to write stands beside what one reads. */
export const besideFrom = '(min-width: 80rem)'

/** Tells whenever the window becomes as a media query says, or ceases to be. Returns what ends it. */
function listenTo(query: string, listener: () => void): () => void {
  const asked = window.matchMedia(query)
  asked.addEventListener('change', listener)
  return () => asked.removeEventListener('change', listener)
}

/** Whether the window is as a media query says, also after it was turned or drawn wider. */
export function useScreenIs(query: string): boolean {
  return useSyncExternalStore(
    listener => listenTo(query, listener),
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/**
 * The same for what is made anew where it changes: while a dialog is open nothing does, for it would go with what it was opened
 * from. Whoever closes it has the focus elsewhere, which is when it is looked at again.
 */
export function useScreenIsAtRest(query: string): boolean {
  const last = useRef<boolean>(undefined)
  return useSyncExternalStore(
    listener => {
      const stop = listenTo(query, listener)
      document.addEventListener('focusin', listener)
      return () => {
        stop()
        document.removeEventListener('focusin', listener)
      }
    },
    () => {
      const isOver = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
      if (last.current === undefined || !isOver) last.current = window.matchMedia(query).matches
      return last.current
    },
    () => false,
  )
}
