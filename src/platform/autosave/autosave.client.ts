/**
 * Words that go to the server by themselves while somebody types, and stay on this device (drafts.client.ts) until the
 * server has said that it holds them.
 */
import { useEffect, useSyncExternalStore } from 'react'
import { fingerprint } from '#lib/fingerprint.ts'
import { problemCode } from '../api/api.client.ts'
import { autosave, isWrittenElsewhere, readAutosaved, readStored } from './drafts.client.ts'

/** Signs that travel with one text at most; each is one try that the server did not acknowledge. */
const SIGNS_AT_MOST = 300
/** How long leaving waits for what is on its way, in milliseconds. */
const LEAVING_WAITS_MS = 2_000
/** How long what was typed here stands against a tab that had read what stood there some letters before, in milliseconds. */
const TYPED_STANDS_MS = 1_000
/** So many texts before it are known as older ones, two for each letter: more nobody types in that time. */
const OLDER_TEXTS = 60

/** Words that the server has not acknowledged, and signs of what it may hold of this device instead. */
export interface AutosavedWords {
  value: string
  known: string[]
}

/** By name: a question of a form, a goal. */
export type AllAutosaved = Readonly<Record<string, AutosavedWords>>

/** `waiting`: the line is down, another try follows. `refused`: the server will not take these words. */
export type AutosaveState = 'quiet' | 'changed' | 'saving' | 'saved' | 'waiting' | 'refused'

interface Options {
  /** Whose words these are, and which: part of the key on the device. */
  key: string
  /** How long after a change the words are sent by themselves, in milliseconds. */
  everyMs: number
  /** Sends words and answers with what the server now holds, by name. Throws where it could not. */
  send: (kept: AllAutosaved, isLeaving: boolean) => Promise<Record<string, string>>
}

/** Where nobody else has written, what is typed stays as it is. */
const keepTyped = (_stored: string, typed: string) => typed

/**
 * Resolves once the page shows what was put into its store, which tells it in a task of its own. Let go of before, words that
 * have arrived would give way for a moment to what stood there before them, and what is being typed with them.
 */
const drawn = () => new Promise(resolve => setTimeout(resolve))

const nothing: AllAutosaved = {}
const finalCodes = new Set(['BAD_REQUEST', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT'])
const autosavers = new Set<Autosaver>()

/** What else has to arrive before the session ends: each begins it, and resolves when it has. */
export const endingBeforeSignOut = new Set<() => Promise<unknown>>()

/**
 * Sends what every open autosaver holds, and what else was begun, before the session ends. Resolves at the latest after two
 * seconds.
 */
export async function saveBeforeSignOut(): Promise<void> {
  const saving = Promise.allSettled([
    ...[...autosavers].map(autosaver => autosaver.save()),
    ...[...endingBeforeSignOut].map(end => end()),
  ])
  await Promise.race([saving, new Promise(resolve => setTimeout(resolve, LEAVING_WAITS_MS))])
}

/** Keeps words on the device and brings them to the server: by itself every few seconds, and whenever `save` says so. */
export class Autosaver {
  readonly #options: Options
  readonly #listeners = new Set<() => void>()
  /** The newest words of each name that were typed here, whether or not they arrived. */
  readonly #typed = new Map<string, string>()
  /** The name that was typed in last, when, and what stood there before and after each letter. */
  #last = { name: '', at: 0, texts: [] as string[], known: [] as string[] }
  #stored = ''
  #kept: AllAutosaved = nothing
  #state: AutosaveState = 'quiet'
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** What waits on this device. Read from its store each time: another tab may have written. */
  readonly kept = (): AllAutosaved => {
    const stored = readAutosaved(this.#options.key)
    if (stored !== this.#stored) {
      this.#stored = stored
      this.#kept = readStored(stored, nothing)
    }
    return this.#kept
  }

  /** Whose words these are, and which. */
  get key(): string {
    return this.#options.key
  }

  readonly state = (): AutosaveState => this.#state

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A keystroke. `stored` is what the server holds as far as this page knows. */
  change(name: string, value: string, stored: string): void {
    const before = this.kept()[name]
    const known = before?.known ?? [fingerprint(stored)]
    this.#typed.set(name, value)
    const older = this.#last.name === name ? this.#last.texts.slice(-OLDER_TEXTS) : []
    this.#last = { name, at: Date.now(), texts: [...older, before?.value ?? stored, value], known }
    this.#write(name, { value, known })
    this.#tell('changed')
    this.#timer ??= setTimeout(() => void this.save(), this.#options.everyMs)
  }

  /** Lets go of the words of a name without sending them. */
  forget(name: string): void {
    this.#typed.delete(name)
    this.#last = { ...this.#last, at: 0 }
    this.#write(name, undefined)
    this.#tell(this.#state)
  }

  /** Sends what waits. Resolves when everything has arrived or could not; says whether nothing waits any more. */
  async save(isLeaving = false): Promise<boolean> {
    // One at a time, so that older words never overtake newer ones; a page that goes away cannot wait for that. Several
    // may have waited for the same: the first of them to go on sends for all.
    while (this.#sending && !isLeaving) await this.#sending
    if (Object.keys(this.kept()).length === 0) return true
    const sending = this.#send(isLeaving).finally(() => {
      if (this.#sending === sending) this.#sending = undefined
    })
    this.#sending = sending
    await sending
    return Object.keys(this.kept()).length === 0
  }

  /** Begins to send by itself, what an earlier page left behind too. Answers with how to stop. */
  start(): () => void {
    autosavers.add(this)
    const sendNow = () => void this.save()
    const sendLeaving = () => {
      if (document.visibilityState === 'hidden') void this.save(true)
    }
    // Two presses of Escape leave in a hurry (decision 41): what was typed goes out with the first.
    const sendOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') void this.save(true)
    }
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener('online', sendNow, { signal })
    window.addEventListener('storage', event => this.#hear(event), { signal })
    window.addEventListener('pagehide', sendLeaving, { signal })
    window.addEventListener('keydown', sendOnEscape, { signal, capture: true })
    document.addEventListener('visibilitychange', sendLeaving, { signal })
    document.addEventListener('focusout', sendNow, { signal })
    sendNow()
    return () => {
      ending.abort()
      autosavers.delete(this)
      sendNow()
    }
  }

  /**
   * Another tab wrote. One that sends what it read a moment before the last letters were typed here puts back, or takes away, what
   * stood there without them: what is being typed here stands again, and goes out once more.
   */
  #hear(event: StorageEvent): void {
    const { name, at, texts, known } = this.#last
    const typed = texts.at(-1)
    if (typed !== undefined && Date.now() - at < TYPED_STANDS_MS && isWrittenElsewhere(this.key, event)) {
      const there = this.kept()[name]
      // It sends what was typed here: its signs go with what follows.
      if (there?.value === typed) this.#last = { ...this.#last, known: there.known }
      if (!there || (there.value !== typed && texts.includes(there.value))) {
        this.#write(name, { value: typed, known: there?.known ?? known })
        this.#sendLater()
      }
    }
    this.#tell(this.#state)
  }

  async #send(isLeaving: boolean): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const sent = this.kept()
    for (const [name, { value, known }] of Object.entries(sent)) {
      this.#typed.set(name, value)
      this.#write(name, { value, known: [...known, fingerprint(value)].slice(-SIGNS_AT_MOST) })
    }
    this.#tell('saving')
    try {
      const arrived = await this.#options.send(sent, isLeaving)
      await drawn()
      // Words of somebody else are rare: the code that merges them comes only then, before anything is read again.
      const isMet = Object.entries(sent).some(([name, { value }]) => (arrived[name] ?? value) !== value)
      const merge = isMet ? (await import('#lib/merge-words.ts')).mergeWords : keepTyped
      for (const [name, { value }] of Object.entries(sent))
        this.#arrive(name, value, arrived[name] ?? value, merge)
      const isMore = Object.keys(this.kept()).length > 0
      this.#tell(isMore ? 'changed' : 'saved')
      if (isMore) this.#sendLater()
    } catch (error) {
      const isFinal = finalCodes.has(problemCode(error) ?? '')
      this.#tell(isFinal ? 'refused' : 'waiting')
      if (!isFinal) this.#sendLater()
    }
  }

  /** The server holds `stored`: what was sent, or that together with words that somebody else had written. */
  #arrive(name: string, sent: string, stored: string, merge: typeof keepTyped): void {
    const waiting = this.kept()[name]
    const now = waiting?.value ?? this.#typed.get(name) ?? sent
    const value = stored === sent ? now : merge(stored, now)
    // Earlier signs stay: a slower request of this device may still arrive.
    const known = [...(waiting?.known ?? []), fingerprint(stored)]
    if (now === sent) this.#last = { ...this.#last, at: 0 }
    this.#write(name, now === sent ? undefined : { value, known })
  }

  #sendLater(): void {
    if (autosavers.has(this)) this.#timer ??= setTimeout(() => void this.save(), this.#options.everyMs)
  }

  #write(name: string, words: AutosavedWords | undefined): void {
    const { [name]: _, ...others } = this.kept()
    const all: AllAutosaved = words ? { ...others, [name]: words } : others
    autosave(this.#options.key, Object.keys(all).length === 0 ? '' : JSON.stringify(all))
  }

  #tell(state: AutosaveState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/**
 * An autosaver that brings the words of each name to the server by themselves. `sendOne` answers with what the server then
 * holds, and throws where it could not be reached.
 */
export function keeperOfEach({
  sendOne,
  ...options
}: Omit<Options, 'send'> & {
  sendOne: (name: string, kept: AutosavedWords, isLeaving: boolean) => Promise<string>
}): Autosaver {
  return new Autosaver({
    ...options,
    send: async (all, isLeaving) => {
      const arrived: Record<string, string> = {}
      for (const [name, kept] of Object.entries(all)) arrived[name] = await sendOne(name, kept, isLeaving)
      return arrived
    },
  })
}

/** Lets an autosaver work by itself for as long as the screen stands. Called once, by whoever made the autosaver. */
export function useAutosaving(autosaver: Autosaver | undefined): void {
  useEffect(() => autosaver?.start(), [autosaver])
}

/** Everything that waits in an autosaver. */
export function useAllAutosaved(autosaver: Autosaver): AllAutosaved {
  return useSyncExternalStore(autosaver.listen, autosaver.kept)
}

/** What waits under one name; others that change don't matter here. */
export function useAutosavedWords(autosaver: Autosaver, name: string): AutosavedWords | undefined {
  return useSyncExternalStore(autosaver.listen, () => autosaver.kept()[name])
}

/** How an autosaver is doing. */
export function useAutosaveState(autosaver: Autosaver): AutosaveState {
  return useSyncExternalStore(autosaver.listen, autosaver.state)
}
