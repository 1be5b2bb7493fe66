/** The lines of `training/grounding`, written before the rules: true ones and false ones, each with its record. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { unsettledLines } from '../draft-lines/draft-lines.rules.ts'
import { type Ground, notInRecord } from './grounding.rules.ts'

interface Line {
  ground: Ground
  /** What is false about it; undefined for a true one. */
  family: string | undefined
  words: string
}

/** `@ what language day words` is a record; what follows are lines about it, `+` true and `- family:` false. */
function readLines(name: string): Line[] {
  let ground: Ground = { words: '', on: null }
  return readFileSync(`training/grounding/${name}.txt`, 'utf8')
    .split('\n')
    .flatMap(row => {
      const [, on = '-', words = ''] = row.match(/^@ \S+ \S+ (\S+) (.*)$/) ?? []
      if (words) ground = { words, on: on === '-' ? null : on }
      const [, said] = row.match(/^\+ (.*)$/) ?? []
      if (said) return [{ ground, family: undefined, words: said }]
      const [, family, invented] = row.match(/^- (\w+): (.*)$/) ?? []
      return invented ? [{ ground, family, words: invented }] : []
    })
}

const marks = ({ words, ground }: Line) => notInRecord(words, [ground])

describe.each([
  // Read and mended with the rules.
  { name: 'taught', lines: 204, missed: 0, marked: 5 },
  // Held apart until the rules were settled; docs/assistant.md has the one score.
  { name: 'held-apart', lines: 96, missed: 0, marked: 9 },
])('of the lines $name', ({ name, lines, missed, marked }) => {
  const read = readLines(name)
  const falsehoods = read.filter(({ family }) => family)
  const truths = read.filter(({ family }) => !family)

  it('invented names, days, numbers, quotes, states and orders are marked', () => {
    expect(falsehoods).toHaveLength(lines)
    const passed = falsehoods.filter(line => marks(line).length === 0)
    expect(passed.length, passed.map(({ words }) => words).join('\n')).toBeLessThanOrEqual(missed)
  })

  it('true ones are left alone', () => {
    expect(truths).toHaveLength(lines)
    const disturbed = truths.filter(line => marks(line).length > 0)
    expect(disturbed.length, disturbed.map(({ words }) => words).join('\n')).toBeLessThanOrEqual(marked)
  })
})

it('a line is compared with its own record: with another one’s, most true lines are marked', () => {
  const truths = readLines('taught').filter(({ family }) => !family)
  const swapped = truths.map((line, place) => ({
    ...line,
    ground: truths[(place + 60) % truths.length]?.ground ?? line.ground,
  }))
  expect(swapped.filter(line => marks(line).length > 0).length).toBeGreaterThan(truths.length * 0.85)
})

describe('a marked line', () => {
  const line = {
    words: 'Call Ms. Alvarez at 303-555-0142.',
    from: ['F1'],
    missing: ['Alvarez', '3035550142'],
  }
  const sound = { words: 'Ask about the rent.', from: ['F1'], missing: [] }
  it.each([
    ['as it was', 'Steps\n- Call Ms. Alvarez at 303-555-0142.', 1],
    ['in other letters and spaces', '-  CALL ms alvarez  at 303 555 0142', 1],
    ['with something added', '- Call Ms. Alvarez at 303-555-0142 tomorrow', 1],
    ['with one of two inventions left', '- Call Ms. Alvarez at the office', 1],
    ['without its inventions', '- Call the housing office', 0],
    ['removed', 'Steps\n- Ask about the rent.', 0],
  ])('%s', (_, text, left) => {
    expect(unsettledLines([line, sound], text)).toHaveLength(left)
  })
})
