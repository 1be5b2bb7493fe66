// Makes a person's words easy to compare: small letters, no accents, no commas, "k1ll" read as "kill", "diiiie" as "die".
// It remembers where each letter stood, so that the person's own words can be shown afterwards.

export interface PlainReading {
  /** Words of a–z and 0–9 with one space between; the end of a sentence is the word "." */
  plain: string
  /** For each character of `plain`, where it stands in the text that was read. */
  places: readonly number[]
}

const lookalikes: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '!': 'i', '@': 'a', $: 's' }
const apostrophes = /['’‘`´ʼ]/u
const sentenceEnds = /[.!?;…¿¡]/u
const lineEnds = /[\n\r\u2028\u2029]/u
const invisible = /\p{Cf}|\p{M}/u
const letterOrDigit = /[\p{L}\p{N}]/u

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /\p{L}/u.test(character)
}

/** What one character reads as: a letter, a space, the end of a sentence (".") or nothing (""). */
function readCharacter(text: string, place: number): string {
  const character = text[place] ?? ''
  if (apostrophes.test(character) || invisible.test(character)) return ''
  const lookalike = lookalikes[character]
  if (lookalike && isLetter(text[place - 1]) && isLetter(text[place + 1])) return lookalike
  if (sentenceEnds.test(character)) return '.'
  // People break a sentence over lines; a new line with a capital letter or a gap begins a new one.
  if (lineEnds.test(character)) return /\p{Ll}/u.test(text[place + 1] ?? '') ? ' ' : '.'
  if (!letterOrDigit.test(character)) return ' '
  return character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Reads a text. A letter that stands three times or more in a row is read once. */
export function readPlainly(text: string): PlainReading {
  const marks = Array.from({ length: text.length }, (_, place) => ({
    read: readCharacter(text, place),
    place,
  }))
  const kept = marks.filter(mark => mark.read !== '')
  // Letters in a list: looking at the end of a text that grows would copy it each time.
  const written: string[] = []
  const places: number[] = []
  const write = (characters: string, place: number) => {
    for (const character of characters.split('')) {
      written.push(character)
      places.push(place)
    }
  }
  for (let index = 0; index < kept.length; ) {
    const { read, place } = kept[index] as (typeof kept)[number]
    let next = index + 1
    while (kept[next]?.read === read) next++
    if (read === ' ' || read === '.') {
      if (written.length > 0 && written.at(-1) !== ' ') write(' ', place)
      if (read === '.' && written.length > 0 && written.at(-2) !== '.') write('. ', place)
    } else {
      const times = isLetter(read) && next - index > 2 ? 1 : next - index
      for (let time = 0; time < times; time++) write(read, kept[index + time]?.place ?? place)
    }
    index = next
  }
  return { plain: written.join('').trimEnd(), places }
}

/** The stretch of the text that a stretch of `plain` was read from. */
export function ownWords(text: string, reading: PlainReading, start: number, end: number): string {
  const first = reading.places[start] ?? 0
  const last = reading.places[end - 1] ?? text.length - 1
  return text.slice(first, last + 1).trim()
}
