/**
 * What somebody else hears of at once, an answer or a yes to a time, is held for some seconds behind a toast with Undo, wherever it
 * was said. Its row leaves the queue at once. It is carried out when the time is over, with the next such deed, and when the screen
 * or the page is left.
 */
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { endingBeforeSignOut } from '#platform/autosave/autosave.client.ts'
import { showToast, type ToastWords, withdrawToast } from '#ui/toast.ts'
import type { QueueItem, QueuePage } from './queue.contract.ts'
import { askQueueAgain } from './queue.queries.ts'
import { HELD_MS, keyOf, withoutDone } from './queue.rules.ts'
import { queueText as text } from './queue.text.ts'

/** A row of the queue, and what had last happened to it. */
export type SeenRow = Pick<QueueItem, 'kind' | 'id' | 'seen'>

export interface HeldDeed {
  row: SeenRow
  /** The row stays where it is: only the patient's own words end it. */
  isStaying?: boolean
  words: ToastWords
  /** Said where news came to the row meanwhile: then it is taken back by itself, since nobody has seen them. */
  news?: ToastWords
  /** Resolves to whether it was done; what went wrong it says itself. `isLeaving`: the page does not wait for it. */
  carryOut: (isLeaving: boolean) => Promise<boolean>
  /** Puts back what was there before; by hand, one goes on with it. */
  onTakenBack: (isByHand: boolean) => void
}

/** One toast at a time: the next deed carries the one before it out. */
const TOLD_AS = 'held-deed'

let held: { deed: HeldDeed; timer: ReturnType<typeof setTimeout> } | undefined
/** By the key of its row, what had last happened to it: held, or not yet known to be done. */
let done: ReadonlyMap<string, string> = new Map()
const listeners = new Set<() => void>()
const nothing: readonly QueuePage[] = []

function setDone({ row }: HeldDeed, isDone: boolean): void {
  const others = [...done].filter(([key, seen]) => key !== keyOf(row) || (!isDone && seen !== row.seen))
  done = new Map(isDone ? [...others, [keyOf(row), row.seen]] : others)
  for (const listener of listeners) listener()
}

/** The deed is held no more, whatever becomes of it. */
function release(): HeldDeed | undefined {
  if (!held) return undefined
  const { deed, timer } = held
  held = undefined
  clearTimeout(timer)
  withdrawToast(TOLD_AS)
  return deed
}

/** Takes a row out of the list; what is done about it is carried out soon, unless it is taken back. */
export function holdDeed(deed: HeldDeed): void {
  void carryOutHeld()
  held = { deed, timer: setTimeout(() => void carryOutHeld(), HELD_MS) }
  if (!deed.isStaying) setDone(deed, true)
  showToast({
    kind: 'success',
    about: TOLD_AS,
    ...deed.words,
    action: { label: text.undo, onPress: () => takeBackHeld() },
  })
}

/** Carries out what is held. Where it fails its row stands there again; else once the list knows of it. */
export async function carryOutHeld(isLeaving = false): Promise<void> {
  const deed = release()
  if (!deed) return
  if (await deed.carryOut(isLeaving)) await askQueueAgain()
  setDone(deed, false)
}

function takeBackHeld(isByHand = true): void {
  const deed = release()
  if (!deed) return
  setDone(deed, false)
  deed.onTakenBack(isByHand)
}

/** Whoever leaves the screen, the page or the session leaves nothing behind that is only held. */
export function useCarryingOut(): void {
  useEffect(() => {
    const onLeave = () => {
      if (document.visibilityState === 'hidden') void carryOutHeld(true)
    }
    const beforeSignOut = () => carryOutHeld()
    document.addEventListener('visibilitychange', onLeave)
    window.addEventListener('pagehide', onLeave)
    endingBeforeSignOut.add(beforeSignOut)
    return () => {
      document.removeEventListener('visibilitychange', onLeave)
      window.removeEventListener('pagehide', onLeave)
      endingBeforeSignOut.delete(beforeSignOut)
      void carryOutHeld()
    }
  }, [])
}

/** What news about it makes undone: what is held stands among these rows with something newer. */
export function useNewsOfHeld(rows: readonly SeenRow[]): void {
  useEffect(() => {
    if (!held?.deed.news) return
    const { row, news } = held.deed
    const now = rows.find(each => keyOf(each) === keyOf(row))
    if (!now || now.seen <= row.seen) return
    takeBackHeld(false)
    showToast({ kind: 'info', ...news })
  }, [rows])
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The pages of the queue without what was done here, also in their counts. */
export function useStanding(pages: readonly QueuePage[] = nothing): readonly QueuePage[] {
  const doneNow = useSyncExternalStore(listen, () => done)
  return useMemo(() => withoutDone(pages, doneNow), [pages, doneNow])
}
