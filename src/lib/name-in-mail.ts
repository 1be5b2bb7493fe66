import { inOneLine } from './one-line.ts'

/** What a mail program makes a link of: an address, a path, a name with a dot and an ending. */
const linkLike = /[@/\\:]|^www|\.\p{L}{2,}/iu
const MOST_DIGITS = 6

/**
 * A name that somebody typed, as a mail may carry it: without links, addresses and phone numbers (decision 46). Undefined
 * where nothing else was in it, or where there is none.
 */
export function nameInMail(typed: string | null): string | undefined {
  if (typed === null) return undefined
  // Full-width dots and letters are read as links too.
  const words = inOneLine(typed.normalize('NFKC')).split(/\s+/)
  const hasPhone = typed.replace(/\P{Nd}/gu, '').length > MOST_DIGITS
  const kept = words.filter(word => !linkLike.test(word) && !(hasPhone && /\p{Nd}/u.test(word)))
  return kept.join(' ').trim() || undefined
}
