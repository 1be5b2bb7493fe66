/** Words for a field of one line: what cannot be seen or stored becomes a space. */
export function inOneLine(words: string): string {
  return words.replace(/\p{Cc}+/gu, ' ')
}

/** Signs that turn the direction of writing: in a name they make what stands beside it read as something else. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Words for a name: in one line, and without signs that turn what is written around it; empty where nothing can be seen. */
export function asName(words: string): string {
  const name = words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(turning, '')
  return isVisible(name) ? name : ''
}

/** Whether anything in the words can be seen: spaces, marks without a letter and joiners alone show nothing. */
export function isVisible(words: string): boolean {
  return /[^\p{C}\p{Z}\p{M}]/u.test(words)
}
