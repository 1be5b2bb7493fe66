/** Names for generated pairs of records, as frequent as they stand early in their list (training/likeness/generated/names.txt). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const path = join(import.meta.dirname, '../training/likeness/generated/names.txt')
const lists = new Map(
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line && !line.startsWith('#'))
    .map(line => {
      const [name = '', ...words] = line.split(' ')
      return [name, words] as const
    }),
)

/** The names of one list, such as `family.spanish`. Throws where there is none. */
export function namesOf(list: string): readonly string[] {
  const words = lists.get(list)
  if (!words) throw new Error(`there is no list ${list}`)
  return words
}

/** What a given name is said for short; none where nothing is known. */
export function shortNamesOf(given: string): readonly string[] {
  const line = [...namesOf('short.english'), ...namesOf('short.spanish')].find(each =>
    each.startsWith(`${given}=`),
  )
  return line?.slice(given.length + 1).split(',') ?? []
}

/** A number from 0 to 1 at each call, always the same ones for a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
