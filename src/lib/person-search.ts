/**
 * What is typed to find a person, read as people mean it: words of the name in any order, the beginning of a word or of an
 * e-mail address, its domain, a phone number or its last digits, a birth date. A person fits who fits every word of it.
 */
import { meantCaseNumbers } from './case-number.ts'
import { nicknamesOf } from './nicknames.ts'
import {
  foldName,
  isParticle,
  joinedWord,
  nameWords,
  nearSounds,
  softenedWords,
  soundOf,
  spokenWords,
} from './person-names.ts'
import { extractDates } from './typed-dates.ts'

/** From a word on (this one included) to another (this one not), in the order of code points. */
export interface WordRange {
  from: string
  to: string
}

/** No name, address or number is longer: of a text that was pasted into a search, the rest is not read. */
const MOST_LETTERS = 100

/** What is searched for, of what was typed. */
export const cutSearch = (typed: string): string => typed.trim().slice(0, MOST_LETTERS)

/** One word of a search. */
export interface SearchTerm {
  /** The words that it is the beginning of: a name's, an address's, a phone's, a birth date's. */
  words: readonly WordRange[]
  /**
   * What it may sound like where it was misspelt or is short for a name, or mean where a case number was misheard; undefined for
   * addresses and phones.
   */
  sounds?: { near: readonly string[]; begins: WordRange }
}

export interface SearchedPerson {
  name: string
  preferredName?: string | null | undefined
  caseNumber?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  /** Addresses and phone numbers that were theirs before. */
  formerContacts?: readonly string[] | undefined
  /** YYYY-MM-DD. */
  birthDate?: string | null | undefined
}

/** More words than a name has; what is typed after them is not looked at. */
const MOST_TERMS = 8
const LONGEST_WORD = 60
/** Of a phone number: fewer digits are in everybody's. */
const FEWEST_DIGITS = 4
/** Of a case number: fewer may begin anybody's, which are given by chance. */
const FEWEST_OF_CASE = 5
/** Of a phone number, without a country's code. */
const OWN_DIGITS = 10
/** The shortest beginning of a sound that says something. */
const SHORTEST_BEGINNING = 3

const LAST = '\u{10ffff}'
const beginningWith = (word: string): WordRange => ({ from: word, to: `${word}${LAST}` })

const reversed = (text: string) => [...text].reverse().join('')
/** What is dialed after a number has answered: it is no part of the number. */
const extension = /[ ,;]{0,2}(x|ext|extension|anexo|int|#)[ .:]{0,2}[0-9]{1,8} {0,2}$/i
/** What an organization puts before its case numbers, where a whole one follows and nothing else. */
const lettersOfCase = /^[a-z]{1,4}[ -]?(?=\d{4}[ -]?\d{4}$)/i
const digitsOf = (text: string) => text.replace(extension, '').replace(/[^0-9]/g, '')
const withoutCountry = (digits: string) => (/^1\d{10}$/.test(digits) ? digits.slice(1) : digits)
const fromItsEnd = (digits: string) => `#${reversed(digits.slice(-OWN_DIGITS))}`
const ofCase = (digits: string) => `=${digits}`
const ofBirth = (digits: string) => `~${digits}`
const fromItsBeginning = (digits: string) => `+${withoutCountry(digits)}`

function termOfDigits(digits: string): SearchTerm {
  const word = beginningWith(digits)
  if (digits.length < FEWEST_DIGITS) return { words: [word] }
  const ofPhone = [word, beginningWith(fromItsBeginning(digits)), beginningWith(fromItsEnd(digits))]
  if (digits.length < FEWEST_OF_CASE) return { words: ofPhone }
  const meant = meantCaseNumbers(digits).map(ofCase)
  return {
    words: [...ofPhone, beginningWith(ofCase(digits))],
    ...(meant.length > 0 && { sounds: { near: meant, begins: { from: digits, to: digits } } }),
  }
}

/** @param days what a typed date may mean, as YYYYMMDD */
const termOfDate = (days: readonly string[]): SearchTerm => ({
  words: days.map(day => beginningWith(ofBirth(day))),
})

/** @param others further words that this one is a part of: written in one with its neighbor, or a domain */
function termOfWord(word: string, others: readonly string[]): SearchTerm {
  if (/^[0-9]+$/.test(word)) return termOfDigits(word)
  const sound = soundOf(word)
  const begins = sound.length < SHORTEST_BEGINNING ? { from: sound, to: `${sound} ` } : beginningWith(sound)
  const sounds = nearSounds(sound)
  const meant = [...(sounds.length > 1 ? softenedWords(word) : []), ...nicknamesOf(word)]
  const near = [...new Set([...sounds, ...meant.map(soundOf)])]
  return { words: [word, ...others].map(beginningWith), sounds: { near, begins } }
}

/** Each word once, with what else it may be a part of. */
function termsOf(asked: readonly string[], domains: readonly string[]): SearchTerm[] {
  const others = new Map<string, string[]>(asked.map(word => [word, []]))
  asked.forEach((word, place) => {
    const next = asked[place + 1]
    for (const joined of joinedWord(word, next))
      for (const part of [word, next ?? '']) others.get(part)?.push(joined)
    const own = domains.filter(domain => spokenWords(domain).includes(word))
    others.get(word)?.push(...own.map(domain => `@${domain}`))
  })
  return [...others]
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([word, parts]) => termOfWord(word, [...new Set(parts)]))
}

/** Whether what is typed are digits alone, and too few of them to find a phone number. */
export function hasTooFewDigits(typed: string): boolean {
  return /^[0-9\s()+./-]+$/.test(typed) && /[0-9]/.test(typed) && digitsOf(typed).length < FEWEST_DIGITS
}

/**
 * The words of a search, the longest first: the one that fits the fewest people.
 * @returns undefined where nothing is searched for; none where what is typed has no word in it, which fits nobody
 */
export function readSearch(typed: string): readonly SearchTerm[] | undefined {
  const text = typed.trim().replace(lettersOfCase, '')
  if (text === '') return undefined
  const digits = digitsOf(text)
  const { dates, rest } = extractDates(foldName(text))
  const isPhone = /^[0-9\s()+./-]+$/.test(text.replace(extension, ''))
  if (digits.length >= FEWEST_DIGITS && isPhone && rest.trim() !== '') return [termOfDigits(digits)]
  const chunks = rest.split(/\s+/)
  const addresses = chunks.filter(chunk => chunk.includes('@') && chunk !== '@')
  const words = spokenWords(chunks.filter(chunk => !chunk.includes('@')).join(' '))
  const told = words.some(word => !isParticle(word)) || addresses.length > 0
  const asked = told ? words.filter(word => !isParticle(word)) : words
  return [
    ...dates.map(termOfDate),
    ...addresses.map(address => ({ words: [beginningWith(address.slice(0, LONGEST_WORD))] })),
    ...termsOf(
      asked,
      chunks.filter(chunk => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(chunk)),
    ),
  ].slice(0, MOST_TERMS)
}

/** The words by which an address or a phone number is found, as the database keeps them (`app.contact_words`). */
function contactWords(contact: string): string[] {
  if (contact.includes('@')) {
    const address = foldName(contact.trim())
    const domain = `@${address.split('@')[1] ?? ''}`
    return [
      address.slice(0, LONGEST_WORD),
      ...spokenWords(address.replace(/@.*$/, '')),
      domain.slice(0, LONGEST_WORD),
    ]
  }
  const digits = digitsOf(contact)
  return digits.length < FEWEST_DIGITS ? [] : [fromItsBeginning(digits), fromItsEnd(digits)]
}

/** Every word by which a person is found, as the database keeps them (`app.record_words`). */
export function searchWords({
  name,
  preferredName,
  caseNumber,
  email,
  phone,
  birthDate,
  ...person
}: SearchedPerson): string[] {
  const words = [
    ...nameWords(name),
    ...nameWords(preferredName ?? ''),
    caseNumber ? ofCase(caseNumber) : '',
    ...[email ?? '', phone ?? '', ...(person.formerContacts ?? [])].flatMap(contactWords),
    birthDate ? ofBirth(birthDate.replaceAll('-', '')) : '',
  ]
  return [...new Set(words.filter(word => word !== ''))]
}

const isWithin = (word: string, { from, to }: WordRange) => word >= from && word < to

/** Whether a search finds a person: by what was typed, or where a small mistake of spelling is forgiven (`nearly`). */
export function findsPerson(search: string, person: SearchedPerson): 'exactly' | 'nearly' | false {
  const terms = readSearch(search)
  if (!terms) return 'exactly'
  if (terms.length === 0) return false
  const words = searchWords(person)
  const sounds = [...nameWords(person.name), ...nameWords(person.preferredName ?? '')].map(soundOf)
  if (person.caseNumber) sounds.push(ofCase(person.caseNumber))
  const fits = ({ words: ranges }: SearchTerm) =>
    words.some(word => ranges.some(range => isWithin(word, range)))
  const isNear = ({ sounds: asked }: SearchTerm) =>
    asked !== undefined && sounds.some(sound => asked.near.includes(sound) || isWithin(sound, asked.begins))
  if (terms.every(fits)) return 'exactly'
  return terms.every(term => fits(term) || isNear(term)) ? 'nearly' : false
}
