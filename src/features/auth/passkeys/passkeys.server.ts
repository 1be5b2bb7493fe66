import { implement, ORPCError } from '@orpc/server'
import { type Context, found } from '#platform/api/api.server.ts'
import { askLibrary, limitOwnTries, limitTries, passCookies, welcome } from '../accounts/accounts.server.ts'
import { passkeysContract } from './passkeys.contract.ts'

const api = implement(passkeysContract).$context<Context>()

interface StoredPasskey {
  id: string
  name?: string
  createdAt: string
}

/** The passkeys of whoever is signed in. */
async function ownPasskeys(context: Context): Promise<StoredPasskey[]> {
  const { headers } = context
  const answer = await askLibrary(() => context.signIn.api.listPasskeys({ headers, asResponse: true }))
  return (await answer.json()) as StoredPasskey[]
}

/** Runs the last step of a ceremony. Whatever the device or the library finds wrong is one refusal. */
async function finish(work: () => Promise<Response>, code: 'UNAUTHORIZED' | 'BAD_REQUEST', message: string) {
  try {
    return await askLibrary(work)
  } catch (error) {
    if (error instanceof ORPCError) throw new ORPCError(code, { message })
    throw error
  }
}

export const passkeysProcedures = {
  list: api.list.handler(async ({ context }) =>
    (await ownPasskeys(context)).map(({ id, name = '', createdAt }) => ({ id, name, createdAt })),
  ),

  begin: api.begin.handler(async ({ context, input }) => {
    await limitOwnTries(context, 'password')
    const { headers } = context
    // A passkey opens the account for good: whoever found a device unlocked must not be able to leave one behind.
    await askLibrary(() =>
      context.signIn.api.verifyPassword({ body: { password: input.password }, headers, asResponse: true }),
    )
    const answer = await askLibrary(() =>
      context.signIn.api.generatePasskeyRegistrationOptions({ headers, query: {}, asResponse: true }),
    )
    passCookies(context, answer)
    return (await answer.json()) as Record<string, unknown>
  }),

  add: api.add.handler(async ({ context, input: { name, answer: response } }) => {
    await limitOwnTries(context, 'passkey')
    const { headers } = context
    const answer = await finish(
      () =>
        context.signIn.api.verifyPasskeyRegistration({ body: { response, name }, headers, asResponse: true }),
      'BAD_REQUEST',
      'The device did not finish.',
    )
    passCookies(context, answer)
    return { name }
  }),

  rename: api.rename.handler(async ({ context, input: { id, name } }) => {
    found((await ownPasskeys(context)).find(passkey => passkey.id === id))
    const { headers } = context
    await askLibrary(() =>
      context.signIn.api.updatePasskey({ body: { id, name }, headers, asResponse: true }),
    )
    return { name }
  }),

  remove: api.remove.handler(async ({ context, input: { id } }) => {
    found((await ownPasskeys(context)).find(passkey => passkey.id === id))
    const { headers } = context
    await askLibrary(() => context.signIn.api.deletePasskey({ body: { id }, headers, asResponse: true }))
    return { id }
  }),

  beginSignIn: api.beginSignIn.handler(async ({ context }) => {
    await limitTries(context, 'passkey')
    const headers = context.signIn.withoutSession(context.headers)
    const answer = await askLibrary(() =>
      context.signIn.api.generatePasskeyAuthenticationOptions({ headers, asResponse: true }),
    )
    passCookies(context, answer)
    // The library asks the device for a PIN, finger or face only if that is easy; the server insists on it later.
    return { ...((await answer.json()) as Record<string, unknown>), userVerification: 'required' }
  }),

  signIn: api.signIn.handler(async ({ context, input: { answer: response } }) => {
    await limitTries(context, 'passkey')
    const headers = context.signIn.withoutSession(context.headers)
    // The library checks the shape of what the device said; its type wants it checked beforehand.
    const body = { response: response as never }
    const answer = await finish(
      () => context.signIn.api.verifyPasskeyAuthentication({ body, headers, asResponse: true }),
      'UNAUTHORIZED',
      'This passkey opens no account here.',
    )
    await welcome(context, answer)
    return { signedIn: true }
  }),
}
