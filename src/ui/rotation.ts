import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** How much of the region must be in view before it moves. */
const IN_VIEW = 0.25

/** Whether the region is in view, the page is looked at, and the person has not asked their device for less motion. */
function useMotionAllowed(region: RefObject<HTMLElement | null>): boolean {
  const [isMotionAllowed, setMotionAllowed] = useState(false)
  useEffect(() => {
    const node = region.current
    if (!node) return
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
    let isInView = false
    const decide = () => setMotionAllowed(isInView && !document.hidden && !reducedMotion.matches)
    const watcher = new IntersectionObserver(
      entries => {
        isInView = entries.at(-1)?.isIntersecting ?? false
        decide()
      },
      { threshold: IN_VIEW },
    )
    watcher.observe(node)
    reducedMotion.addEventListener('change', decide)
    document.addEventListener('visibilitychange', decide)
    return () => {
      watcher.disconnect()
      reducedMotion.removeEventListener('change', decide)
      document.removeEventListener('visibilitychange', decide)
    }
  }, [region])
  return isMotionAllowed
}

/**
 * Shows the steps of an example one after the other, each for `everyMs`. It waits while the pointer or the focus is
 * inside its region, while the region is out of view, and for good once the person chose a step or paused it; pressing
 * play goes on even though the pointer is still there. Spread `region` on the element around it.
 */
export function useRotation<Region extends HTMLElement>(count: number, everyMs: number) {
  const ref = useRef<Region>(null)
  const [step, setStep] = useState(0)
  const [choice, setChoice] = useState<'none' | 'pause' | 'play'>('none')
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isMotionAllowed = useMotionAllowed(ref)
  const hasAttention = isHovered || hasFocus
  const isRunning = isMotionAllowed && (choice === 'play' || (choice === 'none' && !hasAttention))

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setStep(now => (now + 1) % count), everyMs)
    return () => clearInterval(timer)
  }, [isRunning, count, everyMs])

  // Who pressed play and then looked away is a passer-by again: the next look pauses it as the first did.
  const leave = () => setChoice(now => (now === 'play' ? 'none' : now))
  return {
    step,
    isPaused: choice === 'pause',
    choose: (chosen: number) => {
      setStep(chosen)
      setChoice('pause')
    },
    toggle: () => setChoice(now => (now === 'pause' ? 'play' : 'pause')),
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
