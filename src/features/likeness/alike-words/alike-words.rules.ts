// Whether two words of two names are one word: spelled alike, sounding alike, short for one another, or a letter apart where the
// other is nobody's name. Two known names are two people's, even where one letter makes the difference (Mario and Maria).

import { isSameGivenName } from '#lib/given-names.ts'
import { soundOf } from '#lib/person-names.ts'

/** How surely two words are one: from nothing (0) to the same letters (1). */
export const sureness = {
  same: 1,
  spelling: 0.95,
  slip: 0.85,
  short: 0.8,
  bones: 0.75,
  slips: 0.7,
  initial: 0.6,
  none: 0,
} as const

/** Beyond so many letters, words are compared by their beginning. */
const LONGEST = 40
const SHORTEST_SLIP = 4
const SHORTEST_OF_TWO_SLIPS = 7
const FEWEST_BONES = 3

/** How a word sounds in more languages than soundOf knows: Somali x and c, Slavic and Arabic spellings, w and v. */
function broadSound(word: string): string {
  return soundOf(
    word
      .replace(/^(ts|tz|hs|x(?=[iu])|q)/, 's')
      .replace(/^(ye|ie)(?=[lkv])/, 'e')
      .replace(/kh/g, 'k')
      .replace(/gh/g, 'g')
      .replace(/ck|cq/g, 'k')
      .replace(/(dj|dzh|zh)/g, 'j')
      .replace(/w/g, 'v')
      .replace(/(oo|ou)/g, 'u')
      .replace(/ee/g, 'i'),
  )
}

/** What is left of a word without its vowels, but whether it begins with one: Yusuf and Youssef. */
function bonesOf(word: string): string {
  const sound = broadSound(word)
  return sound
    .replace(/^[aeiou]+/, '^')
    .replace(/[aeiou]/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** A family name without the small word that was written in one with it: Delacruz, Vandermeer, Alhassan. */
const withoutParticle = (word: string) =>
  word.replace(/^(dela|delos|delas|del|de|la|vander|vande|van|von|al|el|san|mac|mc)(?=[a-z]{4})/, '')

/** A name without what makes it little: Aurorita and Aurora, Carmencita and Carmen. */
const stemOf = (word: string) => word.replace(/(?<=[a-z]{3})(c?it[ao]s?|[aeo])$/, '')

/** How many letters were put in, left out, changed or swapped with a neighbor, up to three. */
function slipsBetween(first: string, second: string): number {
  if (Math.abs(first.length - second.length) > 2) return 3
  let [before, row] = [[] as number[], Array.from({ length: second.length + 1 }, (_, at) => at)]
  for (let a = 1; a <= first.length; a++) {
    const next = [a]
    for (let b = 1; b <= second.length; b++) {
      const isSame = first[a - 1] === second[b - 1]
      let least = Math.min((row[b] ?? 0) + 1, (next[b - 1] ?? 0) + 1, (row[b - 1] ?? 0) + (isSame ? 0 : 1))
      if (a > 1 && b > 1 && first[a - 1] === second[b - 2] && first[a - 2] === second[b - 1])
        least = Math.min(least, (before[b - 2] ?? 0) + 1)
      next.push(least)
    }
    ;[before, row] = [row, next]
  }
  return Math.min(row[second.length] ?? 3, 3)
}

/**
 * How surely two names sound alike where a telephone wrote down what was said, in small letters and other words: a lee uh for
 * Aaliyah. One slip in four sounds is forgiven.
 */
export function surenessOfSpoken(one: readonly string[], other: readonly string[]): number {
  const [first, second] = [one, other].map(words => bonesOf(words.join('').slice(0, LONGEST)))
  if (!(first && second) || first.length < FEWEST_BONES) return sureness.none
  const slips = slipsBetween(first, second)
  return slips === 0 ? sureness.bones : slips <= first.length / 4 ? sureness.slips : sureness.none
}

/** A word's first sound, in which slips of the pen are rare and other names begin. */
const firstSound = (word: string) =>
  broadSound(word)
    .charAt(0)
    .replace(/[aeiou]/, '^')

/** Eduardo and Eduarda, Elio and Elia, Carl and Carla: one letter at the end is another person. */
function differInGender(first: string, second: string): boolean {
  const [shorter, longer] = first.length <= second.length ? [first, second] : [second, first]
  if (shorter.length === longer.length)
    return shorter.slice(0, -1) === longer.slice(0, -1) && /[aeio]$/.test(shorter) && /[aeio]$/.test(longer)
  return longer === `${shorter}a` || longer === `${shorter}o` || longer === `${shorter}e`
}

/**
 * How surely two folded words are one word of a name.
 * @param isGiven whether they stand where given names do: there two known names are two people
 */
export function surenessOf(one: string, other: string, isGiven: boolean): number {
  const [first, second] = [one.slice(0, LONGEST), other.slice(0, LONGEST)]
  if (first === second) return sureness.same
  const [shorter, longer] = first.length <= second.length ? [first, second] : [second, first]
  if (shorter.length === 1) return longer.startsWith(shorter) ? sureness.initial : sureness.none
  const known = isSameGivenName(first, second)
  if (known) return sureness.spelling
  if (isGiven && (known === false || differInGender(first, second))) return sureness.none
  if (soundOf(first) === soundOf(second) || broadSound(first) === broadSound(second)) return sureness.spelling
  if (!isGiven && withoutParticle(first) === withoutParticle(second)) return sureness.spelling
  if (firstSound(first) !== firstSound(second)) return sureness.none
  if (stemOf(first) === stemOf(second)) return sureness.short
  const slips = slipsBetween(first, second)
  const isSwap = [...first].toSorted().join('') === [...second].toSorted().join('')
  const isSameLength = first.length === second.length && !isSwap
  if (slips === 1 && shorter.length >= SHORTEST_SLIP + (isSameLength ? 1 : 0)) return sureness.slip
  if (shorter.length >= 3 && longer.startsWith(shorter) && longer.length - shorter.length >= 2)
    return sureness.short
  if (bonesOf(first).length >= FEWEST_BONES && bonesOf(first) === bonesOf(second)) return sureness.bones
  return slips === 2 && shorter.length >= SHORTEST_OF_TWO_SLIPS ? sureness.slips : sureness.none
}
