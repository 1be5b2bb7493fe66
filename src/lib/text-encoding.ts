/** In which encoding a file of text was saved, and what is no text at all: asked of its bytes, never of its name. */

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
/** What a file is instead of text; keys of words. */
export type NoText = 'empty' | 'workbook' | 'picture' | 'document' | 'noText'

const beginnings: readonly [NoText, readonly number[]][] = [
  ['workbook', [0x50, 0x4b, 0x03, 0x04]],
  ['workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x47, 0x49, 0x46, 0x38]],
  ['document', [0x25, 0x50, 0x44, 0x46]],
]

const beginsWith = (bytes: Uint8Array, signs: readonly number[]) =>
  signs.every((sign, at) => bytes[at] === sign)

/** How many bytes decide. */
const LOOKED_AT = 4096

/**
 * What the beginning of a file says about it.
 * @returns its encoding where it says so itself or is UTF-16; `undefined` where the rest has to be asked
 */
export function readBeginning(bytes: Uint8Array): TextEncoding | NoText | undefined {
  if (bytes.length === 0) return 'empty'
  const known = beginnings.find(([, signs]) => beginsWith(bytes, signs))
  if (known) return known[0]
  if (beginsWith(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8'
  if (beginsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (beginsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  return withoutMark(bytes.subarray(0, LOOKED_AT))
}

/** Text of Latin letters in two bytes each has a zero in every other place; other text has none, or a stray one. */
function withoutMark(bytes: Uint8Array): TextEncoding | NoText | undefined {
  const zeros = [0, 0]
  let controls = 0
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
    else if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) controls++
  })
  const [even = 0, odd = 0] = zeros
  const half = bytes.length / 2
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le'
  if (even > half * 0.6 && odd < half * 0.1) return 'utf-16be'
  return even + odd + controls > bytes.length * 0.05 ? 'noText' : undefined
}

/** Asked of all pieces of a file in their order: whether they are UTF-8. */
export class Utf8Check {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  #isUtf8 = true

  add(piece: Uint8Array): void {
    if (!this.#isUtf8) return
    try {
      this.#decoder.decode(piece, { stream: true })
    } catch {
      this.#isUtf8 = false
    }
  }

  /** A letter that was cut off at the end is none. */
  isUtf8(): boolean {
    try {
      if (this.#isUtf8) this.#decoder.decode()
    } catch {
      this.#isUtf8 = false
    }
    return this.#isUtf8
  }
}
