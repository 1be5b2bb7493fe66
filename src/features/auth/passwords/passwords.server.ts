/** Passwords that are tried first. The list stays on the server: a browser would load it for nothing. */
import { ORPCError } from '@orpc/server'
import { dictionary } from '@zxcvbn-ts/language-common'
import { brand } from '#lib/brand.ts'
import { foldName } from '#lib/person-names.ts'

const HOW_MANY = 3000
const SHORTEST = 8
const FEWEST_SIGNS = 3

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
const plain = (words: string) => foldName(words).replace(/[^\p{L}\p{N}]+/gu, '')

/** Words that are there again and again, once. */
const once = (words: string) => words.replace(/^(.+?)\1+$/su, '$1')

/** The shortest part of a name that is looked for within a password. */
const SHORTEST_PART = 3

/** What somebody who knows the owner tries: the parts of their name and their address, and the name of this product. */
function ownParts({ email, name }: Owner): string[] {
  const [local = '', domain = ''] = email.split('@')
  const words = [
    local,
    ...local.split(/[.+_-]/),
    domain,
    ...domain.split('.').slice(0, 1),
    name,
    ...name.split(/\s+/),
  ]
  return [...words, brand.name].map(plain).filter(part => part.length >= SHORTEST_PART)
}

/** A password without its parts, the longest taken out first. */
const without = (password: string, parts: readonly string[]) =>
  parts.toSorted((a, b) => b.length - a.length).reduce((rest, part) => rest.replaceAll(part, ''), password)

/**
 * Refuses what is tried first, with the key of its words at the field: one of the 3,000 most common passwords in whatever
 * letters, or again and again, or fewer than three signs; and what is little more than the owner's own name, their e-mail
 * address, or the name of this product: what they are is not counted as letters of it.
 */
export function refuseGuessablePassword(password: string, owner: Owner, field = 'password'): void {
  const whole = plain(password)
  const isCommon = [password.toLowerCase(), once(password.toLowerCase()), once(whole)].some(each =>
    common.has(each),
  )
  if (isCommon || new Set(password.toLowerCase()).size < FEWEST_SIGNS) throw refusal(field, 'passwordCommon')
  const rest = without(whole, ownParts(owner))
  if (rest !== whole && rest.length < SHORTEST) throw refusal(field, 'passwordOwn')
}

const refusal = (field: string, message: string) =>
  new ORPCError('BAD_REQUEST', {
    message: 'Something in this is not right.',
    data: { fields: [{ field, message }] },
  })
