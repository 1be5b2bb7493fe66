/** What an authenticator app does with the secret it was given (RFC 6238), for tests that stand in for one. */
import { createHmac } from 'node:crypto'

const PERIOD_MS = 30_000
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function decodeBase32(text: string): Buffer {
  const bits = [...text.replace(/[\s=]/g, '')]
    .map(letter => letters.indexOf(letter.toUpperCase()).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/[01]{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

/** The six digits that the app shows for a base32 secret at a moment. */
export function totpOf(secret: string, at: Date = new Date()): string {
  const count = Buffer.alloc(8)
  count.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / PERIOD_MS)))
  const hash = createHmac('sha1', decodeBase32(secret)).update(count).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
