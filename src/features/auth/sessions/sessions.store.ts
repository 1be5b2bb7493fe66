/** A session that ended while its page was open: from another device, by its age, or because an account is gone. */
import { addressIn, languageAddress, pageLanguage } from '#lib/language.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { askWhoIsHere, sessionQuery } from '../auth.queries.ts'
import { signInAgain } from '../idle/idle.rules.ts'

/**
 * Where nobody is signed in any more: the page on which to sign in, which leads back here; what was typed waits on this device.
 * Resolves to nothing where the page stays.
 */
export async function signInWhereNobodyIs(): Promise<string | undefined> {
  const { data: known, dataUpdatedAt = 0 } = queryClient.getQueryState(sessionQuery.queryKey) ?? {}
  if (!known?.person) return undefined
  // What the page asks by itself may hear of the end before who watches the idle time does.
  const isIdle = known.idleEndsIn !== null && dataUpdatedAt + known.idleEndsIn <= Date.now()
  const { pathname, search, hash } = window.location
  const now = await askWhoIsHere().catch(() => undefined)
  if (!now || now.person) return undefined
  const isStaff = known.memberships.some(({ hat }) => hat !== 'patient')
  const address = pathname.slice(languageAddress[pageLanguage].length) + search + hash
  const page = signInAgain(address, isStaff, isIdle ? 'idle' : 'over')
  return page && addressIn(pageLanguage, page)
}
