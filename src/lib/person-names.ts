/**
 * The names of people as searching reads them. The database has the same three functions (`app.fold_name`, `app.name_words`,
 * `app.sound_of`): it keeps the words of names, and this reads what is searched for (decision 82). A test holds both to a list.
 */

const accents = /[\u0300-\u036f]/g
const apostrophes = /['`\u02bb\u02bc\u2018\u2019]/g
const hyphens = /[-\u2010-\u2015]+/g
const breaks = /[\t-\r -/:-@[-`{-\u00bf\u2000-\u206f\u3000-\u303f]+/g

/** Small words of Spanish, Portuguese, French, German and Dutch names, which nobody needs to type. */
const particleWords =
  'de|del|dela|delos|delas|la|las|los|y|da|das|do|dos|di|du|des|le|van|von|der|den|ter|bin'
const particles = new Set(particleWords.split('|'))
const particleBeforeWord = new RegExp(`(?<![^ ])(${particleWords}) `, 'g')
const particleInWord = /(?<![^ ])(dela|delos|delas)(?=[a-z]{3})/g

/** Letters of scripts that set no blanks between words: Thai, Lao, Burmese, Khmer, Korean, Japanese, Chinese. */
const unspaced =
  /[\u0e00-\u0eff\u1000-\u11ff\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/
/** Of such a word, so many of its ends are words too. */
const MOST_ENDS = 12

/** A word this short is often written in one with its neighbor: Lu Ann, Mc Donald. */
const SHORT_WORD = 4
/** More words than a name has; those after them are not joined. */
const MOST_JOINED = 9

/** Words are compared by their first letters: more than any name has. */
const LONGEST_WORD = 60

export const isParticle = (word: string) => particles.has(word)

/** A name in small letters of the plain alphabet: no accents, ñ as n, ß as ss. Its blanks and signs stay. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(/[øłđðı]/g, letter => ({ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' })[letter] ?? letter)
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('þ', 'th')
}

/** The words of a name as they are spoken: O'Brien is one, Ortiz-Lopez are two. Folded. */
export function spokenWords(name: string): string[] {
  return foldName(name)
    .replace(apostrophes, '')
    .split(breaks)
    .filter(word => word !== '')
    .map(word => word.slice(0, LONGEST_WORD))
}

/**
 * Every word by which a name is found, folded: as it is spoken; without what an apostrophe sets apart (O'Brien by brien);
 * written in one where hyphens or particles stand between (Ana-María by anamaria, De la Cruz by delacruz, and Delacruz by cruz),
 * or where one of two neighbors is short (Lu Ann by luann); and the ends of words in scripts without blanks (王小明 by 小明).
 */
export function nameWords(name: string): string[] {
  const folded = foldName(name)
  const bare = folded.replace(apostrophes, '')
  const spoken = bare.replace(breaks, ' ')
  const written = [
    spoken,
    folded,
    bare.replace(hyphens, ''),
    spoken.replace(particleBeforeWord, '$1'),
    spoken.replace(particleInWord, ''),
  ]
  const parts = spoken.split(breaks).filter(word => word !== '')
  const words = [
    ...written.flatMap(text => text.split(breaks)).filter(word => word !== ''),
    ...parts.slice(0, MOST_JOINED - 1).flatMap((word, place) => joinedWord(word, parts[place + 1])),
    ...parts.flatMap(endsOf),
  ]
  return [...new Set(words.map(word => word.slice(0, LONGEST_WORD)))].sort()
}

/** Two neighbors as one word, where one of them is short. */
export function joinedWord(word: string, next: string | undefined): string[] {
  return next && Math.min([...word].length, [...next].length) <= SHORT_WORD ? [word + next] : []
}

/** The ends of a word in a script without blanks between words, the longest first. */
function endsOf(word: string): string[] {
  if (!unspaced.test(word)) return []
  const letters = [...word]
  return letters.slice(1, MOST_ENDS).map((_, place) => letters.slice(place + 1).join(''))
}

/**
 * How a folded word sounds, written so that what Spanish and English spell in several ways is the same: z and s, b and v, y
 * and i, c and k, ph and f, a silent h, a doubled letter. Gonzalez and Gonsales are both gonsales; John, Jonh and Jhon are jon.
 */
export function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/ch(?=[lnr])/g, 'k')
    .replaceAll('ch', 'c')
    .replace(/qu(?=[ei])/g, 'k')
    .replaceAll('q', 'k')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/gu(?=[eiy])/g, 'g')
    .replace(/(?<![^ ])x/g, 'j')
    .replaceAll('x', 'ks')
    .replaceAll('z', 's')
    .replaceAll('v', 'b')
    .replaceAll('y', 'i')
    .replaceAll('h', '')
    .replace(/([^ ])\1+/g, '$1')
}

/**
 * What a word could have been before the letter after its c or g was lost, without which they sound as another letter does:
 * Angela where angla was typed.
 */
export function softenedWords(word: string): string[] {
  const places = [...word.slice(0, LONGEST_WORD).matchAll(/[cg]/g)].map(({ index }) => index + 1)
  return places.flatMap(at => ['e', 'i'].map(vowel => word.slice(0, at) + vowel + word.slice(at)))
}

/** The letters of which the sounds of Latin words are made. */
const soundLetters = [...'abcdefgijklmnoprstuw']
/** Shorter ones are other names as soon as a letter changes. */
const SHORTEST_MISSPELLED = 4

/**
 * A sound, and each that differs from it by one letter: left out, put in, another, or swapped with its neighbour. A sound that
 * is longer than any word of a name is like nothing else.
 */
export function nearSounds(sound: string): string[] {
  if (sound.length < SHORTEST_MISSPELLED || sound.length > LONGEST_WORD) return [sound]
  const near = new Set([sound])
  for (let at = 0; at <= sound.length; at++) {
    const before = sound.slice(0, at)
    const [letter = '', next = ''] = sound.slice(at, at + 2)
    if (letter) near.add(before + sound.slice(at + 1))
    if (next) near.add(before + next + letter + sound.slice(at + 2))
    for (const other of soundLetters) {
      near.add(before + other + sound.slice(at))
      if (letter) near.add(before + other + sound.slice(at + 1))
    }
  }
  return [...near]
}
