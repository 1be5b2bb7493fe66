/** A session that ended while its page was open: from another device, by its age, or because an account is gone. */
import { addressIn, languageAddress, pageLanguage } from '#lib/language.ts'
import { QUICK_EXIT_COOKIE } from '#lib/quick-exit.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { askWhoIsHere, sessionQuery } from '../auth.queries.ts'
import { signInAgain } from '../idle/idle.rules.ts'

let isSigningOut = false

/** Somebody signs out on this page, or stays after all. */
export function signingOut(isIt: boolean): void {
  isSigningOut = isIt
}

/** Whether somebody is on their way to another page by their own will: to the neutral one after quick exit, of all (decision 41). */
const isLeftOnPurpose = () => isSigningOut || document.cookie.split('; ').includes(`${QUICK_EXIT_COOKIE}=1`)

/**
 * Leaves for signing in where nobody is signed in any more, and back here after it; what was typed waits on this device. Resolves
 * to false where the page stays. It leaves by loading another page: nothing of the person stays in the memory of this one.
 */
export async function leaveWhereNobodyIs(): Promise<boolean> {
  const { data: known, dataUpdatedAt = 0 } = queryClient.getQueryState(sessionQuery.queryKey) ?? {}
  if (!known?.person) return false
  // What the page asks by itself may hear of the end before who watches the idle time does.
  const isIdle = known.idleEndsIn !== null && dataUpdatedAt + known.idleEndsIn <= Date.now()
  const { pathname, search, hash } = window.location
  const now = await askWhoIsHere().catch(() => undefined)
  if (isLeftOnPurpose()) return true
  if (!now || now.person) return false
  const isStaff = known.memberships.some(({ hat }) => hat !== 'patient')
  const address = pathname.slice(languageAddress[pageLanguage].length) + search + hash
  const page = signInAgain(address, isStaff, isIdle ? 'idle' : 'over')
  if (!page) return false
  window.location.assign(addressIn(pageLanguage, page))
  return true
}
