/** A second step at sign-in: codes of an authenticator app, recovery codes. Messages are keys of `secondFactorText.problems`. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'

/** What asks for the password of whoever is signed in already. */
export const ownPassword = z.object({
  password: z.string().min(1, 'passwordMissing').max(100, 'passwordWrong'),
})

/** Six digits of the app, or a recovery code; how it is spaced does not matter. */
export const signInCode = z.object({ code: z.string().trim().min(1, 'codeMissing').max(40, 'codeWrong') })

/** The first code of the app, which proves that it holds the secret. */
export const firstCode = z.object({
  code: z
    .string()
    .max(60, 'codeShort')
    .transform(code => code.replace(/\s/g, ''))
    .pipe(
      z
        .string()
        .min(1, 'codeMissing')
        .regex(/^\d{6}$/, 'codeShort'),
    ),
})

const recoveryCodes = z.array(z.string())

export const secondFactorContract = {
  show: procedure
    .route({
      method: 'GET',
      path: '/account/second-factor',
      tags: ['Account'],
      summary: 'Whether I have a second step',
    })
    .output(z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number() })),
  setUp: procedure
    .route({
      method: 'POST',
      path: '/account/second-factor/set-up',
      tags: ['Account'],
      summary: 'Begin to set up a second step; it counts once the first code is confirmed',
    })
    .input(ownPassword)
    .output(
      z.object({
        /** For typing into an app by hand (base32). */
        secret: z.string(),
        /** The same and more for the QR code (otpauth://…). */
        address: z.string(),
        recoveryCodes,
      }),
    ),
  confirm: procedure
    .route({
      method: 'POST',
      path: '/account/second-factor/confirm',
      tags: ['Account'],
      summary: 'Switch the second step on with its first code; my other sessions end',
    })
    .input(firstCode)
    .output(z.object({ isOn: z.boolean() })),
  turnOff: procedure
    .route({
      method: 'POST',
      path: '/account/second-factor/turn-off',
      tags: ['Account'],
      summary: 'Switch the second step off',
    })
    .input(ownPassword)
    .output(z.object({ isOn: z.boolean() })),
  renewRecoveryCodes: procedure
    .route({
      method: 'POST',
      path: '/account/second-factor/recovery-codes',
      tags: ['Account'],
      summary: 'Make new recovery codes; the old ones stop working',
    })
    .input(ownPassword)
    .output(z.object({ recoveryCodes })),
  confirmSignIn: procedure
    .route({
      method: 'POST',
      path: '/sign-in/code',
      tags: ['Session'],
      summary: 'The second step of signing in, after the right password',
    })
    .input(signInCode)
    .output(z.object({ signedIn: z.boolean() })),
}
