import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** How much of the region must be in view before it moves. */
const IN_VIEW = 0.25

/** Whether the region is in view, the page is looked at, and the person has not asked their device for less motion. */
function useMayMove(region: RefObject<HTMLElement | null>): boolean {
  const [mayMove, setMayMove] = useState(false)
  useEffect(() => {
    const node = region.current
    if (!node) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)')
    let isInView = false
    const decide = () => setMayMove(isInView && !document.hidden && !still.matches)
    const watcher = new IntersectionObserver(
      entries => {
        isInView = entries.at(-1)?.isIntersecting ?? false
        decide()
      },
      { threshold: IN_VIEW },
    )
    watcher.observe(node)
    still.addEventListener('change', decide)
    document.addEventListener('visibilitychange', decide)
    return () => {
      watcher.disconnect()
      still.removeEventListener('change', decide)
      document.removeEventListener('visibilitychange', decide)
    }
  }, [region])
  return mayMove
}

/**
 * Shows the steps of an example one after the other, each for `everyMs`. It waits while the pointer or the focus is
 * inside its region, while the region is out of view, and for good once the person chose a step or paused it; pressing
 * play goes on even though the pointer is still there. Spread `region` on the element around it.
 */
export function useRotation<Region extends HTMLElement>(count: number, everyMs: number) {
  const ref = useRef<Region>(null)
  const [step, setStep] = useState(0)
  const [wish, setWish] = useState<'none' | 'pause' | 'play'>('none')
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const mayMove = useMayMove(ref)
  const isLookedAt = isHovered || hasFocus
  const isRunning = mayMove && (wish === 'play' || (wish === 'none' && !isLookedAt))

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setStep(now => (now + 1) % count), everyMs)
    return () => clearInterval(timer)
  }, [isRunning, count, everyMs])

  // Who pressed play and then looked away is a passer-by again: the next look pauses it as the first did.
  const leave = () => setWish(now => (now === 'play' ? 'none' : now))
  return {
    step,
    isPaused: wish === 'pause',
    choose: (chosen: number) => {
      setStep(chosen)
      setWish('pause')
    },
    toggle: () => setWish(now => (now === 'pause' ? 'play' : 'pause')),
    region: {
      ref,
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => {
        setHovered(false)
        leave()
      },
      onFocus: () => setFocus(true),
      onBlur: (event: FocusEvent<Region>) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        setFocus(false)
        leave()
      },
    },
  }
}
