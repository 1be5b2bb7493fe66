import { mutationOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { passkeysContract } from './passkeys.contract.ts'
import { passkeysText as text } from './passkeys.text.ts'

const api = apiFor<typeof passkeysContract>('passkeys', apiRoutes.passkeysContract).visitor

// Only who uses a passkey loads the code that speaks to the device.
const loadCeremonies = () => import('@simplewebauthn/browser')

/** One's passkeys. */
export const ownPasskeys = api.list.queryOptions()

const askAgain = () => queryClient.invalidateQueries({ queryKey: api.list.key() })

/** The device said no, or the person did. */
export class DeviceStopped extends Error {
  /** Whether the device holds a passkey of this account already. */
  readonly isKnown: boolean

  constructor(cause: unknown) {
    super('the device did not finish', { cause })
    this.isKnown = (cause as { name?: string } | null)?.name === 'InvalidStateError'
  }
}

async function withDevice<T>(ceremony: () => Promise<T>): Promise<T> {
  try {
    return await ceremony()
  } catch (error) {
    throw new DeviceStopped(error)
  }
}

/** Adds a passkey of this device: the password first, then whatever the device asks for. */
export const addPasskey = mutationOptions({
  mutationFn: async ({ name, password }: { name: string; password: string }) => {
    const { startRegistration } = await loadCeremonies()
    const optionsJSON = (await api.begin.call({ password })) as unknown as Parameters<
      typeof startRegistration
    >[0]['optionsJSON']
    const answer = await withDevice(() => startRegistration({ optionsJSON }))
    return api.add.call({ name, answer: { ...answer } })
  },
  onSuccess: askAgain,
  meta: { toast: { success: ({ name }: { name: string }) => text.add.done(name) } },
})

export const renamePasskey = mutationOptions({
  ...api.rename.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: text.rename.done, failure: text.rename.failed } },
})

export const removePasskey = mutationOptions({
  ...api.remove.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: text.remove.done, failure: text.remove.failed } },
})

/** Signs in with a passkey of this device; who asks says what follows. */
export async function signInWithPasskey(): Promise<{ signedIn: boolean }> {
  const { startAuthentication } = await loadCeremonies()
  const optionsJSON = (await api.beginSignIn.call()) as unknown as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON']
  const answer = await withDevice(() => startAuthentication({ optionsJSON }))
  return api.signIn.call({ answer: { ...answer } })
}

/** What to say when signing in with a passkey failed; undefined where it is not about the passkey. */
export function passkeyRefusal(error: unknown): string | undefined {
  if (error instanceof DeviceStopped) return text.signIn.stopped
  return problemCode(error) === 'UNAUTHORIZED' ? text.signIn.unknown : undefined
}
