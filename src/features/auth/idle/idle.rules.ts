// A session ends by itself when nobody has done anything for a while; a minute before, the person is asked whether they are
// still there. A session may also end from another device, or by its age. Whoever comes back signs in where people of their hat do, and stands again where they were (decision 10).

/** So long before the end it is asked. */
export const WARNED_MS = 60_000

/** What somebody does is told the server at most so often: the last of it is told in any case. */
export const TOLD_EVERY_MS = 20_000

/** After the end the server is asked whether it really is over: the clocks of two machines differ. */
export const ASKED_AFTER_MS = 500

/** What the address of a sign-in page says of a session that ended: because nothing was done, or for any other reason. */
const endings = ['idle', 'over'] as const
export type Ending = (typeof endings)[number]

/** What the address of a sign-in page, from its question mark on, says of how a session ended. */
export const endingIn = (search: string): Ending | undefined =>
  endings.find(ending => ending === new URLSearchParams(search).get('ended'))

/** The sign-in page for somebody whose session ended at this address of ours; undefined where nobody need sign in. */
export function signInAgain(address: string, isStaff: boolean, ended: Ending): string | undefined {
  const isPortal = /^\/patient-portal(?:[/?#]|$)/.test(address)
  if (!isPortal && !/^\/(?:admin|case-manager|account|subscription)(?:[/?#]|$)/.test(address))
    return undefined
  const page = isPortal || !isStaff ? '/patient-login' : '/auth'
  return `${page}?return=${encodeURIComponent(address)}&ended=${ended}`
}
