/** How well likeness tells one person from two, on written pairs of records: by family, and by what went wrong. */
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type KnownFacts, likenessOf } from '../src/features/likeness/likeness.rules.ts'
import { readLines } from './training-lines.ts'

export interface Pair {
  id: string
  family: string
  left: KnownFacts
  right: KnownFacts
  /** Whether a careful clerk would ask a person about the two. */
  same: boolean
}

/** Half of the families may be looked at to make the rule better; the other half is reported, and its pairs are read by nobody. */
export const halfOf = (family: string): 'tuned' | 'reported' =>
  (createHash('sha256').update(`likeness:${family}`).digest()[0] ?? 0) % 2 === 0 ? 'tuned' : 'reported'

/** Every pair. */
export function readPairs(): Pair[] {
  const root = join(import.meta.dirname, '..')
  const files = globSync('training/likeness/pairs-*.jsonl', { cwd: root }).sort()
  return files.flatMap(path => readLines<Pair>(join(root, path)))
}

const part = (some: number, all: number) => (all === 0 ? 1 : some / all)

/** Of all that are the same, how many are asked about; of all that are asked about, how many are the same. */
export function likenessFigures(pairs: readonly Pair[]) {
  const asked = pairs.filter(({ left, right }) => likenessOf(left, right).length > 0)
  const found = asked.filter(({ same }) => same).length
  const same = pairs.filter(pair => pair.same).length
  return {
    pairs: pairs.length,
    same,
    missed: same - found,
    askedInVain: asked.length - found,
    recall: part(found, same),
    precision: part(found, asked.length),
  }
}

const row = (name: string, pairs: readonly Pair[]) => {
  const { same, missed, askedInVain, recall, precision } = likenessFigures(pairs)
  return `| ${name} | ${pairs.length} | ${same} | ${recall.toFixed(3)} | ${precision.toFixed(3)} | ${missed} | ${askedInVain} |`
}

/** Tables: both halves as a whole, then each family, the one with the most mistakes first. */
export function describeLikeness(pairs: readonly Pair[]): string {
  const heading = (what: string) => [
    `| ${what} | pairs | one person | recall | precision | missed | asked in vain |`,
    '|---|---|---|---|---|---|---|',
  ]
  const halves = (['tuned', 'reported'] as const).map(half => ({
    half,
    those: pairs.filter(({ family }) => halfOf(family) === half),
  }))
  const families = (those: readonly Pair[]) =>
    [...Map.groupBy(those, ({ family }) => family)]
      .map(([family, members]) => ({ family, members, figures: likenessFigures(members) }))
      .toSorted((a, b) => b.figures.missed + b.figures.askedInVain - a.figures.missed - a.figures.askedInVain)
  return [
    ...heading('half'),
    ...halves.map(({ half, those }) => row(half, those)),
    ...halves.flatMap(({ half, those }) => [
      '',
      ...heading(`family, ${half}`),
      ...families(those).map(({ family, members }) => row(family, members)),
    ]),
  ].join('\n')
}
