/**
 * The live stream of a browser: one for all its tabs. The tab that holds the lock keeps the connection and passes
 * every change notification on; when it closes, another takes over. A change notification says only that something changed, so missing one costs
 * nothing that the next look does not mend: on connecting, the server is told for how long changes may have been missed, and
 * sends them again, or has everything asked again where it does not remember so far back.
 */
import type { Query, QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '../api/query-client.ts'
import type { Refreshes, Topic } from './live.gen.ts'

type StreamHat = 'patient' | 'staff' | 'administrator'
type Heard = { kind: 'change'; topic: Topic; patient: string | null } | { kind: 'again' }

/** Silence after which a stream counts as dead although the browser has not noticed (it beats every 15 seconds). */
const SILENCE_MS = 40_000
/**
 * Wait before connecting again: after a line that broke (a server that ends closes its streams), and after an answer that was
 * no stream. Up to half as much more, so that the browsers of a server that ended do not all come at once.
 */
const CONNECT_AGAIN_MS = 1_000
const REFUSED_AGAIN_MS = 3_000
const spread = (milliseconds: number) => milliseconds * (1 + Math.random() / 2)

/**
 * How long the way to the server may take: so much more than was missed when it set out is notified again. Of a stream that took
 * longer to open nobody knows what it missed on the way, and everything is asked again.
 */
const OPENED_AT_ONCE_MS = 2_000

/** When each hat last heard that it is up to date, in milliseconds since the page began: nothing was asked before that. */
const heardAt: Record<StreamHat, number> = { patient: 0, staff: 0, administrator: 0 }

/** Keeps the stream open until `signal` ends it, and says what was heard. */
async function keepStream(hat: StreamHat, signal: AbortSignal, say: (heard: Heard) => void): Promise<void> {
  await new Promise<void>(resolve => {
    let source: EventSource
    let next: ReturnType<typeof setTimeout>
    const connectIn = (milliseconds: number) => {
      clearTimeout(next)
      next = setTimeout(connect, milliseconds)
    }
    const listenUp = () => {
      heardAt[hat] = performance.now()
      connectIn(SILENCE_MS)
    }
    const connect = () => {
      source?.close()
      const askedAt = performance.now()
      const missed = Math.ceil(askedAt - heardAt[hat] + OPENED_AT_ONCE_MS)
      source = new EventSource(`/live?hat=${hat}&missed=${missed}`)
      source.addEventListener('ready', () => {
        if (performance.now() - askedAt > OPENED_AT_ONCE_MS) say({ kind: 'again' })
      })
      source.addEventListener('again', () => say({ kind: 'again' }))
      source.addEventListener('change', event => {
        const { topic, patient } = JSON.parse(event.data)
        say({ kind: 'change', topic, patient })
      })
      // Access ended: the ordinary queries say so, in the words of the screen that asks.
      source.addEventListener('over', () => say({ kind: 'again' }))
      for (const name of ['ready', 'beat', 'change', 'again']) source.addEventListener(name, listenUp)
      // The browser would connect again by itself, but with the old answer to how much was missed.
      source.addEventListener('error', () => {
        const wasRefused = source.readyState === EventSource.CLOSED
        source.close()
        connectIn(spread(wasRefused ? REFUSED_AGAIN_MS : CONNECT_AGAIN_MS))
      })
      connectIn(SILENCE_MS)
    }
    connect()
    signal.addEventListener('abort', () => {
      clearTimeout(next)
      source.close()
      resolve()
    })
  })
}

/** Whether an answer is on its way, which may be older than what is heard now. */
const isOnItsWay = ({ state }: Query) => state.fetchStatus !== 'idle'

/** Those that are asked for once more when their answer is here. */
const overtaken = new WeakSet<Query>()

/** The first answer to a question would be waited for instead of asked for anew, and count as up to date. */
function askOnceAnswered(query: Query): void {
  if (overtaken.has(query)) return
  overtaken.add(query)
  const { queryKey } = query
  Promise.resolve(query.promise)
    .then(() => queryClient.invalidateQueries({ queryKey, exact: true }))
    // What failed is asked again by whoever looks at it, and what was given up is asked anew already.
    .catch(() => {})
    .finally(() => overtaken.delete(query))
}

/** Asks again for what these keys name; a long list that is on the screen asks for the one patient instead. */
function askAgainFor(keys: readonly QueryKey[], heard: Heard): void {
  const about = heard.kind === 'change' ? heard : undefined
  const isReadOn = (query: Query) => Boolean(about?.patient && query.isActive() && query.meta?.readOn)
  for (const queryKey of keys) {
    for (const query of queryClient.getQueryCache().findAll({ queryKey, predicate: isOnItsWay }))
      askOnceAnswered(query)
    void queryClient.invalidateQueries({ queryKey, predicate: query => !isReadOn(query) })
    for (const query of queryClient.getQueryCache().findAll({ queryKey, predicate: isReadOn }))
      if (about?.patient) query.meta?.readOn?.(about.patient, about.topic)
  }
}

/** The keys of queries as features name them: `noun`, `noun.procedure`, or `*` for everything that this hat has asked. */
const keysOf = (hat: StreamHat, queries: readonly string[] = []): QueryKey[] =>
  queries.map(query => [query === '*' ? [hat] : [hat, ...query.split('.')]])

/** Of what a hat's screens ask again only what one noun has asked: for a frame, which hears of that without its screens. */
export const refreshesOf = (noun: string, refreshes: Refreshes): Refreshes =>
  Object.fromEntries(
    Object.entries(refreshes)
      .filter(([, queries]) => queries.some(query => query === '*' || query.split('.')[0] === noun))
      .map(([topic]) => [topic, [noun]]),
  )

/**
 * Asks again for `refreshes[topic]` on each change of that topic, and for all of them after the line was down.
 * Called once by each layout, with the hat of its screens.
 */
export function useChanges(hat: StreamHat, refreshes: Refreshes, isOn = true): void {
  useEffect(() => {
    // Listened to from the first render on, so that another tab's stream is heard while the first answers are on their way.
    const channel = new BroadcastChannel(`handrail-live-${hat}`)
    const askAgain = (heard: Heard) =>
      askAgainFor(
        keysOf(hat, heard.kind === 'change' ? refreshes[heard.topic] : Object.values(refreshes).flat()),
        heard,
      )
    channel.addEventListener('message', event => askAgain(event.data as Heard))
    if (!isOn) return () => channel.close()
    const ending = new AbortController()
    const say = (heard: Heard) => {
      channel.postMessage(heard)
      askAgain(heard)
    }
    navigator.locks
      .request(`handrail-live-${hat}`, { signal: ending.signal }, () => keepStream(hat, ending.signal, say))
      .catch(() => {})
    return () => {
      ending.abort()
      channel.close()
    }
  }, [hat, refreshes, isOn])
}
