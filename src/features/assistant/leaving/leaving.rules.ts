// The last check before a text leaves for a language model. Known names, mails and numbers are taken out before; this looks
// at what is left, and where it is not sure that nothing in it says who somebody is, the whole text stays here. It is sure of
// words that everybody uses, of days ahead and of small amounts; a word that it has never seen may be a name.
import { hearAnyDanger } from '#features/safety/detection/detection.rules.ts'
import { leaveOutNames } from '../de-identification/de-identification.rules.ts'
import type { DraftSource } from '../draft-sources/draft-sources.rules.ts'
import everydayWords from '../everyday-words/everyday-words.model.json' with { type: 'json' }
import { fold, numberWords, rootOf, units } from '../grounding-words/grounding-words.rules.ts'
import { makeStandIns, type StandIns, standIn } from '../stand-ins/stand-ins.rules.ts'

const everyday = new Set(everydayWords.words.split(' '))
/** Ordinary words that are names too: "mark", "hill". */
const alsoNames = new Set(everydayWords.alsoNames.split(' '))
const introduces =
  /^(?:son|daughter|husband|wife|partner|boyfriend|girlfriend|mother|father|mom|mum|dad|brother|sister|aunt|uncle|cousin|friend|landlord|neighbor|boss|named|called|call|hijo|hija|esposo|esposa|marido|pareja|novio|novia|hermano|hermana|tia|tio|primo|prima|amigo|amiga|vecino|vecina|soy|llamo|llama|llame)$/u
const roots = new Set([...everyday].map(rootOf))
/** Words with a capital letter that name nobody. */
const harmlessNames = new Set(
  `i i'm i'd i'll i've english spanish español ingles monday tuesday wednesday thursday friday saturday sunday january february march
  april may june july august september october november december mon tue wed thu fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec
  lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  medicaid medicare snap wic ssi ssdi ged id dmv tv christmas thanksgiving easter navidad pascua am pm esl aa na po cna hiv adhd ok`.split(
    /\s+/,
  ),
)

/** What points to a person by its form alone. */
const traces: readonly RegExp[] = [
  // Mail, handles and addresses of pages, spelled out too.
  /@|\barroba\b|\bat\s+\S+\s*(?:\.|\bdot\b|\bpunto\b)|[([]\s*(?:at|arroba|dot|punto)\s*[)\]]|\b(?:dot|punto)\s+(?:com|org|net|edu|mx|me|es)\b/u,
  /\b[a-z0-9-]{2,}\.(?:com|org|net|edu|gov|io|me|blog|app|mx|us|co|info|ly)\b|:\/\//u,
  /\b(?:instagram|facebook|insta|snapchat|snap|tiktok|whatsapp|telegram|username|usuario|venmo|cashapp|zelle)\b(?:\s+(?:is|es|as|como|name|user)\b|\s*:)/u,
  /\w_\w|\bu\/\w/u,
  // Digits: five or more in a row however they are parted, or three and more that count nothing.
  /\d(?:[\s().\-–/,]{0,3}\d){4,}/u,
  /\b\d{2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/u,
  /\b(?:19\d{2}|200\d|201[0-4])\b/u,
  // Letters and digits in one, as on a plate or a card.
  /\b(?=[a-z]*\d)(?=\d*[a-z])(?!\d{1,4}(?:am|pm|st|nd|rd|th|a|p|k|s|mg|ml|lb|lbs|kg|hrs?|h|min|x|g|m|ft)\b)[a-z\d]{3,}\b/u,
  /\b[a-z]{1,4}[-\s](?!(?:[1-9]00|[1-9]\d?[05]0)\b)\d{3,}\b(?!\s*(?:dollars|dolares|pesos))/u,
  /\b\d{2,}[-\s](?!and\b|the\b|for\b|but\b|por\b|que\b|con\b)[a-z]{3}\b\.?(?:\s*\d|$)/u,
  // Where somebody lives.
  /\b(?:apt|apartment|unit|depto|departamento|unidad|suite|apartado|po box|p\.o\.)\.?\s*(?:numero\s*)?#?\d/u,
  /\b(?:calle|avenida|av|privada|camino|carretera|colonia|street|road|avenue|lane|boulevard|terrace)\b\.?[^.!?]{0,30}\d|\d[^.!?]{0,25}\b(?:street|road|avenue|ave|lane|boulevard|terrace|rd|st|ln)\b/u,
  /#\s*\d/u,
  // When somebody was born.
  /\b(?:born (?:on|in)|date of birth|birth ?date|birthday is|dob|naci el|naci en|fecha de nacimiento|cumpleanos es)\b/u,
  /\b(?:social|seguro|placa|plate|case number|numero de caso|insurance id|license number|passport|pasaporte)\b[^.!?]{0,20}\d/u,
]

const SPELLED_AT_LEAST = 4
const LETTERS_AT_LEAST = 3
/** A shorter word is known in the very form it has, or not at all: a name is too easily one letter away from a word. */
const ROOTED_AT_LEAST = 6
const A_HUNDRED = 100
const wordsOf = (text: string) => text.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []

function isSpelledOut(folded: string): boolean {
  let inRow = 0
  return wordsOf(folded).some(word => {
    const isDigit = numberWords.has(word) || ['one', 'oh', 'uno', 'zero', 'double'].includes(word)
    inRow = isDigit ? inRow + 1 : 0
    return inRow >= SPELLED_AT_LEAST
  })
}

/** A day with its year in words: "the 12th of April 1987" is caught by its year, this by its number of two digits. */
const dayInWords =
  /\b(?:twelfth|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:st|nd|rd|th)?|[a-z]+th)\s+(?:of|de)\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]*\s+(?:de[l]?\s+)?\d{2}|\b(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]*\s+\d{1,2}\s+\d{2}\b/u

/** A number of three digits and more that counts nothing everyday. */
const hasLooseNumber = (folded: string) =>
  [...folded.matchAll(/(\$\s?)?(?<!\d[:.])\b(\d{3,})\b\s*([a-z]+)?/gu)].some(
    ([, money, digits, next]) =>
      !money &&
      Number(digits) >= A_HUNDRED &&
      // Round sums are sums.
      !/^(?:[1-9]\d?[05]0|[1-9]00)$/.test(digits ?? '') &&
      !['211', '911', '988', '311', '411'].includes(digits ?? '') &&
      !/^20(?:1[5-9]|2\d|3\d)$/.test(digits ?? '') &&
      !(next && (units.test(next) || /^(?:bucks|a|per|al|for|por)$/.test(next))),
  )

function isKnownWord(word: string): boolean {
  const plain = fold(word).replace(/'s$/, '')
  if (everyday.has(plain) || everyday.has(fold(word)) || numberWords.has(plain) || harmlessNames.has(plain))
    return true
  if (harmlessNames.has(plain.replace(/s$/, ''))) return true
  return plain.length >= ROOTED_AT_LEAST && roots.has(rootOf(plain))
}

/** "my friend mark": an ordinary word stands where a name does. */
const hasNamedOne = (folded: string) =>
  wordsOf(folded).some((word, place, words) => alsoNames.has(word) && introduces.test(words[place - 1] ?? ''))

/** Capital letters in the middle of a sentence: sure only of the names that name nobody. */
function hasLooseName(text: string): boolean {
  const isShouted = text === text.toUpperCase()
  if (isShouted) return false
  return text.split(/(?<=[.!?:])\s+|\n/u).some(sentence =>
    wordsOf(sentence)
      .slice(1)
      .some(
        word =>
          /^\p{Lu}/u.test(word) &&
          !harmlessNames.has(fold(word).replace(/'?s$/, '')) &&
          !harmlessNames.has(fold(word)),
      ),
  )
}

/** What of a record may leave at all; every other field of it, and of the patient, stays here. */
const leavingFields = ['key', 'what', 'on', 'words'] as const

/** Records that the product words itself, without a word of anybody's. */
const composed: ReadonlySet<string> = new Set(['record', 'appointment'])

type LeavingRecord = Pick<DraftSource, (typeof leavingFields)[number]>

/** Whether any of the records speaks of danger: such words are for a person to read, not for a model (decision 29). */
export async function speakOfDanger(
  sources: readonly Pick<DraftSource, 'words'>[],
  pause: () => Promise<void>,
): Promise<boolean> {
  for (const { words } of sources) if ((await hearAnyDanger(words, pause)).length > 0) return true
  return false
}

/** The records that may leave, each with the allowed fields alone; what is not sure is not among them. */
export function recordsThatMayLeave(
  sources: readonly DraftSource[],
  names: readonly (string | null | undefined)[],
  standIns: StandIns = makeStandIns(),
): LeavingRecord[] {
  return sources.flatMap(source => {
    const words = composed.has(source.what)
      ? leaveOutNames(source.words, names, standIns)
      : asItMayLeave(source.words, names, standIns)
    if (words === undefined) return []
    const allowed = Object.fromEntries(
      leavingFields.map(field => [field, source[field]]),
    ) as unknown as LeavingRecord
    return [{ ...allowed, words }]
  })
}

/**
 * The text as it may leave, without known names and numbers; undefined where it is not sure that nothing else in it says who
 * somebody is. `names` are those of everybody the record knows.
 */
export function asItMayLeave(
  text: string,
  names: readonly (string | null | undefined)[],
  standIns: StandIns = makeStandIns(),
): string | undefined {
  const left = leaveOutNames(text, names, standIns)
  const bare = left.replace(standIn, ' ')
  const folded = fold(bare)
  if (traces.some(trace => trace.test(folded)) || dayInWords.test(folded)) return undefined
  if (isSpelledOut(folded) || hasLooseNumber(folded) || hasLooseName(bare) || hasNamedOne(folded))
    return undefined
  return wordsOf(bare).every(word => word.length < LETTERS_AT_LEAST || isKnownWord(word)) ? left : undefined
}
