// Whether two records may be one person's, as a careful clerk would ask: by birth date, e-mail address, phone number and name.
// A name alone is asked about where it is rare; a shared number or birth date never makes one person out of two given names.

import { foldName } from '#lib/person-names.ts'
import { isOneSlipApart } from '#lib/slips.ts'
import { sureness } from './alike-words/alike-words.rules.ts'
import { compareNames, type NamedPerson, type NameMatch } from './name-match/name-match.rules.ts'

/** What is known of a person, as it was typed. */
export interface KnownFacts extends NamedPerson {
  /** YYYY-MM-DD */
  birthDate?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
}

/** What speaks for one person; keys of words. */
export const likenessReasons = [
  'name',
  'namePart',
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

/** In how many places two dates differ, a swap of neighbors being one; and in how many digits of the year. */
function slipsInDate(one: string, other: string): { slips: number; ofYear: number } {
  const places = [...one].flatMap((digit, at) => (digit === other[at] ? [] : [at]))
  const isSwapped = (at: number) => one[at] === other[at + 1] && one[at + 1] === other[at]
  const swaps = places.filter(at => places.includes(at + 1) && isSwapped(at)).length
  return {
    slips: places.length - swaps,
    ofYear: swaps > 0 ? 0 : places.filter(at => at < YEAR_DIGITS).length,
  }
}

/**
 * How two birth dates stand to one another. `slip`: day and month exchanged, two neighboring digits, or one or two of them.
 * `slips`: several of these together.
 */
export function compareBirthDates(
  one: string | null | undefined,
  other: string | null | undefined,
): 'same' | 'slip' | 'slips' | 'other' | undefined {
  if (!(one && other)) return undefined
  if (one === other) return 'same'
  const [a, b] = [one.replaceAll('-', ''), other.replaceAll('-', '')]
  const exchanged = a.slice(0, 4) + a.slice(6) + a.slice(4, 6)
  const [asIs, turned] = [slipsInDate(a, b), slipsInDate(exchanged, b)]
  // Both digits of the year are another generation, and many know of their birthday but the year.
  if (turned.slips === 0 || asIs.slips === 1 || (asIs.slips === 2 && asIs.ofYear === 0)) return 'slip'
  const isFew = ({ slips, ofYear }: { slips: number; ofYear: number }, most: number) =>
    slips <= most && ofYear < 2
  return isFew(asIs, 3) || isFew(turned, 2) ? 'slips' : 'other'
}

const YEAR_DIGITS = 4

/** A name that is rare enough to be asked about by itself weighs so much. */
const RARE = 4
/** And so much where something else nearly agrees as well. */
const HALF_RARE = 3

/** Letters of a word that an address is likely to be made of. */
const FEW_LETTERS = 4

/** Whether an address is its person's own, as far as it says: one of their names stands in it. A desk's is many people's. */
function isOwnAddress(email: string, people: readonly NamedPerson[]): boolean {
  const local = email.split('@')[0] ?? ''
  const words = people.flatMap(({ name }) => foldName(name).split(/[^a-z]+/))
  return words.some(word => word.length >= FEW_LETTERS && local.includes(word))
}

/**
 * Why two records may be one person's.
 * @returns no reason where they are two people's, as far as their facts say
 */
export function likenessOf(one: KnownFacts, other: KnownFacts): LikenessReason[] {
  const dates = compareBirthDates(one.birthDate, other.birthDate)
  const name = compareNames(one, other, dates === 'same')
  const email = mailboxOf(one.email)
  const phone = digitsOfPhone(one.phone)
  const contact: LikenessReason[] = []
  if (email && email === mailboxOf(other.email)) contact.push('email')
  if (phone && phone === digitsOfPhone(other.phone)) contact.push('phone')
  const isOwn = contact.includes('email') && isOwnAddress(email, [one, other])
  const isNearContact = isNear(phone, digitsOfPhone(other.phone)) || isNear(email, mailboxOf(other.email))
  if (!isAskedAbout(name, { dates, contacts: contact.length, isOwn, isNearContact })) return []
  const isPart = name.kind === 'given' || name.kind === 'one'
  const reasons: LikenessReason[] = [isPart ? 'namePart' : 'name']
  if (dates) reasons.push(dates === 'same' ? 'birthDate' : 'nearBirthDate')
  if (!dates && contact.length === 0) reasons.push('rareName')
  return [...reasons, ...contact]
}

/** Whether two addresses, or two numbers, differ by a slip in one letter or digit. */
const isNear = (one: string, other: string) => one.length >= 7 && one !== other && isOneSlipApart(one, other)

interface Evidence {
  dates: ReturnType<typeof compareBirthDates>
  /** How many they have in common, address and number, and whether the address is their own: a name of theirs stands in it. */
  contacts: number
  isOwn: boolean
  /** Whether one of them is a slip of the other. */
  isNearContact: boolean
}

function isAskedAbout(name: NameMatch, { dates, contacts, isOwn, isNearContact }: Evidence): boolean {
  const { kind, sure, givenSure, weight, words } = name
  const hasContact = contacts > 0
  if (kind === 'none' || dates === 'other') return false
  const isFull = kind !== 'given' && kind !== 'one'
  if (sure === sureness.alike) return isFull && isAlikeEnough(name, { dates, contacts, isOwn, isNearContact })
  if (dates === 'same') return kind !== 'given' || hasContact || words > 1 || weight >= HALF_RARE
  const isSure = sure !== sureness.slips
  if (dates === 'slips') return hasContact && isFull && sure >= sureness.slips && weight >= HALF_RARE
  if (dates === 'slip') {
    if (hasContact) return isFull || isSure
    return isFull && (isNearContact || (givenSure !== sureness.shortSlip && (isSure || weight >= HALF_RARE)))
  }
  if (hasContact)
    return kind === 'given' ? isOwn && isSure : isSure || (isOwn && givenSure !== sureness.slips)
  if (isNearContact) return isFull && isSure && weight > 1
  return (
    (kind === 'whole' || kind === 'part') &&
    sure >= sureness.slips &&
    weight >= RARE + (sure < sureness.shortSlip ? 1 : 0)
  )
}

/** Where several letters of a word are wrong, the birth date agrees, or so does enough of everything else. */
function isAlikeEnough(
  { weight, words, sureWords }: NameMatch,
  { dates, contacts, isNearContact }: Evidence,
): boolean {
  if (words < 2) return false
  if (dates === 'same') return sureWords > 0
  const hasContact = contacts > 0 && (dates !== undefined || weight >= HALF_RARE)
  if (sureWords > 1 && (hasContact || (isNearContact && weight >= RARE))) return true
  return sureWords > 0 && contacts + (isNearContact ? 1 : 0) > 1
}
