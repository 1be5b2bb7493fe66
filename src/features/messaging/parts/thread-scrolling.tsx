/** What a thread does by itself: staying where it is read, following its end, and counting as read. */
import { useMutation } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Conversation } from '../messaging.contract.ts'
import { type MessagingHat, markRead } from '../messaging.queries.ts'
import { NEAR_THE_END } from '../messaging.rules.ts'

type Area = RefObject<HTMLDivElement | null>

/** Marks as read what the person has before their eyes: the thread is on the screen, and the window is looked at. */
export function useMarkingRead(
  hat: MessagingHat,
  conversation: Conversation,
  lastId: string | undefined,
  scroller: Area,
): void {
  const { mutate } = useMutation(markRead(hat))
  const isUnread = conversation.unreadCount > 0
  useEffect(() => {
    const look = () => {
      const isSeen = document.visibilityState === 'visible' && scroller.current?.checkVisibility()
      if (isUnread && lastId && isSeen) mutate({ conversationId: conversation.id, until: lastId })
    }
    document.addEventListener('visibilitychange', look)
    const appearing = new ResizeObserver(look)
    if (scroller.current) appearing.observe(scroller.current)
    return () => {
      document.removeEventListener('visibilitychange', look)
      appearing.disconnect()
    }
  }, [conversation.id, isUnread, lastId, mutate, scroller])
}

/** Ids of what stands at both ends of a thread; `own` changes with what the person writes. */
interface Ends {
  first: string | undefined
  last: string | undefined
  own: string
}

const isNearEnd = (area: HTMLElement) => area.scrollHeight - area.scrollTop - area.clientHeight < NEAR_THE_END

/**
 * The newest message stays in sight for whoever reads there, and for whoever writes; it never tears away from what is read
 * further up: then `isNewBelow` says that there is something. What was being read stays in its place when earlier messages
 * appear above it, and when help or a longer draft appears below.
 */
export function useScrolling(scroller: Area, { first, last, own }: Ends) {
  const before = useRef({ first, last, own, height: 0, wasNearEnd: true })
  const [isNewBelow, setNewBelow] = useState(false)
  const goToEnd = useCallback(() => {
    const area = scroller.current
    if (area) area.scrollTop = area.scrollHeight
  }, [scroller])
  useLayoutEffect(() => {
    const area = scroller.current
    if (!area) return
    const was = before.current
    if (own !== was.own || was.height === 0 || (last !== was.last && was.wasNearEnd)) goToEnd()
    else if (first !== was.first) area.scrollTop += area.scrollHeight - was.height
    else if (last !== was.last) setNewBelow(true)
    before.current = { first, last, own, height: area.scrollHeight, wasNearEnd: isNearEnd(area) }
  }, [scroller, goToEnd, first, last, own])
  useEffect(() => {
    const area = scroller.current
    if (!area) return
    const look = () => {
      before.current.wasNearEnd = isNearEnd(area)
      if (before.current.wasNearEnd) setNewBelow(false)
    }
    let height = area.clientHeight
    const resizing = new ResizeObserver(() => {
      // On a phone the thread comes out of hiding, and begins at its end.
      if (height === 0) area.scrollTop = area.scrollHeight
      else area.scrollTop += height - area.clientHeight
      height = area.clientHeight
    })
    resizing.observe(area)
    // What hangs on the last words arrives after them.
    const growing = new MutationObserver(() => {
      if (before.current.wasNearEnd) goToEnd()
      before.current.height = area.scrollHeight
    })
    growing.observe(area, { childList: true, subtree: true })
    area.addEventListener('scroll', look, { passive: true })
    return () => {
      resizing.disconnect()
      growing.disconnect()
      area.removeEventListener('scroll', look)
    }
  }, [scroller, goToEnd])
  return { isNewBelow, goToEnd }
}
