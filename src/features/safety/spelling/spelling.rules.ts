// Danger written as it sounds, or with a slip of the pen: "suwiside", "overdoze", "me pejo". Only words that nobody knows are
// compared, and only with the danger words, so that no ordinary word turns into one.
import { isOneSlipApart } from '#lib/slips.ts'
import { dangerWords, topicsOf } from '../lexicon/lexicon.rules.ts'

/** How a word sounds, roughly, in either language: letters that are often taken for each other become one. */
function soundOf(word: string): string {
  return word
    .replace(/uw|wu/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/ck|qu|q|c(?=[aouklrt]|$)/g, 'k')
    .replace(/[zx]|c(?=[eiy])|sh/g, 's')
    .replace(/v|w(?=[aeiou])/g, 'b')
    .replace(/ll|y/g, 'i')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)e$/, '')
}

const listed = dangerWords.map(entry => {
  const word = entry.replace('*', '')
  return { word, isStem: entry.endsWith('*'), sound: soundOf(word) }
})

function isMeantBy(
  spoken: string,
  sound: string,
  { word, isStem, sound: listedSound }: (typeof listed)[number],
) {
  if (spoken[0] !== word[0] && sound[0] !== listedSound[0]) return false
  if (isStem ? listedSound.length >= 4 && sound.startsWith(listedSound) : sound === listedSound) return true
  if (word.length < 6) return false
  if (!isStem) return isOneSlipApart(spoken, word)
  return [0, 1, -1].some(more => isOneSlipApart(spoken.slice(0, word.length + more), word))
}

/**
 * The plain reading with such words put right, or null when there is nothing to put right. `isKnown` says of a word
 * whether it is one that people ordinarily write.
 */
export function mendDangerWords(plain: string, isKnown: (word: string) => boolean): string | null {
  let isMended = false
  const words = plain.split(' ').map(word => {
    if (word.length < 4 || isKnown(word) || topicsOf(word).length > 0) return word
    const sound = soundOf(word)
    const meant = listed.find(entry => isMeantBy(word, sound, entry))
    if (!meant) return word
    isMended = true
    return meant.word
  })
  return isMended ? words.join(' ') : null
}
