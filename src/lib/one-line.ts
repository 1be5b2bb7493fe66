/** Words for a field of one line: what cannot be seen or stored becomes a space. */
export function inOneLine(words: string): string {
  return words.replace(/\p{Cc}+/gu, ' ')
}

/**
 * Signs that show nothing by themselves: they turn the direction of writing, hide in a word, or stand for a letter. What joins
 * letters and emoji, and chooses how they look, stays.
 */
const unseen = /(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u180b-\u180f])\p{Default_Ignorable_Code_Point}/gu
/** More marks on one letter than any script writes climb over the lines around it. */
const piledMarks = /(\p{M}{8})\p{M}+/gu

/**
 * Words for a name: in one line, without signs that show nothing or turn what is written around it; empty where nothing can
 * be seen.
 */
export function asName(words: string): string {
  const name = words
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(unseen, '')
    .replace(piledMarks, '$1')
  return isVisible(name) ? name : ''
}

/** Whether anything in the words can be seen: spaces, the braille blank, marks without a letter and joiners alone show nothing. */
export function isVisible(words: string): boolean {
  return /(?!\p{Default_Ignorable_Code_Point})[^\p{C}\p{Z}\p{M}\u2800]/u.test(words)
}
