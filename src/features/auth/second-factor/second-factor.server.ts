import { implement } from '@orpc/server'
import { sql } from 'kysely'
import type { Context } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import {
  askLibrary,
  limitOwnTries,
  limitTries,
  passCookies,
  signedInAccount,
  welcome,
  wrongField,
} from '../accounts/accounts.server.ts'
import { CODES_AN_HOUR } from '../auth.rules.ts'
import { secondFactorContract } from './second-factor.contract.ts'
import { readSignInCode } from './second-factor.rules.ts'

const api = implement(secondFactorContract).$context<Context>()

/**
 * Asks the library about a code of an authenticator app that opened nothing yet: whoever looked over a shoulder can't use
 * it again. It is taken first, so that of two who send it at once one gets in. Where no account is awaited the library
 * says so.
 */
async function verifyCodeOnce(
  context: Context,
  account: string | undefined,
  code: string,
  ask: () => Promise<Response>,
): Promise<Response> {
  if (!account) return askLibrary(ask)
  if (!(await context.signIn.checkCode(account, code))) throw wrongField('code', 'codeUsed')
  try {
    return await askLibrary(ask)
  } catch (error) {
    await context.signIn.giveCodeBack(account, code)
    throw error
  }
}

export const secondFactorProcedures = {
  show: api.show.handler(async ({ context }) => {
    const { id, hasSecondFactor } = await signedInAccount(context)
    if (!hasSecondFactor) return { isOn: false, recoveryCodesLeft: 0 }
    const { backupCodes } = await context.signIn.api.viewBackupCodes({ body: { userId: id } })
    return { isOn: true, recoveryCodesLeft: backupCodes.length }
  }),

  setUp: api.setUp.handler(async ({ context, input }) => {
    await limitOwnTries(context, 'password')
    const { headers } = context
    const answer = await askLibrary(() =>
      context.signIn.api.enableTwoFactor({
        body: { password: input.password, method: 'totp' },
        headers,
        asResponse: true,
      }),
    )
    const { totpURI, backupCodes } = (await answer.json()) as { totpURI: string; backupCodes: string[] }
    const secret = new URL(totpURI).searchParams.get('secret') ?? ''
    return { secret, address: totpURI, recoveryCodes: backupCodes }
  }),

  confirm: api.confirm.handler(async ({ context, input }) => {
    await limitOwnTries(context, 'second-factor')
    const { headers } = context
    const { id } = await signedInAccount(context)
    const answer = await verifyCodeOnce(context, id, input.code, () =>
      context.signIn.api.verifyTOTP({ body: { code: input.code }, headers, asResponse: true }),
    )
    passCookies(context, answer)
    // Whoever is signed in elsewhere came in by the password alone: from now on that is not enough.
    const token = context.signIn.tokenBegunBy(answer) ?? context.signIn.tokenOf(headers)
    if (token)
      await context.as(token).one(sqlFor.selectNoFrom(sql<number>`app.end_sessions(${token})`.as('ended')))
    return { isOn: true }
  }),

  turnOff: api.turnOff.handler(async ({ context, input }) => {
    await limitOwnTries(context, 'password')
    const { headers } = context
    passCookies(
      context,
      await askLibrary(() =>
        context.signIn.api.disableTwoFactor({
          body: { password: input.password },
          headers,
          asResponse: true,
        }),
      ),
    )
    return { isOn: false }
  }),

  renewRecoveryCodes: api.renewRecoveryCodes.handler(async ({ context, input }) => {
    await limitOwnTries(context, 'password')
    const { headers } = context
    const answer = await askLibrary(() =>
      context.signIn.api.generateBackupCodes({
        body: { password: input.password },
        headers,
        asResponse: true,
      }),
    )
    return { recoveryCodes: ((await answer.json()) as { backupCodes: string[] }).backupCodes }
  }),

  confirmSignIn: api.confirmSignIn.handler(async ({ context, input }) => {
    // Somebody may be signed in here still: the code is for the sign-in that is under way.
    const headers = context.signIn.withoutSession(context.headers)
    const account = await context.signIn.accountUnderWay(headers)
    await limitTries(context, 'sign-in-code', account, CODES_AN_HOUR)
    const { kind, code } = readSignInCode(input.code)
    const request = { body: { code }, headers, asResponse: true } as const
    const answer =
      kind === 'app'
        ? await verifyCodeOnce(context, account, code, () => context.signIn.api.verifyTOTP(request))
        : await askLibrary(() => context.signIn.api.verifyBackupCode(request))
    await welcome(context, answer)
    return { signedIn: true }
  }),
}
