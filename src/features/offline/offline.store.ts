/** What a patient last saw, on its way to the device that is their own and back (platform/offline-cache/offline-cache.client.ts). */
import { type DehydratedState, dehydrate, hydrate } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { queryClient } from '#platform/api/query-client.ts'
import { mayHoldCachedPages } from '#platform/offline-cache/offline.client.ts'
import { isCachedQuery } from './offline.rules.ts'

/** After a change, what is on the screen settles before it is kept, in milliseconds. */
const SETTLES_MS = 2_000

interface Kept {
  savedAt: string
  state: DehydratedState
}

// Encrypting is needed only where somebody keeps something.
const loadCachedPages = () => import('#platform/offline-cache/offline-cache.client.ts')

const listeners = new Set<() => void>()
let opened: string | undefined
let isKeeping = mayHoldCachedPages()

function tellAll(): void {
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** When the pages that are shown were kept; undefined where they came from the server. */
export function useOpenedPages(): string | undefined {
  return useSyncExternalStore(listen, () => opened)
}

/** Whether this device keeps pages. */
export function useIsKeeping(): boolean {
  return useSyncExternalStore(
    listen,
    () => isKeeping,
    () => false,
  )
}

/** Keeps what this person sees, as it changes, where they said that the device is their own. */
export function useKeepingPages(personId: string | undefined): void {
  const isOn = useIsKeeping()
  useEffect(() => {
    if (!personId || !isOn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => void keepNow(personId)
    const keepSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, SETTLES_MS)
    }
    const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated') keepSoon()
    })
    keepSoon()
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [personId, isOn])
}

async function keepNow(personId: string): Promise<void> {
  // What was opened offline is older than what is kept, or the same.
  if (opened !== undefined && !navigator.onLine) return
  const { storePages } = await loadCachedPages()
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ queryKey, state: { status } }) =>
      status === 'success' && isCachedQuery(queryKey),
    shouldDehydrateMutation: () => false,
  })
  const kept: Kept = { savedAt: new Date().toISOString(), state }
  await storePages(personId, kept)
}

/** Opens what was kept, with the person's code. Answers how it went, and how many tries are left. */
export async function readCachedPages(
  code: string,
): Promise<{ state: 'opened' | 'nothing' } | { state: 'wrong'; triesLeft: number }> {
  const { readPages, CodeError } = await loadCachedPages()
  try {
    const kept = (await readPages(code)) as Kept | undefined
    if (!kept) return { state: 'nothing' }
    opened = kept.savedAt
    hydrate(queryClient, kept.state)
    tellAll()
    return { state: 'opened' }
  } catch (error) {
    if (!(error instanceof CodeError)) throw error
    isKeeping = mayHoldCachedPages()
    tellAll()
    return { state: 'wrong', triesLeft: error.triesLeft }
  }
}

/** Makes this device the person's own. Throws where the browser can keep nothing. */
export async function startKeeping(personId: string, code: string): Promise<void> {
  const { makeDeviceOwn } = await loadCachedPages()
  await makeDeviceOwn(personId, code)
  isKeeping = true
  tellAll()
  await keepNow(personId)
}

/** Removes what is kept, and that the device is anybody's: by choice, and with Sign Out. */
export async function stopKeeping(): Promise<void> {
  if (!mayHoldCachedPages()) return
  const { forgetPages } = await loadCachedPages()
  await forgetPages()
  isKeeping = false
  tellAll()
}
