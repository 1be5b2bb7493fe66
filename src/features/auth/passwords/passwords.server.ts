/** Passwords that are tried first. The list stays on the server: a browser would load it for nothing. */
import { ORPCError } from '@orpc/server'
import { dictionary } from '@zxcvbn-ts/language-common'

const HOW_MANY = 3000
const SHORTEST = 8

/** The most common ones first; shorter ones are refused before this list is asked. */
const common = new Set(
  dictionary['passwords-common']
    .filter(password => password.length >= SHORTEST)
    .slice(0, HOW_MANY)
    .map(password => password.toLowerCase()),
)

/** Whose password it is to be. */
interface Owner {
  email: string
  name: string
}

/** What is left of words however they are spelled: their letters and digits, small and without accents. */
const plain = (words: string) =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Refuses what is tried first, with the key of its words at the field: one of the 3,000 most common passwords in whatever
 * letters, and the owner's own name or e-mail address, its part before the @ too.
 */
export function refuseGuessablePassword(password: string, { email, name }: Owner, field = 'password'): void {
  if (common.has(password.toLowerCase())) throw refusal(field, 'passwordCommon')
  const own = [email, email.split('@')[0] ?? '', name].map(plain).filter(Boolean)
  if (own.includes(plain(password))) throw refusal(field, 'passwordOwn')
}

const refusal = (field: string, message: string) =>
  new ORPCError('BAD_REQUEST', {
    message: 'Something in this is not right.',
    data: { fields: [{ field, message }] },
  })
