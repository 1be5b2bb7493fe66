/**
 * Words that somebody types are on this device with every keystroke, until they are sent: a closed tab, a cut line or a
 * dead server loses nothing. They open again only for the same person, whose id is part of the key; Sign Out and quick
 * exit remove everything under the prefix (decision 41).
 */
import { useMemo, useSyncExternalStore } from 'react'

const PREFIX = 'handrail-words-'

// A browser that allows no storage, or has no space left, keeps the words for as long as the page is open.
const memory = new Map<string, string>()
const listeners = new Map<string, Set<() => void>>()

/** What is kept under a key, or an empty text. */
export function readAutosaved(key: string): string {
  try {
    return memory.get(key) ?? localStorage.getItem(PREFIX + key) ?? ''
  } catch {
    return ''
  }
}

/** Keeps words under a key; an empty text forgets them. */
export function autosave(key: string, words: string): void {
  memory.delete(key)
  try {
    if (words === '') localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, words)
  } catch {
    memory.set(key, words)
  }
  for (const listener of listeners.get(key) ?? []) listener()
}

/** Whether another tab of this browser wrote what is kept under a key. Quick exit, which empties the device, is not meant. */
export const isWrittenElsewhere = (key: string, event: StorageEvent): boolean => event.key === PREFIX + key

/** Removes all words of everybody from this device: for Sign Out. Quick exit has a way of its own, which needs no code. */
export function forgetAutosaved(): void {
  memory.clear()
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** What was stored, or something else where it can't be read. */
export function readStored<T>(stored: string, otherwise: T): T {
  try {
    return stored === '' ? otherwise : (JSON.parse(stored) as T)
  } catch {
    return otherwise
  }
}

type Draft = Readonly<Record<string, unknown>>
const empty: Draft = {}

/** What is kept under a key, by the name of a field; nothing where something else lies there. */
function readDraft(stored: string): Draft {
  const draft = readStored<unknown>(stored, empty)
  return typeof draft === 'object' && draft !== null ? (draft as Draft) : empty
}

function writeDraft(key: string, changes: Draft): void {
  const all = { ...readDraft(readAutosaved(key)), ...changes }
  const kept = Object.entries(all).filter(([, value]) => value !== undefined)
  autosave(key, kept.length === 0 ? '' : JSON.stringify(Object.fromEntries(kept)))
}

function listenTo(key: string, listener: () => void): () => void {
  const all = listeners.get(key) ?? new Set()
  listeners.set(key, all.add(listener))
  return () => {
    all.delete(listener)
  }
}

/** What is kept under a key. Everything on the page that looks at the same key sees the same. */
export function useAutosaved(key: string): string {
  return useSyncExternalStore(
    listener => listenTo(key, listener),
    () => readAutosaved(key),
    () => '',
  )
}

/** The values of a form that are kept on this device, as `useForm` holds them. */
export function useDraft(key: string) {
  const stored = useAutosaved(key)
  const typed = useMemo(() => readDraft(stored), [stored])
  return {
    typed,
    read: () => readDraft(readAutosaved(key)),
    write: (changes: Draft) => writeDraft(key, changes),
  }
}
