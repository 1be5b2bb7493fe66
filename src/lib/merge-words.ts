import { isKnown, type Known } from './fingerprint.ts'

/** A sentence or a line, with the blanks that follow it. */
const SENTENCES = /[^.!?…\n]*[.!?…]*(?:\s+|$)/gu

const sentencesOf = (words: string) => (words.match(SENTENCES) ?? []).filter(Boolean)

/** Whether these are the first letters of a sentence that somebody was still writing. */
const isBegun = (unfinished: string, whole: string) =>
  unfinished !== '' && !/[.!?…]$/.test(unfinished) && whole.startsWith(unfinished)

/** Where each sentence stands, the first place last. */
function placesOf(keys: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, key] of [...keys.entries()].reverse()) {
    const others = places.get(key)
    if (others) others.push(at)
    else places.set(key, [at])
  }
  return places
}

/** Sentences as one text; one that ended without a blank ends its line. */
const joinSentences = (sentences: readonly string[]) =>
  sentences
    .filter(Boolean)
    .map((sentence, at, { length }) =>
      at < length - 1 && !/\s$/.test(sentence) ? `${sentence}\n` : sentence,
    )
    .join('')

/**
 * Two versions of one text as one that holds every sentence of both, once for each time that one of them says it. The order
 * is that of the first; what only the second says comes before the next sentence that both have. A sentence that one version
 * breaks off and the other finishes is there finished.
 */
export function mergeWords(first: string, second: string): string {
  const theirs = sentencesOf(first)
  const keys = theirs.map(sentence => sentence.trim())
  const places = placesOf(keys)
  const merged: string[] = []
  let mine: string[] = []
  let next = 0
  for (const sentence of sentencesOf(second)) {
    const key = sentence.trim()
    const at = places.get(key)?.pop()
    if (at !== undefined && at < next) continue
    if (at !== undefined) {
      merged.push(...theirs.slice(next, at), ...mine, theirs[at] ?? '')
      mine = []
      next = at + 1
      continue
    }
    // Whoever types is at the end, or where the versions part.
    const beside = [next, theirs.length - 1].filter(place => place >= next)
    if (beside.some(place => isBegun(key, keys[place] ?? ''))) continue
    for (const place of beside.filter(each => isBegun(keys[each] ?? '', key))) {
      places.set(
        keys[place] ?? '',
        (places.get(keys[place] ?? '') ?? []).filter(each => each !== place),
      )
      theirs[place] = keys[place] = ''
    }
    mine.push(sentence)
  }
  return joinSentences([...merged, ...theirs.slice(next), ...mine])
}

/**
 * What a text becomes when a device replaces it. Where words stand there that the device has never seen (somebody wrote them
 * meanwhile, or the same person on another device), both versions are kept, and nothing is said twice.
 */
export function keepBoth(stored: string, next: string, known: Known): string {
  return stored === next || isKnown(stored, known) ? next : mergeWords(stored, next)
}
