// Whether two records may be one person's, as a careful clerk would ask: by birth date, e-mail address, phone number and name.
// A name alone is asked about where it is rare; a shared number or birth date never makes one person out of two given names.

import { isCommonFamilyName, isSaidFirst } from '#lib/family-names.ts'
import { isKnownGivenName } from '#lib/given-names.ts'
import { sureness, surenessOf, surenessOfSpoken } from './alike-words/alike-words.rules.ts'
import { readName, type WrittenName } from './written-names/written-names.rules.ts'

/** What is known of a person, as it was typed. */
export interface KnownFacts {
  name: string
  preferredName?: string | null | undefined
  /** YYYY-MM-DD */
  birthDate?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
}

/** What speaks for one person; keys of words. */
export const likenessReasons = [
  'name',
  'namePart',
  'familyName',
  'birthDate',
  'nearBirthDate',
  'email',
  'phone',
  'rareName',
] as const
export type LikenessReason = (typeof likenessReasons)[number]

/** An address as its mailbox reads it: without capitals, dots before the @, and what a plus sign adds. */
export function mailboxOf(email: string | null | undefined): string {
  const [local = '', domain = ''] = (email ?? '').trim().toLowerCase().split('@')
  return domain && `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}

/** The ten digits of a phone number, without a country's code or an extension; empty where there are too few. */
export function digitsOfPhone(phone: string | null | undefined): string {
  const digits = (phone ?? '')
    .replace(/[ ,;]{0,2}(x|ext|extension|anexo|int|#)[ .:]{0,2}[0-9]{1,8} {0,2}$/i, '')
    .replace(/[^0-9]/g, '')
  return digits.length < 7 ? '' : digits.slice(-10)
}

/** How two birth dates stand to one another. A slip: day and month exchanged, two neighboring digits, or one or two of them. */
export function compareBirthDates(
  one: string | null | undefined,
  other: string | null | undefined,
): 'same' | 'slip' | 'other' | undefined {
  if (!(one && other)) return undefined
  if (one === other) return 'same'
  const [a, b] = [one.replaceAll('-', ''), other.replaceAll('-', '')]
  if (a.slice(0, 4) + a.slice(6) + a.slice(4, 6) === b) return 'slip'
  const places = [...a].flatMap((digit, at) => (digit === b[at] ? [] : [at]))
  const [first = 0, second = 0] = places
  if (places.length === 1) return 'slip'
  const isSwap = a[first] === b[second] && a[second] === b[first] && second - first === 1
  // Both digits of the year are another generation, and many know of their birthday but the year.
  return places.length === 2 && (isSwap || second >= YEAR_DIGITS) ? 'slip' : 'other'
}

const YEAR_DIGITS = 4

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
interface NameMatch {
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
}

const NONE: NameMatch = { kind: 'none', sure: 0, givenSure: 0, weight: 0 }

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
    }
  const matches = matchWords(one, other)
  if (matches.length === 0) return NONE
  const sure = Math.min(...matches.map(match => match.sure))
  const weight = matches.reduce(
    (sum, match) => sum + (match.sure >= sureness.slip ? weightOf(one[match.one] ?? '') : 0),
    0,
  )
  const given = matches.filter(match => match.one < one.length - 1).map(match => match.sure)
  return { kind: kindOf(one, other, matches), sure, givenSure: Math.min(1, ...given), weight }
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
  const joined: string[] = []
  for (let at = 0; at < words.length; at++) {
    const [word = '', next = '', third = ''] = words.slice(at, at + 3)
    const two =
      next &&
      other.some(one => surenessOf(word + next, one, false) >= sureness.spelling) &&
      !other.includes(word)
    const three =
      !two && third && other.some(one => surenessOf(word + next + third, one, false) >= sureness.spelling)
    joined.push(word + (two || three ? next : '') + (three ? third : ''))
    at += three ? 2 : two ? 1 : 0
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

function compareNames(one: KnownFacts, other: KnownFacts): NameMatch {
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
      if (first > 0 && second > 0) return
      best = better(best, matchNames(joinLike(words, others), joinLike(others, words)))
    })
  })
  return best.kind === 'none' && isDictated(one, a, other, b)
    ? { ...NONE, kind: 'whole', sure: surenessOfSpoken(a.words, b.words) }
    : best
}

/** Whether one of two names may have been written down by a telephone, which hears other words and no capitals. */
function isDictated(one: KnownFacts, a: WrittenName, other: KnownFacts, b: WrittenName): boolean {
  const isSmall = [one.name, other.name].some(name => name === name.toLowerCase())
  return isSmall && a.words.length !== b.words.length && surenessOfSpoken(a.words, b.words) > 0
}

/** A newborn without a name of their own agrees with whoever has the family name; which of several, and girl or boy, does not. */
function compareNewborns(a: WrittenName, b: WrittenName): NameMatch {
  if (a.newborn && b.newborn && a.newborn !== b.newborn) return NONE
  const isNamed = a.words.some(word => b.words.some(other => surenessOf(word, other, false) >= sureness.slip))
  return isNamed ? { kind: 'one', sure: 1, givenSure: 1, weight: 1 } : NONE
}

/** A name that is rare enough to be asked about by itself weighs so much. */
const RARE = 4

/**
 * Why two records may be one person's.
 * @returns no reason where they are two people's, as far as their facts say
 */
export function likenessOf(one: KnownFacts, other: KnownFacts): LikenessReason[] {
  const dates = compareBirthDates(one.birthDate, other.birthDate)
  if (dates === 'other') return []
  const name = compareNames(one, other)
  if (name.kind === 'none') return []
  const email = mailboxOf(one.email)
  const phone = digitsOfPhone(one.phone)
  const contact: LikenessReason[] = [
    ...(email && email === mailboxOf(other.email) ? (['email'] as const) : []),
    ...(phone && phone === digitsOfPhone(other.phone) ? (['phone'] as const) : []),
  ]
  return isAskedAbout(name, dates, contact.length > 0)
    ? [
        name.kind === 'given' || name.kind === 'one' ? 'namePart' : 'name',
        ...(dates === 'same'
          ? (['birthDate'] as const)
          : dates === 'slip'
            ? (['nearBirthDate'] as const)
            : []),
        ...contact,
        ...(!dates && contact.length === 0 ? (['rareName'] as const) : []),
      ]
    : []
}

function isAskedAbout(
  { kind, sure, givenSure, weight }: NameMatch,
  dates: 'same' | 'slip' | undefined,
  hasContact: boolean,
): boolean {
  if (dates === 'same') return kind !== 'given' || hasContact || weight >= 2
  const isSure = sure >= sureness.initial && sure !== sureness.slips
  if (dates === 'slip') return kind !== 'given' && kind !== 'one' && isSure && givenSure !== sureness.slip
  if (hasContact) return kind !== 'given' && isSure
  return (kind === 'whole' || kind === 'part') && sure >= sureness.slip && weight >= RARE
}
