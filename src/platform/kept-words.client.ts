/**
 * Words that somebody types are on this device with every keystroke, until the server has said that it holds them: a
 * closed tab, a cut line or a dead server loses nothing. They open again only for the same person, whose id is part of
 * the key; Sign Out and quick exit remove everything under the prefix (decision 41).
 */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { fingerprint } from '#lib/fingerprint.ts'
import { problemCode } from './api.client.ts'

const PREFIX = 'handrail-words-'
/** Signs that travel with one text at most; each is one try that the server did not acknowledge. */
const SIGNS_AT_MOST = 300
/** How long leaving waits for what is on its way, in milliseconds. */
const LEAVING_WAITS_MS = 2_000

// A browser that allows no storage keeps the words for as long as the page is open.
const memory = new Map<string, string>()

/** What is kept under a key, or an empty text. */
export function readKeptWords(key: string): string {
  try {
    return localStorage.getItem(PREFIX + key) ?? memory.get(key) ?? ''
  } catch {
    return memory.get(key) ?? ''
  }
}

/** Keeps words under a key; an empty text forgets them. */
export function keepWords(key: string, words: string): void {
  memory.delete(key)
  try {
    if (words === '') localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, words)
  } catch {
    if (words !== '') memory.set(key, words)
  }
}

/** Removes all words of everybody from this device: for Sign Out. Quick exit has a way of its own, which needs no code. */
export function forgetWords(): void {
  memory.clear()
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Words that the server has not acknowledged, and signs of what it may hold of this device instead. */
export interface KeptWords {
  value: string
  known: string[]
}

/** By name: a question of a form, a goal. */
export type AllKept = Readonly<Record<string, KeptWords>>

/** `waiting`: the line is down, another try follows. `refused`: the server will not take these words. */
export type KeepingState = 'quiet' | 'changed' | 'saving' | 'saved' | 'waiting' | 'refused'

interface Options {
  /** Whose words these are, and which: part of the key on the device. */
  key: string
  /** How long after a change the words are sent by themselves, in milliseconds. */
  everyMs: number
  /** Sends words and answers with what the server now holds, by name. Throws where it could not. */
  send: (kept: AllKept, isLeaving: boolean) => Promise<Record<string, string>>
}

const nothing: AllKept = {}
const finalCodes = new Set(['BAD_REQUEST', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT'])
const keepers = new Set<WordsKeeper>()

/** What was stored, or something else where it can't be read. */
export function readStored<T>(stored: string, otherwise: T): T {
  try {
    return stored === '' ? otherwise : (JSON.parse(stored) as T)
  } catch {
    return otherwise
  }
}

/** Sends what every open keeper holds, before the session ends. Resolves at the latest after two seconds. */
export async function saveBeforeLeaving(): Promise<void> {
  const saving = Promise.allSettled([...keepers].map(keeper => keeper.save()))
  await Promise.race([saving, new Promise(resolve => setTimeout(resolve, LEAVING_WAITS_MS))])
}

/** Keeps words on the device and brings them to the server: by itself every few seconds, and whenever `save` says so. */
export class WordsKeeper {
  readonly #options: Options
  readonly #listeners = new Set<() => void>()
  /** The newest words of each name that were typed here, whether or not they arrived. */
  readonly #typed = new Map<string, string>()
  #stored = ''
  #kept: AllKept = nothing
  #state: KeepingState = 'quiet'
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** What waits on this device. Read from its store each time: another tab may have written. */
  readonly kept = (): AllKept => {
    const stored = readKeptWords(this.#options.key)
    if (stored !== this.#stored) {
      this.#stored = stored
      this.#kept = readStored(stored, nothing)
    }
    return this.#kept
  }

  readonly state = (): KeepingState => this.#state

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A keystroke. `stored` is what the server holds as far as this page knows. */
  change(name: string, value: string, stored: string): void {
    const before = this.kept()[name]
    this.#typed.set(name, value)
    this.#write(name, { value, known: before?.known ?? [fingerprint(stored)] })
    this.#tell('changed')
    this.#timer ??= setTimeout(() => void this.save(), this.#options.everyMs)
  }

  /** Lets go of the words of a name without sending them. */
  forget(name: string): void {
    this.#typed.delete(name)
    this.#write(name, undefined)
    this.#tell(this.#state)
  }

  /** Sends what waits. Resolves when everything has arrived or could not; says whether nothing waits any more. */
  async save(isLeaving = false): Promise<boolean> {
    // One at a time, so that older words never overtake newer ones; a page that goes away cannot wait for that.
    if (this.#sending && !isLeaving) await this.#sending
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
    keepers.add(this)
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
    window.addEventListener('storage', () => this.#tell(this.#state), { signal })
    window.addEventListener('pagehide', sendLeaving, { signal })
    window.addEventListener('keydown', sendOnEscape, { signal, capture: true })
    document.addEventListener('visibilitychange', sendLeaving, { signal })
    document.addEventListener('focusout', sendNow, { signal })
    sendNow()
    return () => {
      ending.abort()
      keepers.delete(this)
      sendNow()
    }
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
      for (const [name, { value }] of Object.entries(sent)) this.#arrive(name, value, arrived[name] ?? value)
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
  #arrive(name: string, sent: string, stored: string): void {
    const waiting = this.kept()[name]
    const now = waiting?.value ?? this.#typed.get(name) ?? sent
    const value = stored.endsWith(sent) ? stored.slice(0, stored.length - sent.length) + now : now
    // Earlier signs stay: a slower request of this device may still arrive.
    const known = [...(waiting?.known ?? []), fingerprint(stored)]
    this.#write(name, now === sent ? undefined : { value, known })
  }

  #sendLater(): void {
    if (keepers.has(this)) this.#timer ??= setTimeout(() => void this.save(), this.#options.everyMs)
  }

  #write(name: string, words: KeptWords | undefined): void {
    const { [name]: _, ...others } = this.kept()
    const all: AllKept = words ? { ...others, [name]: words } : others
    keepWords(this.#options.key, Object.keys(all).length === 0 ? '' : JSON.stringify(all))
  }

  #tell(state: KeepingState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/**
 * What is being typed and not sent yet, such as the fields of a dialog: kept with every keystroke, by name. `settle` lets
 * go of what was sent and not changed since; `clear` of everything.
 */
export function useDraft(key: string) {
  const read = () => readStored<Record<string, string>>(readKeptWords(key), {})
  const [draft, setDraft] = useState(read)
  const keep = (next: Record<string, string>) => {
    keepWords(key, Object.keys(next).length === 0 ? '' : JSON.stringify(next))
    setDraft(next)
  }
  return {
    draft,
    write: (name: string, value: string) => keep({ ...read(), [name]: value }),
    settle: (sent: Record<string, string>) =>
      keep(Object.fromEntries(Object.entries(read()).filter(([name, value]) => sent[name] !== value))),
    clear: () => keep({}),
  }
}

/** Lets a keeper work by itself for as long as the screen stands. Called once, by whoever made the keeper. */
export function useKeeping(keeper: WordsKeeper | undefined): void {
  useEffect(() => keeper?.start(), [keeper])
}

/** Everything that waits in a keeper. */
export function useAllKept(keeper: WordsKeeper): AllKept {
  return useSyncExternalStore(keeper.listen, keeper.kept)
}

/** What waits under one name; others that change don't matter here. */
export function useKeptWords(keeper: WordsKeeper, name: string): KeptWords | undefined {
  return useSyncExternalStore(keeper.listen, () => keeper.kept()[name])
}

/** How a keeper is doing. */
export function useKeepingState(keeper: WordsKeeper): KeepingState {
  return useSyncExternalStore(keeper.listen, keeper.state)
}
