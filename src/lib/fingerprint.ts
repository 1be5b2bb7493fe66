/** A prime that keeps every product below 2^53, where whole numbers are exact. */
const PRIME = 2_147_483_647

function fold(words: string, base: number): number {
  let sum = words.length
  for (let at = 0; at < words.length; at++) sum = (sum * base + words.charCodeAt(at)) % PRIME
  return sum
}

/**
 * A short sign of some words (two polynomials, 62 bits), to recognise them again without sending them. Devices compare
 * by it what they last saw; it hides nothing and proves nothing.
 */
export function fingerprint(words: string): string {
  return fold(words, 65_599).toString(36) + fold(words, 1_000_003).toString(36).padStart(6, '0')
}

/** What a device sends beside changed words: signs of everything it knows the server may hold of its own. */
export type Known = readonly string[]

/** Whether the words at the server are known to the device that wants to replace them. Nothing there is always known. */
export function isKnown(stored: string, known: Known): boolean {
  return stored === '' || known.includes(fingerprint(stored))
}
