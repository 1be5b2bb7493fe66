// What a model reads never says who somebody is. Before any words leave the server, the names of the patient and of the
// care team, e-mail addresses, phone numbers, street addresses, links and numbers that point to a person are taken out and
// stand-ins are left in their place. Names of others that stand beside a word such as "my son" go too. A day without a
// year or a number of days stays: a plan is nothing without them. It rather leaves out too much than too little.
import { makeStandIns, type StandInKind, type StandIns, standIn } from '../stand-ins/stand-ins.rules.ts'

const NAME_LETTERS_AT_LEAST = 2
const NAME_LETTERS_AT_MOST = 150
/** Names this short are everyday words too ("al", "may"): they are taken out only as they are written. */
const SHORT_NAME_LETTERS = 3

const plainly = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The parts of names, without accents beside with them, the longest first, each with the name it is a part of. */
function namePatterns(names: readonly (string | null | undefined)[]): [RegExp, string][] {
  const wholes = new Map<string, string>()
  for (const name of names)
    for (const part of (name ?? '').split(/[\s,]+/).map(each => each.replace(/[.'’]+$/, '')))
      if (part.length >= NAME_LETTERS_AT_LEAST)
        for (const spelling of [part, part.normalize('NFD').replace(/\p{M}/gu, '')])
          if (!wholes.has(spelling)) wholes.set(spelling, (name ?? '').slice(0, NAME_LETTERS_AT_MOST))
  return [...wholes]
    .sort(([a], [b]) => b.length - a.length)
    .map(([part, whole]) => [
      new RegExp(
        `(?<![\\p{L}\\p{N}])${plainly(part)}(?![\\p{L}\\p{N}])`,
        part.length > SHORT_NAME_LETTERS ? 'giu' : 'gu',
      ),
      whole,
    ])
}

const relatives =
  'son|daughter|husband|wife|partner|boyfriend|girlfriend|mother|father|mom|mum|dad|brother|sister|aunt|uncle|cousin|friend|landlord|neighbor|boss|doctor|hijo|hija|esposo|esposa|marido|pareja|novio|novia|madre|padre|mamá|papá|hermano|hermana|tío|tía|primo|prima|amigo|amiga|vecino|vecina|jefe|jefa|doctora'

const capitalized = "\\p{Lu}[\\p{L}’'-]+(?:\\s\\p{Lu}[\\p{L}’'-]+)*"

const traces: readonly [RegExp, StandInKind][] = [
  // It begins where such signs begin: looked for from each of them, a long word would be read once for every letter.
  [/(?<![\w.+'-])[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/gu, 'email'],
  [/\b(?:https?:\/\/|www\.)\S+/giu, 'link'],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/giu, 'number'],
  // A house number, a street and what kind of street it is.
  [
    /\b\d{1,6}\s+(?:[\p{L}\d.'’-]+\s+){0,4}(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|way|circle|terrace|highway|hwy)\b\.?(?:,?\s*(?:apt|apartment|unit|suite|#)\.?\s*\w+)?/giu,
    'address',
  ],
  [/\b(?:calle|avenida|av\.|camino|carretera)\s+[\p{L}\d.'’ -]{1,40}?\d{1,6}\b/giu, 'address'],
  // Phone numbers in any spelling, before shorter numbers.
  [/(?<![\d-])\+?\(?\d[\d\s().-]{6,}\d/gu, 'number'],
  [/\b\d{5,}\b/gu, 'number'],
  [new RegExp(`\\b(?:Mr|Mrs|Ms|Mx|Dr|Sr|Sra|Dra)\\.?\\s${capitalized}`, 'gu'), 'name'],
  [
    new RegExp(`(?<=\\b(?:${relatives}),?\\s(?:is\\s|called\\s|se llama\\s|named\\s)?)${capitalized}`, 'gu'),
    'name',
  ],
  [
    new RegExp(`(?<=(?:[Mm]y name is|[Ii]['’]m called|[Mm]e llamo|[Mm]i nombre es)\\s)${capitalized}`, 'gu'),
    'name',
  ],
]

/** A day written as a number (2026-03-03, 3/3/2026) would look like one that points to a person; it is kept. */
const FIRST_SIGN = 0xe000
const SECOND_SIGN = 0xe800
const SIGNS = 0x800
const dayPattern = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/gu

/**
 * The text without what says who somebody is. `names` are those of everybody the record knows: the patient (full and
 * preferred), the care team, whoever asks. Days stay readable. Texts of one question share their stand-ins.
 */
export function leaveOutNames(
  text: string,
  names: readonly (string | null | undefined)[],
  standIns: StandIns = makeStandIns(),
): string {
  const hidden: string[] = []
  // What was looked at waits behind two signs of the private range, which no pattern below touches.
  const hide = (words: string) => {
    const at = hidden.push(words) - 1
    return String.fromCharCode(FIRST_SIGN + Math.floor(at / SIGNS), SECOND_SIGN + (at % SIGNS))
  }
  const show = (words: string) =>
    words.replace(/[\uE000-\uE7FF][\uE800-\uEFFF]/gu, signs => hidden[numberOf(signs)] ?? '')
  let rest = text
    .replace(/[\uE000-\uEFFF]/gu, '')
    // What somebody typed stands for nothing.
    .replace(standIn, typed => typed.replace('-', ' '))
    .replace(dayPattern, hide)
  for (const [pattern, kind] of traces)
    rest = rest.replace(pattern, words => hide(standIns.for(kind, show(words))))
  for (const [pattern, whole] of namePatterns(names))
    rest = rest.replace(pattern, words => hide(standIns.for('name', words, whole)))
  return show(rest).replace(/(\[name-\d+\])(?:\s+\1)+/gu, '$1')
}

const numberOf = (signs: string) =>
  (signs.charCodeAt(0) - FIRST_SIGN) * SIGNS + signs.charCodeAt(1) - SECOND_SIGN
