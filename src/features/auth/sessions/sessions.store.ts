/** A session that ended while its page was open: from another device, by its age, or because an account is gone. */
import { addressIn, languageAddress, pageLanguage } from '#lib/language.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { askWhoIsHere, sessionQuery } from '../auth.queries.ts'
import { signInAgain } from '../idle/idle.rules.ts'

/**
 * Leaves for signing in where nobody is signed in any more, and back here after it; what was typed waits on this device. Resolves
 * to false where the page stays. It leaves by loading another page: nothing of the person stays in the memory of this one.
 */
export async function leaveWhereNobodyIs(): Promise<boolean> {
  const known = queryClient.getQueryData(sessionQuery.queryKey)
  if (!known?.person) return false
  const { pathname, search, hash } = window.location
  const now = await askWhoIsHere().catch(() => undefined)
  if (!now || now.person) return false
  const isStaff = known.memberships.some(({ hat }) => hat !== 'patient')
  const address = pathname.slice(languageAddress[pageLanguage].length) + search + hash
  const page = signInAgain(address, isStaff, 'over')
  if (!page) return false
  window.location.assign(addressIn(pageLanguage, page))
  return true
}
