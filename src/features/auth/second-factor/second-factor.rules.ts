// The second step at sign-in: a code of six digits from an app, or a recovery code from paper. People type codes with
// blanks, dashes and capitals; none of that makes a right code wrong. An organization may ask its staff for the second
// step: then their screens open once it is set up. Patients are never made to.
import type { Session } from '../auth.contract.ts'

/** How many recovery codes are so few that making new ones is suggested. */
export const FEW_RECOVERY_CODES = 3

/** What was typed at the second step: six digits are the app's, anything else is a recovery code as we print them. */
export function readSignInCode(typed: string): { kind: 'app' | 'recovery'; code: string } {
  const letters = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  if (/^\d{6}$/.test(letters)) return { kind: 'app', code: letters }
  return { kind: 'recovery', code: `${letters.slice(0, 5)}-${letters.slice(5)}` }
}

/** A secret in groups of four letters, to be read and typed. */
export function groupSecret(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}

type HatName = Session['memberships'][number]['hat']

/**
 * Whether one of these hats would open a screen here if only the person had a second factor: where they act now, or,
 * without a choice, anywhere, unless another organization lets them in already.
 */
export function awaitsSecondFactor(
  session: Pick<Session, 'memberships' | 'organizationId'>,
  hats: readonly HatName[],
): boolean {
  const here = session.memberships.filter(
    ({ hat, organizationId }) =>
      hats.includes(hat) && (session.organizationId === null || session.organizationId === organizationId),
  )
  return here.length > 0 && here.every(membership => membership.awaitsSecondFactor)
}

/** The page on which a second factor is set up, and which leads back to `address` when that is done. */
export function setUpAddress(address: string): string {
  return `/account?setup=second-factor&return=${encodeURIComponent(address)}`
}
