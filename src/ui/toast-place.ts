/**
 * Where a toast stands, so that it covers neither a heading nor what one writes in nor the buttons beside it: over the foot of the
 * rail; where there is none, at the foot of the window above whatever of these would lie under it. Where that reaches too high, as
 * on a phone with its keyboard or in a dialog, it stands below the bar at the top.
 */

const mustBeSeen =
  '[data-foot], [data-page-acts], [role=dialog], h1, h2, textarea, input:not([type=checkbox], [type=radio]), select, form button, [data-quick-exit]'

/** So much room a toast takes at most, in pixels, and so far it stands from what it stands above. */
const ROOM = { width: 400, height: 120, gap: 12 }

export interface ToastPlace {
  position: 'bottom-left' | 'bottom-right' | 'top-right'
  /** From the foot of the window, in pixels. */
  bottom: number
}

export function placeOfToast(): ToastPlace {
  // Above the last line of a rail with sections there are no controls.
  if (document.querySelector('[data-rail]')?.checkVisibility?.())
    return { position: 'bottom-left', bottom: 64 }
  const { innerWidth, innerHeight } = window
  const shown = [...document.querySelectorAll(mustBeSeen)]
    .filter(each => each.checkVisibility?.())
    .map(each => each.getBoundingClientRect())
    .filter(({ right }) => right > innerWidth - ROOM.width)
  let bottom: number = ROOM.gap
  while (bottom <= innerHeight / 2) {
    const foot = innerHeight - bottom
    const under = shown.filter(place => place.top < foot && place.bottom > foot - ROOM.height)
    if (under.length === 0) return { position: 'bottom-right', bottom }
    bottom = innerHeight - Math.min(...under.map(({ top }) => top)) + ROOM.gap
  }
  return { position: 'top-right', bottom }
}
