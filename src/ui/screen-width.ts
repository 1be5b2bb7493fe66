import { useSyncExternalStore } from 'react'

/** From where on a place to write stands beside what one reads. */
export const besideFrom = '(min-width: 80rem)'

/** Whether the window is as a media query says, also after it was turned or drawn wider. */
export function useScreenIs(query: string): boolean {
  return useSyncExternalStore(
    listener => {
      const asked = window.matchMedia(query)
      asked.addEventListener('change', listener)
      return () => asked.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
