import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { joinClasses } from './class-names.ts'

/** From how far on letting go does something, and how far a finger goes before it is no tap, in pixels. */
const FAR = 88
const NO_TAP = 12

/** At the edges of a phone a swipe is the browser's own: back and forward. In pixels. */
const EDGE = 24

/** What a swipe does: a shortcut for a button, whose words it says. */
export interface Swipe {
  label: string
  onSwipe: () => void
}

/**
 * A row that a finger moves aside, to the right or to the left. Nothing else does: a mouse, the keyboard and a screen reader have the
 * buttons. Up and down the page scrolls, and two fingers make it larger, as everywhere.
 */
export function Swipeable({
  right,
  left,
  children,
}: {
  right: Swipe | undefined
  left: Swipe | undefined
  children: ReactNode
}) {
  const began = useRef<{ id: number; x: number }>(undefined)
  const wasSwiped = useRef(false)
  const [by, setBy] = useState(0)
  const swipeAt = (moved: number) => (moved > 0 ? right : left)
  const chosen = swipeAt(by)
  const end = () => {
    began.current = undefined
    setBy(0)
  }
  return (
    <div
      onPointerDown={({ pointerType, isPrimary, pointerId: id, clientX: x }: PointerEvent) => {
        wasSwiped.current = false
        const isAtEdge = x < EDGE || x > window.innerWidth - EDGE
        if (pointerType === 'touch' && isPrimary && !isAtEdge) began.current = { id, x }
      }}
      onPointerMove={({ pointerId, clientX }) => {
        if (began.current?.id !== pointerId) return
        const moved = clientX - began.current.x
        if (!wasSwiped.current && Math.abs(moved) < NO_TAP) return
        wasSwiped.current = true
        setBy(swipeAt(moved) ? moved : 0)
      }}
      onPointerUp={({ pointerId, clientX }) => {
        if (began.current?.id !== pointerId) return
        const moved = clientX - began.current.x
        end()
        if (Math.abs(moved) >= FAR) swipeAt(moved)?.onSwipe()
      }}
      onPointerCancel={end}
      onClickCapture={(event: MouseEvent) => {
        if (!wasSwiped.current) return
        wasSwiped.current = false
        event.preventDefault()
        event.stopPropagation()
      }}
      className={joinClasses('relative touch-pan-y touch-pinch-zoom', by !== 0 && 'overflow-x-clip')}
    >
      {chosen && by !== 0 && (
        <span
          aria-hidden="true"
          className={joinClasses(
            'absolute inset-y-0 flex items-center px-4 font-semibold text-sm',
            by > 0 ? 'left-0' : 'right-0',
            Math.abs(by) >= FAR ? 'text-rail' : 'text-muted',
          )}
        >
          {chosen.label}
        </span>
      )}
      <div
        style={by === 0 ? undefined : { transform: `translateX(${by}px)` }}
        className={by === 0 ? 'transition-transform duration-150' : 'relative bg-paper'}
      >
        {children}
      </div>
    </div>
  )
}
