/** Passwords that too many people have. The list stays on the server: a browser would load it for nothing. */
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

/** Refuses one of the 3,000 most common passwords, in whatever letters, with the key of its words at the field. */
export function refuseCommonPassword(password: string, field = 'password'): void {
  if (!common.has(password.toLowerCase())) return
  throw new ORPCError('BAD_REQUEST', {
    message: 'Something in this is not right.',
    data: { fields: [{ field, message: 'passwordCommon' }] },
  })
}
