/** Signing out on this page: what has to arrive, end and be forgotten before it is left. */
import { endSession } from '#features/auth/auth.queries.ts'
import { signingOut } from '#features/auth/sessions/sessions.store.ts'
import { saveBeforeSignOut } from '#platform/autosave/autosave.client.ts'
import { forgetAutosaved } from '#platform/autosave/drafts.client.ts'
import { mayHoldCachedPages } from '#platform/offline-cache/offline.client.ts'

/** Resolves to false where the session could not be ended: nothing is forgotten then. */
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
