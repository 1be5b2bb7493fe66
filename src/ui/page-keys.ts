import { useEffect, useRef } from 'react'

const isTyping = 'input:not([type=checkbox]), textarea, select, [contenteditable]'
const isOver = '[role=dialog], [role=alertdialog], [role=menu]'

/** Whether other keys are held with it, or a word is being composed: then it is no single letter. */
export const isHeld = ({ ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || isComposing

/** Whether somebody is typing where a key was pressed. */
export const isInField = (target: HTMLElement) => target.closest(isTyping) !== null

/**
 * Keys that mean something anywhere on the page, while nothing is being typed and nothing lies over it. `press` answers whether
 * the key was one of its own.
 */
export function usePageKeys(press: (key: string) => boolean): void {
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isHeld(event)) return
      if (isInField(event.target as HTMLElement) || document.querySelector(isOver)) return
      if (latest.current(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
