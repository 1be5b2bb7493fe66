import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import { keepBoth, mergeWords } from './merge-words.ts'

test.each([
  ['', 'new', [], 'new'],
  ['seen', 'new', ['seen'], 'new'],
  ['my unfinished', 'my unfinished words', ['', 'my unfinished'], 'my unfinished words'],
  ['new', 'new', [], 'new'],
  ['theirs', 'mine', ['seen'], 'theirs\nmine'],
] as const)('%j replaced by %j, knowing %j, becomes %j', (stored, next, known, expected) => {
  expect(keepBoth(stored, next, known.map(fingerprint))).toBe(expected)
})

test.each([
  ['I rest. I walk.', 'I rest. I sing.', 'I rest. I walk.\nI sing.'],
  ['I rest. I walk.', 'I sing. I rest. I walk.', 'I sing. I rest. I walk.'],
  ['I rest. I walk. I sing.', 'I rest.', 'I rest. I walk. I sing.'],
  ['I rest. I wa', 'I rest. I walk.', 'I rest. I walk.'],
  ['I rest. I walk.', 'I rest. I wa', 'I rest. I walk.'],
  ['Bread\nMilk', 'Bread\nEggs', 'Bread\nMilk\nEggs'],
  ['Yes. Yes.', 'Yes. Yes. Yes.', 'Yes. Yes.\nYes.'],
  ['I rest. I walk.', 'I walk. I rest.', 'I rest. I walk.'],
])('%j beside %j is %j', (first, second, expected) => {
  expect(mergeWords(first, second)).toBe(expected)
})

test('versions of one text, merged in any order and again and again, hold each sentence once', () => {
  for (let seed = 1; seed <= 200; seed++) {
    let state = seed
    const chance = (most: number) => {
      state = (state * 48_271) % 2_147_483_647
      return state % most
    }
    const base = Array.from({ length: chance(6) }, (_, at) => `Base ${at}.`)
    const versions = ['a', 'b', 'c'].map(who => {
      const said = [...base]
      for (let at = 0; at < 3; at++) said.splice(chance(said.length + 1), 0, `${who} ${at}.`)
      return said.join(chance(2) === 0 ? ' ' : '\n')
    })
    let merged = base.join(' ')
    for (let round = 0; round < 12; round++)
      merged = mergeWords(merged, round < 3 ? (versions[round] ?? '') : (versions[chance(3)] ?? ''))
    const sentences = (words: string) => (words.match(/\w+ \d\./g) ?? []).toSorted()
    expect(sentences(merged), `seed ${seed}`).toEqual([...new Set(versions.flatMap(sentences))].toSorted())
  }
})
