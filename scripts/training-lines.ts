/** The written lines that teach and measure the recognition of danger and of needs: how they are read and divided. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Line {
  id: string
  /** One situation in one way of speaking: a family is never on both sides of a division. */
  family: string
  lang: 'en' | 'es'
  text: string
}

export interface SafetyLine extends Line {
  level: 'none' | 'implicit' | 'explicit'
  kind: string | null
  not: string | null
}

export interface NeedsLine extends Line {
  needs: string[]
}

const root = join(import.meta.dirname, '..')

/** The lines of one file, one JSON object each. */
export function readLines<Kind>(path: string): Kind[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => JSON.parse(line) as Kind)
}

/** Every line that may be learned from. What is held apart is never read here. */
export function readTaught<Kind>(topic: 'safety' | 'needs'): Kind[] {
  return globSync(`training/${topic}/taught/*.jsonl`, { cwd: root })
    .sort()
    .flatMap(path => readLines<Kind>(join(root, path)))
}

/** How many parts the taught lines are divided into; each is judged once by a model that saw only the others. */
export const folds = 5

/** The part of a family, always the same. */
export function foldOf(family: string): number {
  let hash = 0x811c9dc5
  for (const character of family) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 13
  return (hash >>> 0) % folds
}
