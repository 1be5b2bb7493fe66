/** Words for a field of one line: what cannot be seen or stored becomes a space. */
export function inOneLine(words: string): string {
  return words.replace(/\p{Cc}+/gu, ' ')
}

/** Whether anything in the words can be seen: spaces, marks without a letter and joiners alone show nothing. */
export function isVisible(words: string): boolean {
  return /[^\p{C}\p{Z}\p{M}]/u.test(words)
}
