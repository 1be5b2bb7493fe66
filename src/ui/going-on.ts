import { type RefObject, useEffect, useRef } from 'react'

/**
 * Whether what had the focus is gone, out of sight, or cannot be pressed any more: by keyboard and by ear one would begin again at
 * the top. On a page where nothing was pressed yet nothing is lost.
 */
function isFocusLost(): boolean {
  if (navigator.userActivation?.hasBeenActive === false) return false
  const active = document.activeElement
  return (
    !active?.isConnected ||
    active === document.body ||
    active.matches(':disabled') ||
    active.checkVisibility?.() === false
  )
}

/**
 * The place where one goes on after a press that took away what was pressed: a heading, or what was said in answer. It takes the
 * focus where that is lost, as soon as it is there (unless `isAtOnce` is false) and whenever `moment` is another; null is none.
 */
export function useGoingOn<Place extends HTMLElement>(
  moment: unknown = true,
  isAtOnce = true,
): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const before = useRef(isAtOnce ? null : moment)
  useEffect(() => {
    if (moment !== null && moment !== before.current && isFocusLost()) place.current?.focus()
    before.current = moment
  }, [moment])
  return place
}
