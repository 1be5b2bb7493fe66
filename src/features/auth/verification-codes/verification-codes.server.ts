/**
 * The code of a proof. It follows from the deployment's secret and the proof's id, so that a mail sent again carries the
 * same one. What the database keeps of it is a seal that only the secret can make: six digits alone would be guessed.
 */
import { createHash, createHmac } from 'node:crypto'
import { CODE_DIGITS } from '../verification/verification.rules.ts'

type LinkToken = (purpose: string, id: string) => string

/** The six digits of a proof. */
export function codeOf(linkToken: LinkToken, proof: string): string {
  const digest = createHash('sha256').update(linkToken('sign-up-code', proof)).digest()
  return String(digest.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
}

/** What the database compares in place of the code that was given. */
export function sealOf(linkToken: LinkToken, proof: string, code: string): Buffer {
  return createHmac('sha256', linkToken('sign-up-seal', proof)).update(code).digest()
}
