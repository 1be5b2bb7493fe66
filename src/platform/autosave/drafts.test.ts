import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { autosave, forgetAutosaved, readAutosaved } from './drafts.client.ts'

/** A browser's store that has room for so many letters of one entry. */
function storeWith(room: number) {
  const entries: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new Error('QuotaExceededError')
      entries[key] = value
    },
    removeItem: (key: string) => {
      delete entries[key]
    },
  }
  // Its keys are those of the entries, as a browser's are.
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(entries, name, { value, enumerable: false })
  return entries
}

let store: Record<string, string>
beforeEach(() => {
  store = storeWith(5)
  vi.stubGlobal('localStorage', store)
})
afterEach(() => vi.unstubAllGlobals())

test('words that no longer fit into the store are those that are read, not the shorter ones before', () => {
  autosave('a', 'short')
  autosave('a', 'much longer')
  expect(readAutosaved('a')).toBe('much longer')
  autosave('a', 'again')
  expect([readAutosaved('a'), store['handrail-words-a']]).toEqual(['again', 'again'])
})

test('nothing of them is left once they are forgotten, and what is not ours stays', () => {
  store.theme = 'dark'
  autosave('a', 'one')
  autosave('b', 'far too long')
  autosave('c', 'three')
  autosave('c', '')
  expect([readAutosaved('c'), Object.keys(store)]).toEqual(['', ['theme', 'handrail-words-a']])
  forgetAutosaved()
  expect([readAutosaved('a'), readAutosaved('b'), Object.keys(store)]).toEqual(['', '', ['theme']])
})
