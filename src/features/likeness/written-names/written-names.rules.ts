// A name as it was typed holds more than the name: a title, a "Jr.", a note in brackets, the family name first. This reads the
// words that are the name out of it, and what else it says of the person.

import { isSaidFirst } from '#lib/family-names.ts'
import { foldName, isParticle } from '#lib/person-names.ts'

/** A name, read. Its words are folded, the given names first where the writer said which they are. */
export interface WrittenName {
  words: readonly string[]
  /** What the person is called besides, written in quotes. */
  called: readonly string[]
  /** `jr`, `sr`, `2` and so on: of which generation of one name. */
  generation: string | undefined
  /** What a title tells: Mr. and Sra. are two people. */
  gender: 'f' | 'm' | undefined
  /** The words name somebody else, to whom this person belongs: "daughter of …". */
  isOfSomebody: boolean
  /** A newborn's place in the family instead of a name, such as "baby girl a". */
  newborn: string | undefined
}

/** No name is longer; what follows is not read. */
const MOST_LETTERS = 120
const MOST_WORDS = 8

const titles: Record<string, 'f' | 'm' | ''> = {
  ...{ mr: 'm', sr: 'm', don: 'm', mister: 'm', brother: 'm', uncle: 'm', tio: 'm', u: 'm', saw: 'm' },
  ...{
    mrs: 'f',
    ms: 'f',
    miss: 'f',
    sra: 'f',
    srta: 'f',
    dona: 'f',
    sister: 'f',
    tia: 'f',
    naw: 'f',
    daw: 'f',
    ma: 'f',
  },
  ...{ dr: '', dra: '', rev: '', prof: '', pastor: '', father: '', big: '', abuela: 'f', abuelo: 'm' },
}
const generations: Record<string, string> = {
  ...{ jr: 'jr', junior: 'jr', hijo: 'jr', sr: 'sr', senior: 'sr' },
  ...{ ii: '2', iii: '3', iv: '4', '2nd': '2', '3rd': '3', '4th': '4' },
}
/** Words that stand where a name is not known, or are a note of a visit. */
const noNames = new Set(['fnu', 'lnu', 'unknown', 'visit', 'veteran', 'formerly', 'nee', 'prev'])
/** What clerks write short, where the letters that are left don't tell it. */
const abbreviations: Record<string, string> = {
  ...{
    chas: 'charles',
    jas: 'james',
    geo: 'george',
    eliz: 'elizabeth',
    jos: 'joseph',
    ant: 'antonio',
    sta: 'santa',
    sto: 'santo',
    st: 'saint',
    mohd: 'mohammed',
  },
  ...{ md: 'mohammed', fdez: 'fernandez', hdez: 'hernandez', glez: 'gonzalez', thos: 'thomas' },
}
/** Small words of Arabic names, beside those that searching passes over. */
const articles = new Set(['al', 'el', 'ibn', 'bint', 'ben'])
const newbornWords = new Set(['baby', 'boy', 'girl', 'infant', 'newborn', 'bb', 'bg', 'twin'])

const kin =
  'daughter|son|wife|husband|mother|father|mom|dad|brother|sister|child|baby|hija|hijo|esposa|esposo|mama|papa|madre|padre'
const ofSomebody = new RegExp(`^\\s*(?:${kin}) (?:of|de) |[’']s (?:${kin})\\b`, 'i')

/** Letters that a program has read in the wrong alphabet: Ã© for é. */
function mendLetters(text: string): string {
  if (!/[ÃÅÄÂ][\u0080-\u00bf]/.test(text)) return text
  const bytes = [...text].map(letter => letter.charCodeAt(0))
  if (bytes.some(byte => byte > 255)) return text
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

/** A N A  R U I Z as Ana Ruiz. */
const closeUp = (text: string) =>
  /^\s*(?:\p{L} +)*\p{L}\s*$/u.test(text) ? text.replace(/(\p{L}) (?=\p{L}( |$))/gu, '$1') : text

/** Without what stands in brackets, unless too little of a name is left. */
function withoutBrackets(text: string): string {
  const bare = text.replace(/[([{][^)\]}]{0,80}[)\]}]?/g, ' ')
  return wordsIn(bare).filter(word => !(word in titles)).length > 1 ? bare : text
}

function wordsIn(text: string): string[] {
  return foldName(text)
    .replace(/(?<=\p{L})[`'\u02bb\u02bc\u2018\u2019.](?=\p{L})/gu, '')
    .replace(/(?<=[a-z])0(?=[a-z])/g, 'o')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map(word => abbreviations[word] ?? word)
}

/** The parts of a name with commas in their spoken order: "Santos, Maria" and "Nez, Harold, Jr." */
function inSpokenOrder(text: string): string {
  const [family = '', ...rest] = text.split(',').map(part => part.trim())
  const isSaid = (part: string) => wordsIn(part).every(word => word in generations)
  const given = rest.find(part => part && !isSaid(part))
  if (!given) return text
  const isNote = given === given.toLowerCase() && family !== family.toLowerCase()
  if (isNote) return family
  return [given, family, ...rest.filter(part => part !== given)].join(' ')
}

/** Reads a name that somebody typed. */
export function readName(typed: string): WrittenName {
  const text = mendLetters(typed.slice(0, MOST_LETTERS)).replaceAll('_', ' ')
  const called = [...text.matchAll(/["“”]([^"“”]{2,40})["“”]/g)].flatMap(([, name = '']) => wordsIn(name))
  const plain = withoutBrackets(text.replace(/["“”][^"“”]{0,40}["“”]/g, ' '))
    .replace(/\s[-–—]\s.*$/, '')
    .replace(/(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{3})/gu, ' ')
  const all = wordsIn(inSpokenOrder(closeUp(plain)))
  const first = all.length > 1 ? titles[all[0] ?? ''] : undefined
  const named = first === undefined ? all : all.slice(1)
  const saysGeneration = (word: string, place: number) => place > 0 && word in generations
  const generation = named.filter(saysGeneration).map(word => generations[word])[0]
  const isNewborn = named.some(word => newbornWords.has(word)) && named.length > 1
  // Thi and Van are small words nowhere but in front of a Vietnamese given name, where they tell a woman from a man.
  const isSmall = (word: string, place: number) =>
    (place > 0 && articles.has(word)) || (isParticle(word) && !(word === 'van' && named.some(isSaidFirst)))
  const words = named.filter(
    (word, place) =>
      !(
        saysGeneration(word, place) ||
        noNames.has(word) ||
        isSmall(word, place) ||
        (isNewborn && newbornWords.has(word))
      ),
  )
  return {
    words: isNewborn ? words.filter(word => word.length > 1) : words,
    called,
    generation,
    gender: first || undefined,
    isOfSomebody: ofSomebody.test(text),
    newborn: isNewborn ? newbornOf(named) : undefined,
  }
}

/** Girl or boy, and which of several. */
function newbornOf(words: readonly string[]): string {
  const gender = words.some(word => word === 'girl' || word === 'bg')
    ? 'girl'
    : words.some(word => word === 'boy' || word === 'bb')
      ? 'boy'
      : ''
  return `${gender} ${words.find(word => /^[a-d1-4]$/.test(word)) ?? ''}`.trim()
}
