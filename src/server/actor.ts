/** Who asks: the session of the cookie, the hat of the screen, the organization chosen in the header. */

import { cookieOf } from '#platform/api/http.server.ts'
import type { SignIn } from '#platform/auth/auth.server.ts'
import type { Actor, Hat } from '#platform/database/database.server.ts'

const hats: readonly string[] = ['visitor', 'patient', 'staff', 'administrator']
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The hat of this name; whoever names none, or one that is not there, asks as a visitor. */
export const hatOf = (name: string | null | undefined): Hat =>
  hats.includes(name ?? '') ? (name as Hat) : 'visitor'

/** The actor of a request in this hat. */
export function actorOf({ signIn }: { signIn: SignIn }, headers: Headers, hat: Hat): Actor {
  const organization = cookieOf(headers, 'handrail_organization')
  const person = headers.get('x-handrail-person')
  return {
    token: signIn.tokenOf(headers),
    hat,
    organization: organization && uuid.test(organization) ? organization : undefined,
    person: person && uuid.test(person) ? person : undefined,
  }
}
