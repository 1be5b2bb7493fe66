// Whether two words of two names are one word: spelled alike, sounding alike, short for one another, or a letter apart where the
// other is nobody's name. Two known names are two people's, even where one letter makes the difference (Mario and Maria).

import { isSameFamilyName } from '#lib/family-names.ts'
import { isKnownGivenName, isSameGivenName } from '#lib/given-names.ts'
import { soundOf } from '#lib/person-names.ts'
import { isOneSlipApart, jaroWinkler } from '#lib/slips.ts'

/** How surely two words are one: from nothing (0) to the same letters (1). */
export const sureness = {
  same: 1,
  spelling: 0.95,
  slip: 0.85,
  /** One slip in a word so short that it is nearly another name. */
  shortSlip: 0.82,
  short: 0.8,
  bones: 0.75,
  slips: 0.7,
  initial: 0.6,
  /** Several letters wrong: says something where the birth date agrees, or nearly everything else. */
  alike: 0.5,
  none: 0,
} as const

/** Beyond so many letters, words are compared by their beginning. */
const LONGEST = 40
const SHORTEST_SLIP = 4
const LONG_ENOUGH = 6
const SHORTEST_OF_OTHER_BEGINNING = 7
const FEWEST_BONES = 3
const MOST_SLIPS = 4
/** So alike are words of which several letters are wrong (Jaro and Winkler). */
const ALIKE = 0.85
const MOST_SLIPS_OF_GIVEN = 2

/** Spellings of one sound, beside those of soundOf: silent letters of English, Slavic, Arabic and Chinese names in our letters. */
const spellings: readonly [RegExp, string][] = [
  [/^(ts|tz|hs|x(?=i[ao]|u)|q(?!u))/, 's'],
  [/^(ye|ie)(?=[lkv])/, 'e'],
  [/^(kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^(hu|gu|wh?)(?=[aei])/, 'v'],
  [/^ll/, 'y'],
  [/(augh|ough|eigh|igh)/g, 'i'],
  [/(tch|tsch|sch|sh|cz|tj)/g, 'ch'],
  [/(dge?|dj|dzh|zh)(?=[aeiouy]|$)/g, 'j'],
  [/(kh|ck|cq|qu(?=[ao]))/g, 'k'],
  [/gh/g, 'g'],
  [/w/g, 'v'],
  [/(oo|ou)/g, 'u'],
  [/(ee|ea|ey$|ie$|eigh$|y$)/g, 'i'],
  [/mb$/, 'm'],
  [/(?<=[a-z]{3})e$/, ''],
]
const broadSound = (word: string) =>
  soundOf(spellings.reduce((sound, [written, spoken]) => sound.replace(written, spoken), word))

/** What is left of a sound without its vowels, but whether it begins with one: Yusuf and Youssef. */
function bonesOf(sound: string): string {
  return sound
    .replace(/^[aeiou]+/, '^')
    .replace(/[aeiou]/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** The same where a voice makes no difference: Karapet and Garabed. */
const voicelessBones = (sound: string) =>
  bonesOf(sound).replace(/[dgb]/g, letter => ({ d: 't', g: 'k', b: 'p' })[letter] ?? letter)

/** What a clerk writes without its vowels: Hdez, Gpe, Mohd. */
function isAbbreviation(short: string, long: string): boolean {
  if (
    short.length < 3 ||
    short.length > 5 ||
    long.length - short.length < 2 ||
    !/^[a-z][^aeiou]*[a-z]$/.test(short)
  )
    return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  const isEnd = !/[aeiou]$/.test(short) || short.at(-1) === long.at(-1)
  return at === short.length && short[0] === long[0] && isEnd
}

/** A family name without the small word that was written in one with it: Delacruz, Vandermeer, Alhassan. */
const withoutParticle = (word: string) =>
  word.replace(
    /^(?:(?:dela|delos|delas|vanden|vander)(?=[a-z]{3})|(?:del|de|da|das|dos|do|di|du|des|la|le|van|von|al|el|abu|bin|san|saint|mac|mc|o|d)(?=[a-z]{4}))/,
    '',
  )

/** A name without what makes it little: Aurorita and Aurora, Carmencita and Carmen. */
const stemOf = (word: string) => word.replace(/(?<=[a-z]{3})(c?it[ao]s?|[aeo])$/, '')

/** How many letters were put in, left out, changed or swapped with a neighbor, up to four. */
function slipsBetween(first: string, second: string): number {
  if (Math.abs(first.length - second.length) > 3) return MOST_SLIPS
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
  return Math.min(row[second.length] ?? MOST_SLIPS, MOST_SLIPS)
}

/**
 * How surely two names sound alike where a telephone wrote down what was said, in small letters and other words: a lee uh for
 * Aaliyah. One slip in four sounds is forgiven.
 */
export function surenessOfSpoken(one: readonly string[], other: readonly string[]): number {
  const [first, second] = [one, other].map(words => bonesOf(broadSound(words.join('').slice(0, LONGEST))))
  if (!(first && second) || first.length < FEWEST_BONES) return sureness.none
  const slips = slipsBetween(first, second)
  return slips === 0 ? sureness.bones : slips <= first.length / 4 ? sureness.slips : sureness.none
}

/** A word's first sound, in which slips of the pen are rare and other names begin. */
const firstOf = (sound: string) => sound.charAt(0).replace(/[aeiou]/, '^')

/** Eduardo and Eduarda, Elio and Elia, Carl and Carla: one letter at the end is another person. */
function differInGender(first: string, second: string): boolean {
  const [shorter, longer] = first.length <= second.length ? [first, second] : [second, first]
  if (shorter.length === longer.length)
    return (
      shorter.slice(0, -1) === longer.slice(0, -1) &&
      /[aeio]$/.test(shorter) &&
      /[aeio]$/.test(longer) &&
      (isKnownGivenName(first) || isKnownGivenName(second))
    )
  return isKnownGivenName(shorter) && [`${shorter}a`, `${shorter}o`, `${shorter}e`].includes(longer)
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
  if (known || isSameFamilyName(first, second)) return sureness.spelling
  if (isGiven && (known === false || differInGender(first, second))) return sureness.none
  const sounds = [broadSound(first), broadSound(second)] as const
  if (sounds[0] === sounds[1] || soundOf(first) === soundOf(second)) return sureness.spelling
  if (withoutParticle(first) === withoutParticle(second)) return sureness.spelling
  const slips = Math.min(slipsBetween(first, second), slipsBetween(...sounds))
  if (firstOf(sounds[0]) !== firstOf(sounds[1]))
    return slips === 1 && shorter.length >= SHORTEST_OF_OTHER_BEGINNING
      ? sureness.slips
      : alike(first, second, isGiven)
  if (stemOf(first) === stemOf(second) || isAbbreviation(shorter, longer)) return sureness.short
  const isSwap = [...first].toSorted().join('') === [...second].toSorted().join('')
  const isSameLength = first.length === second.length && !isSwap
  if (slips === 1 && shorter.length >= SHORTEST_SLIP + (isSameLength ? 1 : 0))
    return shorter.length < LONG_ENOUGH ? sureness.shortSlip : sureness.slip
  if (shorter.length >= 3 && longer.startsWith(shorter) && longer.length - shorter.length >= 2)
    return sureness.short
  return surenessOfBones([first, second], sounds, slips, isGiven) || alike(first, second, isGiven)
}

/**
 * Whether several letters are wrong, or one of a word so short that it is nearly another. Given names of brothers and sisters
 * often begin alike: of those, two letters at most, and in long ones.
 */
function alike(first: string, second: string, isGiven: boolean): number {
  const isNear = first.length !== second.length ? isOneSlipApart(first, second) : isSwapped(first, second)
  if (isNear) return sureness.alike
  const isLong = Math.min(first.length, second.length) >= LONG_ENOUGH
  const mayDiffer = !isGiven || (isLong && slipsBetween(first, second) <= MOST_SLIPS_OF_GIVEN)
  return mayDiffer && jaroWinkler(first, second) >= ALIKE ? sureness.alike : sureness.none
}

const isSwapped = (first: string, second: string) =>
  isOneSlipApart(first, second) && [...first].toSorted().join('') === [...second].toSorted().join('')

type Two = readonly [string, string]

function surenessOfBones([first, second]: Two, sounds: Two, slips: number, isGiven: boolean): number {
  const shortest = Math.min(first.length, second.length)
  const [one, other] = [bonesOf(sounds[0]), bonesOf(sounds[1])]
  if (one === other && one.length >= FEWEST_BONES) return sureness.bones
  if (one === other && shortest >= SHORTEST_SLIP && first[0] === second[0]) return sureness.slips
  if (shortest < LONG_ENOUGH) return sureness.none
  const voiceless = [voicelessBones(sounds[0]), voicelessBones(sounds[1])] as const
  if (voiceless[0] === voiceless[1]) return sureness.slips
  const least = isGiven ? slips : Math.min(slips, slipsBetween(...voiceless) + 1)
  return least <= shortest / 3 ? sureness.slips : sureness.none
}
