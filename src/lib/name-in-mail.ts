import { inOneLine } from './one-line.ts'

/** What a mail program makes a link of: an address, a path, a name with a dot (of any script) and an ending, four numbers. */
const linkLike = /[@/\\:]|^www|[.\u3002]\p{L}{2,}|\d\.\d+\.\d+\.\d/iu
const MOST_DIGITS = 6

/**
 * A name that somebody typed, as a mail may carry it: without links, addresses and phone numbers (decision 58). Undefined
 * where nothing else was in it, or where there is none.
 */
export function nameInMail(typed: string | null): string | undefined {
  if (typed === null) return undefined
  // Full-width dots and letters are read as links too, and what shows nothing between them hides nothing.
  const line = inOneLine(typed.normalize('NFKC'))
  const hasPhone = line.replace(/\P{N}/gu, '').length > MOST_DIGITS
  const kept = line.split(/\s+/).filter(word => {
    const seen = word.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    return !linkLike.test(seen) && !(hasPhone && /\p{N}/u.test(seen))
  })
  return kept.join(' ').trim() || undefined
}
