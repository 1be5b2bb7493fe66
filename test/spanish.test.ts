/** Every word has a Spanish of its own: what is left as it was in English fails here, unless it is the same in both. */
import { describe, expect, test } from 'vitest'
import { sameInSpanish } from './spanish-same.ts'

type Words = Record<string, unknown>

const spanish = import.meta.glob<Words>('../src/**/*.text.es.ts', { eager: true })
const english = import.meta.glob<Words>(['../src/**/*.text.ts'], { eager: true })

/** What a function of words may be called with, tried one after the other until it answers with words. */
const argumentSets: unknown[][] = [
  ['Ana', 'Luz', 'Eva', 'Sol'],
  [2, 3, 4],
  [1, 1, 1],
  [['self_harm', 'abuse']],
  [{ name: 'Ana', title: 'Luz', count: 2 }, 2],
  [undefined, undefined, undefined],
]

const isWords = (value: unknown): value is string => typeof value === 'string' && !value.includes('undefined')

/** What a function of words says: once for each set of arguments that it takes. */
function sayings(words: (...given: unknown[]) => unknown): unknown[] {
  return argumentSets.map(given => {
    try {
      return words(...given)
    } catch {
      return undefined
    }
  })
}

/** What is said beside the examples that went in. */
function ownWords(said: unknown): string {
  const examples = argumentSets.flat(2).filter(each => typeof each !== 'number' && each !== undefined)
  return examples.map(String).reduce((text, example) => text.replaceAll(example, ''), String(said))
}

const isLetters = (text: string) => /\p{L}{2}/u.test(text)

/** Keys that hold no words but where something leads. */
const addresses = ['to', 'href', 'slug']

/** The paths under which both languages say the same. */
function findSame(one: unknown, other: unknown, path: string): string[] {
  if (typeof one === 'string') return isLetters(ownWords(one)) && one === other ? [`${path}: ${one}`] : []
  if (typeof one === 'function' && typeof other === 'function') {
    const theirs = sayings(other as never)
    const both = sayings(one as never).map((said, index) => [said, theirs[index]] as const)
    const said = both.filter(([here, there]) => isWords(here) && isWords(there))
    const nested = both.find(([here]) => typeof here === 'object' && here !== null)
    if (said.length === 0 && !nested) return [`${path}: no example brought words out of it`]
    if (nested) return findSame(nested[0], nested[1], `${path}()`)
    const same = said.find(([here, there]) => here === there && isLetters(ownWords(here)))
    return same ? [`${path}: ${same[0]}`] : []
  }
  if (typeof one !== 'object' || one === null || one instanceof RegExp) return []
  return Object.entries(one)
    .filter(([key]) => !addresses.includes(key))
    .flatMap(([key, value]) => findSame(value, (other as Words)?.[key], path ? `${path}.${key}` : key))
}

const found = Object.entries(spanish).map(([file, words]) => {
  const pair = english[file.replace('.text.es.ts', '.text.ts')] as Words
  const name = file.replace('../src/', '').replace('.text.es.ts', '')
  return { name, same: findSame(pair, words, '').map(each => `${name} ${each}`) }
})

/** Whether one entry of the list excuses `features/tasks/tasks tasksText.failures.load.title: Error`. */
function isExcusedBy(line: string, within: string, word: string): boolean {
  return line.startsWith(within) && line.slice(line.indexOf(': ') + 2) === word
}

const excuses = sameInSpanish.flatMap(({ within = '', words }) => words.map(word => ({ within, word })))

describe('Spanish', () => {
  test('has files to compare', () => {
    expect(found.length).toBeGreaterThan(70)
  })

  test.each(found)('of $name is not English', ({ same }) => {
    const left = same.filter(line => !excuses.some(({ within, word }) => isExcusedBy(line, within, word)))
    expect(left).toEqual([])
  })

  test('calls a case manager by one term (docs/glossary.md)', () => {
    const texts = Object.entries(
      import.meta.glob<string>('../src/**/*.text.es.ts', { eager: true, query: '?raw', import: 'default' }),
    )
    const other =
      /llev(?:a|e|ar|arlo) (?:su|mi|el) caso|(?:administra|trabaja|maneja|encarga)d\w* (?:de|del) (?:su |mi )?casos?/i
    expect(texts.flatMap(([file, text]) => (other.test(text) ? [file] : []))).toEqual([])
    expect(other.test('la persona que lleva su caso')).toBe(true)
  })

  test('what is said to be the same in both languages is said somewhere', () => {
    const lines = found.flatMap(({ same }) => same)
    const idle = excuses.filter(({ within, word }) => !lines.some(line => isExcusedBy(line, within, word)))
    expect(idle).toEqual([])
  })
})
