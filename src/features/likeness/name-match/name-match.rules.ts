// How two written names stand to one another: in which words they agree, and whether what is left over is a second surname, a
// middle name, a name from before a marriage, or somebody else. The order of the words is forgiven.

import { isCommonFamilyName, isSaidFirst } from '#lib/family-names.ts'
import { isKnownGivenName } from '#lib/given-names.ts'
import { sureness, surenessOf, surenessOfSpoken } from '../alike-words/alike-words.rules.ts'
import { readName, type WrittenName } from '../written-names/written-names.rules.ts'

/** Whose name it is, and what they go by. */
export interface NamedPerson {
  name: string
  preferredName?: string | null | undefined
}

interface Match {
  one: number
  other: number
  sure: number
}

/** Words of one name with the words of the other that they are, the surest first; two neighbors may be one word of the other. */
function matchWords(one: readonly string[], other: readonly string[]): Match[] {
  const all: Match[] = []
  const familyFirst = isFamilyFirst(one) || isFamilyFirst(other)
  const isLast = (at: number, words: readonly string[]) => at === words.length - 1 && words.length > 1
  for (let a = 0; a < one.length; a++)
    for (let b = 0; b < other.length; b++) {
      const isGiven = familyFirst || !(isLast(a, one) && isLast(b, other))
      all.push({ one: a, other: b, sure: surenessOf(one[a] ?? '', other[b] ?? '', isGiven) })
    }
  const taken: Match[] = []
  for (const match of all
    .filter(({ sure }) => sure > 0)
    .toSorted((x, y) => y.sure - x.sure || Math.abs(x.one - x.other) - Math.abs(y.one - y.other)))
    if (!taken.some(({ one: a, other: b }) => a === match.one || b === match.other)) taken.push(match)
  return taken
}

const isFamilyFirst = (words: readonly string[]) =>
  words.length > 1 && isSaidFirst(words[0] ?? '') && !isSaidFirst(words.at(-1) ?? '')

/** How two names stand to one another. */
export interface NameMatch {
  /**
   * `whole`: every word of both. `part`: one has words more. `crossed`: both have, in other places. `given`: the given name alone.
   * `one`: the only word of one of them. `none`: two people's.
   */
  kind: 'whole' | 'part' | 'crossed' | 'given' | 'one' | 'none'
  /** Of the least sure word. */
  sure: number
  /** Of the least sure word but the last. */
  givenSure: number
  /** How much the words in which they agree say of a person: one for a common word, three for a rare one. */
  weight: number
  /** In how many words, and in how many of them surely. */
  words: number
  sureWords: number
}

const NONE: NameMatch = { kind: 'none', sure: 0, givenSure: 0, weight: 0, words: 0, sureWords: 0 }

const weightOf = (word: string) =>
  isCommonFamilyName(word) || isKnownGivenName(word) ? 1 : word.length <= 4 ? 2 : 3

function matchNames(one: readonly string[], other: readonly string[]): NameMatch {
  const joined = [one, other].map(words => words.join(''))
  if (joined[0] === joined[1] || joined[0] === other.toReversed().join(''))
    return {
      kind: one.length + other.length === 2 ? 'one' : 'whole',
      sure: 1,
      givenSure: 1,
      weight: one.reduce((sum, word) => sum + weightOf(word), 0),
      words: one.length,
      sureWords: one.length,
    }
  const matches = matchWords(one, other)
  if (matches.length === 0) return NONE
  const sure = Math.min(...matches.map(match => match.sure))
  const weight = matches.reduce(
    (sum, match) => sum + (match.sure >= sureness.slip ? weightOf(one[match.one] ?? '') : 0),
    0,
  )
  const given = matches.filter(match => match.one < one.length - 1).map(match => match.sure)
  return {
    kind: kindOf(one, other, matches),
    sure,
    givenSure: Math.min(1, ...given),
    weight,
    words: matches.length,
    sureWords: matches.filter(match => match.sure >= sureness.short).length,
  }
}

function kindOf(
  one: readonly string[],
  other: readonly string[],
  matches: readonly Match[],
): NameMatch['kind'] {
  const left = one.map((_, at) => at).filter(at => !matches.some(match => match.one === at))
  const right = other.map((_, at) => at).filter(at => !matches.some(match => match.other === at))
  if (left.length === 0 && right.length === 0) return one.length === 1 ? 'one' : 'whole'
  if (left.length === 0 || right.length === 0) return matches.length === 1 ? 'one' : 'part'
  if (isFamilyFirst(one) || isFamilyFirst(other)) return 'none'
  const lastLeft = Math.max(...matches.map(match => match.one))
  const lastRight = Math.max(...matches.map(match => match.other))
  const heads = [left.some(at => at < lastLeft), right.some(at => at < lastRight)]
  if (heads[0] && heads[1]) return 'none'
  if (heads[0] || heads[1]) return matches.length > 1 ? 'crossed' : 'none'
  return matches.some(match => match.one === 0 && match.other === 0) ? 'given' : 'none'
}

const order = { none: 0, given: 1, one: 2, crossed: 3, part: 4, whole: 5 }
const better = (a: NameMatch, b: NameMatch) =>
  (order[b.kind] - order[a.kind] || b.sure - a.sure) > 0 ? b : a

/** The words with neighbors written in one where the other name has them so: Lu Ann and Luann. */
function joinLike(words: readonly string[], other: readonly string[]): string[] {
  const isThere = (word: string) =>
    other.some(
      one => Math.abs(one.length - word.length) <= 1 && surenessOf(word, one, false) >= sureness.shortSlip,
    )
  const joined: string[] = []
  let at = 0
  while (at < words.length) {
    const most = other.includes(words[at] ?? '') ? 1 : Math.min(3, words.length - at)
    const together = [3, 2].find(count => count <= most && isThere(words.slice(at, at + count).join(''))) ?? 1
    joined.push(words.slice(at, at + together).join(''))
    at += together
  }
  return joined
}

/** Names that a record is known by: as written, and with the name they go by in place of the given one. */
function spokenNames(name: WrittenName, preferred: string | null | undefined): string[][] {
  const called = [...name.called, ...(preferred ? readName(preferred).words : [])]
  const others = called.map(word => [
    word,
    ...(isFamilyFirst(name.words) ? name.words.slice(0, 1) : name.words.slice(1)),
  ])
  return [[...name.words], ...others]
}

/**
 * How the names of two people stand to one another.
 * @param isSameDay whether they were born on one day: then what both are called for short counts too
 */
export function compareNames(one: NamedPerson, other: NamedPerson, isSameDay: boolean): NameMatch {
  const [a, b] = [readName(one.name), readName(other.name)]
  if (a.isOfSomebody !== b.isOfSomebody) return NONE
  if (a.generation && b.generation && a.generation !== b.generation) return NONE
  if (a.gender && b.gender && a.gender !== b.gender) return NONE
  if (a.newborn !== undefined || b.newborn !== undefined) return compareNewborns(a, b)
  let best = NONE
  const [ofOne, ofOther] = [spokenNames(a, one.preferredName), spokenNames(b, other.preferredName)]
  ofOne.forEach((words, first) => {
    ofOther.forEach((others, second) => {
      // What both are called for short may be short for two names.
      if (first > 0 && second > 0 && !isSameDay) return
      best = better(best, matchNames(joinLike(words, others), joinLike(others, words)))
    })
  })
  return best.kind === 'none' && isDictated(one, a, other, b)
    ? { ...NONE, kind: 'whole', sure: surenessOfSpoken(a.words, b.words) }
    : best
}

/** Whether one of two names may have been written down by a telephone, which hears other words and no capitals. */
function isDictated(one: NamedPerson, a: WrittenName, other: NamedPerson, b: WrittenName): boolean {
  const isSmall = [one.name, other.name].some(name => name === name.toLowerCase())
  return isSmall && a.words.length !== b.words.length && surenessOfSpoken(a.words, b.words) > 0
}

/** A newborn without a name of their own agrees with whoever has the family name; which of several, and girl or boy, does not. */
function compareNewborns(a: WrittenName, b: WrittenName): NameMatch {
  if (a.newborn && b.newborn && a.newborn !== b.newborn) return NONE
  const isNamed = a.words.some(word => b.words.some(other => surenessOf(word, other, false) >= sureness.slip))
  return isNamed ? { kind: 'one', sure: 1, givenSure: 1, weight: 1, words: 1, sureWords: 1 } : NONE
}
