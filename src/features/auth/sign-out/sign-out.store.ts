/** Signing out, and acting in another organization: what has to arrive, end and be forgotten before the next page. */
import { saveBeforeSignOut } from '#platform/autosave/autosave.client.ts'
import { forgetAutosaved } from '#platform/autosave/drafts.client.ts'
import { mayHoldCachedPages } from '#platform/offline-cache/offline.client.ts'
import type { Session } from '../auth.contract.ts'
import { endSession } from '../auth.queries.ts'
import { pageAfterSwitch } from '../auth.rules.ts'
import { signingOut } from '../sessions/sessions.store.ts'
import { switchOrganization } from './sign-out.queries.ts'

/** Signs out. Resolves to false where the session could not be ended: nothing is forgotten then. */
export async function endSessionHere(): Promise<boolean> {
  // What was typed a moment ago arrives first: after the end of the session nobody would take it.
  await saveBeforeSignOut()
  signingOut(true)
  const isOver = await endSession().then(
    () => true,
    () => false,
  )
  if (!isOver) {
    signingOut(false)
    return false
  }
  // What was typed and not sent leaves this device with the person (decision 41).
  forgetAutosaved()
  if (mayHoldCachedPages()) {
    const { stopKeeping } = await import('#features/offline/offline.store.ts')
    await stopKeeping()
  }
  return true
}

/** Acts in another organization: resolves to the page on which to go on, to nothing where the server did not take the choice. */
export const switchTo = (
  memberships: Session['memberships'],
  organizationId: string,
): Promise<string | undefined> =>
  switchOrganization(organizationId).then(
    () => pageAfterSwitch(memberships, organizationId, window.location.pathname),
    () => undefined,
  )
