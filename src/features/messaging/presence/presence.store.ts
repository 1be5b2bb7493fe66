/** What the page knows of itself: whether one writes in an open conversation, and that one leaves it. */
import { useCallback, useEffect, useRef } from 'react'
import { leaveConversation, sayAgain } from './presence.queries.ts'
import { WRITES_FOR_MS } from './presence.rules.ts'

/**
 * Whether somebody has typed lately in what `place` stands in, which is said as soon as it changes.
 * @param sending how many of one's own words are on their way: whoever sent them writes no more
 */
export function useWriting(conversationId: string, sending: number) {
  const place = useRef<HTMLDivElement>(null)
  const isWriting = useRef(false)
  const change = useCallback(
    (now: boolean) => {
      if (isWriting.current === now) return
      isWriting.current = now
      void sayAgain(conversationId)
    },
    [conversationId],
  )
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>
    const typed = ({ target }: Event) => {
      if (!(target instanceof HTMLTextAreaElement)) return
      clearTimeout(rest)
      change(target.value.trim() !== '')
      rest = setTimeout(() => change(false), WRITES_FOR_MS)
    }
    const area = place.current?.parentElement
    area?.addEventListener('input', typed)
    return () => {
      clearTimeout(rest)
      area?.removeEventListener('input', typed)
    }
  }, [change])
  useEffect(() => {
    if (sending > 0) change(false)
  }, [sending, change])
  return { place, isWriting: useCallback(() => isWriting.current, []) }
}

/** Says that one has left with the thread, and where nobody looks at the page any more. */
export function useLeaving(conversationId: string): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') leaveConversation(conversationId)
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', look)
      leaveConversation(conversationId)
    }
  }, [conversationId])
}
