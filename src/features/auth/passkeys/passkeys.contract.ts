/** Passkeys: signing in with a device instead of a password. Messages are keys of `passkeysText.problems`. */
import { z } from 'zod'
import { asName } from '#lib/one-line.ts'
import { boundedRecord, procedure } from '#platform/api/api.contract.ts'
import { ownPassword } from '../second-factor/second-factor.contract.ts'

/** The messages are keys of `passkeysText.problems`. */
export const passkeyName = z.object({
  name: z.string().overwrite(asName).trim().min(1, 'nameMissing').max(60, 'nameLong'),
})

/** What an authenticator answers has seven members, and a few thousand letters in all. */
const MOST_IN_ANSWER = 20
const ANSWER_LETTERS = 20_000

/** What browser and server say to each other (WebAuthn); only the library on each side reads it. */
const ceremony = z.record(z.string(), z.unknown())
const ceremonyAnswer = boundedRecord(
  z.record(z.string().max(100), z.unknown()),
  MOST_IN_ANSWER,
  ANSWER_LETTERS,
)

export const passkeysContract = {
  list: procedure
    .route({ method: 'GET', path: '/account/passkeys', tags: ['Account'], summary: 'My passkeys' })
    .output(z.array(z.object({ id: z.uuid(), name: z.string(), createdAt: z.string() }))),
  begin: procedure
    .route({
      method: 'POST',
      path: '/account/passkeys/begin',
      tags: ['Account'],
      summary: 'Begin to add a passkey: what the browser asks the device for',
    })
    .input(ownPassword)
    .output(ceremony),
  add: procedure
    .route({ method: 'POST', path: '/account/passkeys', tags: ['Account'], summary: 'Add a passkey' })
    .input(passkeyName.extend({ answer: ceremonyAnswer }))
    .output(z.object({ name: z.string() })),
  rename: procedure
    .route({ method: 'PUT', path: '/account/passkeys/{id}', tags: ['Account'], summary: 'Rename a passkey' })
    .input(passkeyName.extend({ id: z.uuid() }))
    .output(z.object({ name: z.string() })),
  remove: procedure
    .route({
      method: 'DELETE',
      path: '/account/passkeys/{id}',
      tags: ['Account'],
      summary: 'Remove a passkey',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  beginSignIn: procedure
    .route({
      method: 'POST',
      path: '/sign-in/passkey/begin',
      tags: ['Session'],
      summary: 'Begin to sign in with a passkey',
    })
    .output(ceremony),
  signIn: procedure
    .route({
      method: 'POST',
      path: '/sign-in/passkey',
      tags: ['Session'],
      summary: 'Sign in with a passkey',
    })
    .input(z.object({ answer: ceremonyAnswer }))
    .output(z.object({ signedIn: z.boolean() })),
}
