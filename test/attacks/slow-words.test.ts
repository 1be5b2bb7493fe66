/**
 * Nobody stops the server with words: every pure function that reads free text is given some of many kinds, and twenty-five
 * thousand letters (a hundred in the long form) of what took it longest; it takes at most 32 ms for a thousand of them.
 * Which functions there are is asked of the compiler.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { functionsThatReadWords, type PureFunction } from './made-up-arguments.ts'

/** Twice of what the slowest takes of much. Of a little it may take more: what a call costs in any case weighs there. */
const MOST_MS_A_THOUSAND = 32
const A_LITTLE = 1_500
const A_LITTLE_AT_MOST_MS = 75
const MUCH = process.env.HANDRAIL_TEST_LENGTH === 'long' ? 100_000 : 25_000
const MUCH_AT_MOST_MS = (MUCH / 1_000) * MOST_MS_A_THOUSAND
const root = join(import.meta.dirname, '../..')
const files = ['src/**/*.rules.ts', 'src/**/*.prompt.ts', 'src/**/*.mail.ts', 'src/lib/*.ts']
  .flatMap(pattern => globSync(pattern, { cwd: root }))
  .map(file => join(root, file))
const functions = functionsThatReadWords(files, join(root, 'tsconfig.json'))

const again = (words: string) => (length: number) =>
  words.repeat(Math.ceil(length / words.length)).slice(0, length)
/** Words that patterns trip over: what begins like something, again and again, and never ends like it. */
const texts: Record<string, (length: number) => string> = Object.fromEntries(
  [
    ...['a', 'A', '1', ' ', '\n', '.', '/', '(', '-', '"', '’', 'é', '😀', '\u202e', '\ue000'],
    ...[
      'a ',
      'a.',
      'a@',
      'a@b.',
      '1 ',
      '1- ',
      '1.1',
      '1/1/',
      '2026-01-01 ',
      '( 1',
      'Aa ',
      'A-',
      '[name] ',
      'http://a.',
    ],
    ...[
      'my name is A',
      'Mr. A',
      'son ',
      '1 a a a a ',
      'calle 1',
      'no ',
      'not ',
      'I want to ',
      'no quiero ',
      'die\n',
    ],
    ...['I will never hurt myself, said my son Ana-María (555 010 0199), at 12 Long Road; no, not today. '],
  ].map(words => [words, again(words)]),
)

type Run = (...all: unknown[]) => unknown

/** Of one that took too long, this many calls are measured: a busy machine takes the caches from under one of them. */
const CALLS_AT_MOST = 3

/** Milliseconds of the processor for a call, the best of a few where one is above `limit`. */
async function measure(one: PureFunction, run: Run, text: string, limit: number): Promise<number> {
  let best = await measureCall(one, run, text)
  for (let calls = 1; calls < CALLS_AT_MOST && best >= limit; calls++)
    best = Math.min(best, await measureCall(one, run, text))
  return best
}

/** Milliseconds of this thread for one call, to its end. What a function throws ends it too: it has read what it would. */
async function measureCall({ argumentsWith }: PureFunction, run: Run, text: string): Promise<number> {
  const values = argumentsWith(text)
  const began = process.threadCpuUsage()
  try {
    await run(...values)
  } catch {
    // A text of that kind is refused.
  }
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1_000
}

/** The kind of text that takes longest, after each was given a little of. */
async function slowestKind(one: PureFunction, run: Run): Promise<string> {
  const took: [number, string][] = []
  for (const [kind, write] of Object.entries(texts)) {
    const ms = await measure(one, run, write(A_LITTLE), A_LITTLE_AT_MOST_MS)
    expect(ms, `${A_LITTLE} of ${JSON.stringify(kind)}`).toBeLessThan(A_LITTLE_AT_MOST_MS)
    took.push([ms, kind])
  }
  return took.toSorted(([a], [b]) => b - a)[0]?.[1] ?? ''
}

describe('a pure function that reads words', () => {
  it('is found by its types', () => {
    const names = functions.map(({ name }) => name)
    const known = 'leaveOutNames findSafetyConcern cutAtAddresses mergeWords isVisible classifyNeeds'.split(
      ' ',
    )
    expect(names).toEqual(expect.arrayContaining(known))
  })

  it.each(functions.map(one => [one.name, one] as const))(
    '%s',
    async (name, one) => {
      const run = (await import(one.file))[name] as Run
      // What it needs to begin with, such as its patterns for texts of narrow and of wide letters, is made once.
      for (const text of ['a day', 'un día — 😀', 'a day', 'un día — 😀']) await measureCall(one, run, text)
      const kind = await slowestKind(one, run)
      const ms = await measure(one, run, texts[kind]?.(MUCH) ?? '', MUCH_AT_MOST_MS)
      expect(ms, `${MUCH} of ${JSON.stringify(kind)}`).toBeLessThan(MUCH_AT_MOST_MS)
    },
    60_000,
  )
})
