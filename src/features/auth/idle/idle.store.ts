/**
 * What a browser knows of the rest of its session: when it ends, as the server said last, in this tab or another. What the
 * person does is told the server; what the page does by itself is not.
 */
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { problemCode } from '#platform/api/api.client.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { sessionQuery } from '../auth.queries.ts'
import { noteActivity } from './idle.queries.ts'
import { ASKED_AFTER_MS, TOLD_EVERY_MS, WARNED_MS } from './idle.rules.ts'

const CHANNEL = 'handrail-idle'
/** What nobody does but a person. */
const OWN_INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const
/** Where the server can't be asked whether the session is over, it is asked again so soon. */
const ASK_AGAIN_MS = 5_000

/** When the session ends (as Date.now() counts; undefined for never), and how to say that the person is here. */
function useIdleEnd(onOver: () => void) {
  const { data: session, dataUpdatedAt } = useQuery({ ...sessionQuery, enabled: false })
  const rest = session?.idleEndsIn ?? null
  const [endsAt, setEndsAt] = useState<number>()
  const channel = useRef<BroadcastChannel>(null)
  useEffect(() => setEndsAt(rest === null ? undefined : dataUpdatedAt + rest), [rest, dataUpdatedAt])
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL)
    channel.current = opened
    opened.addEventListener('message', event => setEndsAt(event.data as number | undefined))
    return () => opened.close()
  }, [])
  const over = useRef(onOver)
  over.current = onOver
  const tell = useCallback(async () => {
    try {
      const { idleEndsIn } = await noteActivity()
      const next = idleEndsIn === null ? undefined : Date.now() + idleEndsIn
      setEndsAt(next)
      channel.current?.postMessage(next)
    } catch (error) {
      // Without a connection nothing is lost yet: the next thing that is done is told again.
      if (problemCode(error) === 'UNAUTHORIZED') over.current()
    }
  }, [])
  const ask = useCallback(async () => {
    const known = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
    if (known && !known.person) over.current()
  }, [])
  return { endsAt, tell, ask }
}

/** Tells what the person does, the first of it at once and the last of it in any case. */
function useOwnInput(tell: () => Promise<void>, isOn: boolean): void {
  const toldAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (!isOn) return
    let later: ReturnType<typeof setTimeout> | undefined
    const heard = (event: Event) => {
      // A page that moves beneath a resting pointer says so as if the pointer had moved.
      if (
        event instanceof PointerEvent &&
        event.type === 'pointermove' &&
        !event.movementX &&
        !event.movementY
      )
        return
      later ??= setTimeout(
        () => {
          later = undefined
          toldAt.current = Date.now()
          void tell()
        },
        Math.max(0, toldAt.current + TOLD_EVERY_MS - Date.now()),
      )
    }
    const options = { capture: true, passive: true }
    for (const name of OWN_INPUT) window.addEventListener(name, heard, options)
    return () => {
      clearTimeout(later)
      for (const name of OWN_INPUT) window.removeEventListener(name, heard, options)
    }
  }, [tell, isOn])
}

/** The moment, looked at again when the next thing happens to the session, and when somebody comes back to the page. */
function useMoment(endsAt: number | undefined): number {
  // Each look is an object of its own: one within the same millisecond as the last, as timers have them, sets the next all the same.
  const [now, setNow] = useState(() => ({ at: Date.now() }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look sets the next
  useEffect(() => {
    const look = () => setNow({ at: Date.now() })
    const left = endsAt === undefined ? Number.POSITIVE_INFINITY : endsAt - Date.now()
    const wait = left > WARNED_MS ? left - WARNED_MS : 1000
    const timer = Number.isFinite(wait) ? setTimeout(look, wait) : undefined
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [endsAt, now])
  return now.at
}

/**
 * The last minute of a session in which nothing is done: how many seconds of it are left (undefined before it begins), and how
 * to stay. `onOver` is called once the server says that it is over.
 */
export function useLastMinute(onOver: () => void): { secondsLeft: number | undefined; stay: () => void } {
  const { endsAt, tell, ask } = useIdleEnd(onOver)
  const now = useMoment(endsAt)
  const left = endsAt === undefined ? Number.POSITIVE_INFINITY : endsAt - now
  const isLast = left <= WARNED_MS
  const isDue = left <= -ASKED_AFTER_MS
  useOwnInput(tell, endsAt !== undefined && !isLast)
  useEffect(() => {
    if (!isDue) return
    void ask()
    const again = setInterval(() => void ask(), ASK_AGAIN_MS)
    return () => clearInterval(again)
  }, [isDue, ask])
  return {
    secondsLeft: isLast ? Math.max(0, Math.ceil(left / 1000)) : undefined,
    stay: () => void tell(),
  }
}
