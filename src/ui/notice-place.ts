/** Where something that must not be missed can be shown: at the top of the dialog that is open, since nothing behind it can be seen. */
import { useSyncExternalStore } from 'react'

const places: HTMLElement[] = []
const listeners = new Set<() => void>()

function tellAll(): void {
  for (const listener of listeners) listener()
}

/** For the top of a dialog, as its `ref`: while it is there, notices are shown in it. */
export function asNoticePlace(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined
  places.push(place)
  tellAll()
  return () => {
    places.splice(places.indexOf(place), 1)
    tellAll()
  }
}

/** The place in the topmost dialog; undefined while none is open. */
export function useNoticePlace(): HTMLElement | undefined {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => places.at(-1),
  )
}
