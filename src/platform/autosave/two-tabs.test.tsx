/** What is typed in one tab while another one sends, which reads what stands on the device a moment late. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AllAutosaved, Autosaver } from './autosave.client.ts'
import { autosave } from './drafts.client.ts'

const key = 'test'
let stop: (() => void) | undefined
beforeEach(() => autosave(key, ''))
afterEach(() => {
  stop?.()
  vi.useRealTimers()
})

/** A tab in which somebody types; what it sends does not arrive. */
function typing(...texts: string[]): Autosaver {
  const autosaver = new Autosaver({ key, everyMs: 1_000_000, send: () => new Promise(() => {}) })
  stop = autosaver.start()
  for (const text of texts) autosaver.change('a', text, '')
  return autosaver
}

/** Another tab writes on the device, and this one hears of it. */
function writeElsewhere(words: AllAutosaved): void {
  autosave(key, Object.keys(words).length === 0 ? '' : JSON.stringify(words))
  window.dispatchEvent(new StorageEvent('storage', { key: `handrail-words-${key}` }))
}

test('stands again where the other tab had read what stood there a letter before, with the signs of what it sent', () => {
  const autosaver = typing('ab', 'abc')
  writeElsewhere({ a: { value: 'ab', known: ['sent'] } })
  expect(autosaver.kept()).toEqual({ a: { value: 'abc', known: ['sent'] } })
  writeElsewhere({})
  expect(autosaver.kept().a?.value).toBe('abc')
})

test('stands again with its first letter, which follows what was typed in the other tab', () => {
  const autosaver = typing()
  autosave(key, JSON.stringify({ a: { value: 'theirs', known: ['before'] } }))
  autosaver.change('a', 'theirs a', '')
  writeElsewhere({ a: { value: 'theirs', known: ['before', 'sent'] } })
  expect(autosaver.kept().a?.value).toBe('theirs a')
})

test('stands again where the other tab sent the same and takes it away, with the sign of what the server may hold', () => {
  const autosaver = typing('abc')
  writeElsewhere({ a: { value: 'abc', known: ['before', 'sent'] } })
  writeElsewhere({})
  expect(autosaver.kept()).toEqual({ a: { value: 'abc', known: ['before', 'sent'] } })
})

test('gives way to what somebody typed there, and to what it takes away once nobody types here', () => {
  const autosaver = typing('ab', 'abc')
  writeElsewhere({ a: { value: 'abcd', known: [] } })
  expect(autosaver.kept().a?.value).toBe('abcd')
  vi.setSystemTime(Date.now() + 1_001)
  writeElsewhere({})
  expect(autosaver.kept()).toEqual({})
})

test('is not brought back where Quick exit empties the device', () => {
  const autosaver = typing('abc')
  autosave(key, '')
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(autosaver.kept()).toEqual({})
})
