/** What a press on something inside of it presses. */
const pressable = 'a, button, summary, input'

/**
 * A double click counts where it began: what the first press led to may stand under the second, which would press that as well,
 * such as a button like it in the next row of a list. Returns what ends it.
 */
export function keepDoubleClicksTogether(): () => void {
  let first: Element | null = null
  const look = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest(pressable)
    if (event.detail < 2) first = pressed
    else if (pressed && pressed !== first) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  document.addEventListener('click', look, true)
  return () => document.removeEventListener('click', look, true)
}
