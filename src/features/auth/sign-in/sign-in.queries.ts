/** The ways of signing in, for each sign-in page: the password, the code that may follow it, a passkey. */
import { mutationOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { ToastWords } from '#ui/toast.ts'
import type { authContract } from '../auth.contract.ts'
import { COMING_IN, failureOf, meetWhoCameIn, reasonOf } from '../auth.queries.ts'
import { authText as text } from '../auth.text.ts'
import { passkeyRefusal, signInWithPasskey } from '../passkeys/passkeys.queries.ts'
import { confirmSignIn } from '../second-factor/second-factor.queries.ts'

const withPassword = apiFor<typeof authContract>(
  'auth',
  apiRoutes.authContract,
).visitor.signIn.mutationOptions()

/** Where a code is asked for next, nothing has succeeded yet. */
const greet =
  (words: ToastWords) =>
  ({ signedIn }: { signedIn: boolean }) =>
    signedIn ? words : undefined

/** What is wrong with a code stands at its field. */
const codeBy = (words: ToastWords) =>
  mutationOptions({ ...confirmSignIn, onSuccess: meetWhoCameIn, meta: { toast: { success: words } } })

const passkeyBy = (words: ToastWords, failureTitle: string) =>
  mutationOptions({
    mutationFn: () => signInWithPasskey(),
    onSuccess: meetWhoCameIn,
    meta: {
      toast: {
        success: words,
        failure: error => ({ title: failureTitle, body: passkeyRefusal(error) ?? reasonOf(error) }),
      },
    },
  })

export const patientWays = {
  password: mutationOptions({
    ...withPassword,
    onSuccess: meetWhoCameIn,
    meta: {
      toast: { success: greet(text.patientSignedIn), failure: failureOf(text.failures.patientSignIn) },
    },
  }),
  code: codeBy(text.patientSignedIn),
  passkey: passkeyBy(text.patientSignedIn, text.failures.patientSignIn),
}

export const administratorWays = {
  password: mutationOptions({
    ...withPassword,
    onSuccess: meetWhoCameIn,
    meta: {
      toast: {
        success: greet(text.administratorSignedIn),
        failure: error =>
          problemCode(error) === 'UNAUTHORIZED'
            ? { about: COMING_IN, ...text.badCredentials }
            : failureOf(text.failures.error)(error),
      },
    },
  }),
  code: codeBy(text.administratorSignedIn),
  passkey: passkeyBy(text.administratorSignedIn, text.failures.error),
}

/** On the way to accepting an invitation, which asks who is here when it is done: quiet where it succeeds. */
export const invitationWays = {
  password: mutationOptions({
    ...withPassword,
    meta: { toast: { failure: failureOf(text.failures.patientSignIn) } },
  }),
  code: mutationOptions(confirmSignIn),
}

export interface SignInWays {
  password: typeof patientWays.password | typeof invitationWays.password
  code: typeof patientWays.code | typeof invitationWays.code
  passkey?: typeof patientWays.passkey
}
