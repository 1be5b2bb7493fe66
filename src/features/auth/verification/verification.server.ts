import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import type { Language } from '#lib/language.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { tooMany } from '#platform/api/budgets.server.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import { limitTries } from '../accounts/accounts.server.ts'
import { refuseGuessablePassword } from '../passwords/passwords.server.ts'
import { sealOf } from '../verification-codes/verification-codes.server.ts'
import { verificationContract } from './verification.contract.ts'

const api = implement(verificationContract).$context<Context>()

interface Account {
  email: string
  name: string
  userType: 'patient' | 'staff'
}

/** The account of this browser, whatever hat it wears: its address is no organization's. */
const accountOf = (context: Context): DatabaseSession => context.as(context.signIn.tokenOf(context.headers))

const newPasswordLink = (link: string) =>
  sqlFor.selectFrom(sql<Account>`app.read_new_password_link(${link})`.as('a')).selectAll()

export const verificationProcedures = {
  /** Whether the address has an account is found out by the job that mails: the answer and its time cannot tell. */
  forgetPassword: api.forgetPassword.handler(async ({ context, input }) => {
    await limitMails(context, 'new-password', input.email)
    await context
      .as(undefined)
      .all(
        sqlFor.selectNoFrom(
          sql`app.ask_for_new_password(${input.email.toLowerCase()}, ${input.language})`.as('asked'),
        ),
      )
    return { sentTo: input.email }
  }),

  newPasswordLink: api.newPasswordLink.handler(async ({ context, input }) => {
    await limitTries(context, 'new-password')
    const { email, userType } = found(await context.as(undefined).one(newPasswordLink(input.link)))
    return { email, userType }
  }),

  chooseNewPassword: api.chooseNewPassword.handler(async ({ context, input }) => {
    await limitTries(context, 'new-password')
    const nobody = context.as(undefined)
    const { userType, ...owner } = found(await nobody.one(newPasswordLink(input.link)))
    refuseGuessablePassword(input.password, owner)
    const hash = await context.signIn.hashPassword(input.password)
    await nobody.all(sqlFor.selectNoFrom(sql`app.choose_new_password(${input.link}, ${hash})`.as('chosen')))
    return { userType }
  }),

  ownAddress: api.ownAddress.handler(async ({ context }) => {
    const address = await accountOf(context).one(
      sqlFor.selectFrom(sql<{ email: string; isVerified: boolean }>`app.own_address()`.as('a')).selectAll(),
    )
    if (!address) throw new ORPCError('UNAUTHORIZED', { message: 'Sign in and try again.' })
    return address
  }),

  sendVerification: api.sendVerification.handler(async ({ context }) => {
    const session = accountOf(context)
    const [person] = await session.all(sqlFor.selectNoFrom([sql<string | null>`app.user_id()`.as('id')]))
    if (person?.id) await limitMails(context, 'verification', person.id)
    const asked = await session.one(
      sqlFor.selectNoFrom(sql<boolean>`app.ask_for_verification()`.as('isSent')),
    )
    return found(asked)
  }),

  verificationLink: api.verificationLink.handler(async ({ context, input }) => {
    await limitTries(context, 'verification')
    return found(
      await accountOf(context).one(
        sqlFor
          .selectFrom(
            sql<{ email: string; isMine: boolean }>`app.read_verification_link(${input.link})`.as('v'),
          )
          .selectAll(),
      ),
    )
  }),

  confirmAddress: api.confirmAddress.handler(async ({ context, input }) => {
    await limitTries(context, 'verification')
    await accountOf(context).all(sqlFor.selectNoFrom(sql`app.prove_own_address(${input.link})`.as('proven')))
    return { isVerified: true }
  }),
}

/**
 * Counts a mail that somebody asks for to an account (an address or an id), known or not, where they are: as nobody, so that a
 * session that is over does not stand in the way, or as whoever `session` is. Throws TOO_MANY_REQUESTS.
 */
export async function limitMails(
  context: Context,
  what: string,
  account: string,
  session = context.as(undefined),
): Promise<void> {
  const device = context.signIn.deviceOf(context.headers) ?? null
  const row = await session.one(
    sqlFor.selectNoFrom(
      sql<number>`app.count_mail(${what}, ${context.address}, ${account}, ${device}::bytea)`.as('wait'),
    ),
  )
  if (row?.wait) throw tooMany(row.wait)
}

interface SignUp {
  email: string
  language: Language
  proof?: string
  code?: string
}

/**
 * Where mails leave, signing up proves its address first (decision 17): answers with where a code went, alike for every
 * address, or with nothing once the code is right. Throws BAD_REQUEST at the code for a wrong one.
 */
export async function askForCode(context: Context, form: SignUp) {
  if (!context.mailLeaves) return undefined
  const address = form.email.toLowerCase()
  const nobody = context.as(undefined)
  const { proof, code } = form
  if (!proof || !code) {
    await limitMails(context, 'sign-up', address)
    const asked = await nobody.one(
      sqlFor.selectNoFrom(
        sql<string>`app.ask_for_sign_up_code(${address}, ${form.language}, ${proof ?? null})`.as('proof'),
      ),
    )
    return { signedIn: false, codeSentTo: form.email, proof: found(asked).proof }
  }
  await limitTries(context, 'sign-up-code', address)
  const seal = sealOf(context.linkToken, proof, code)
  const tried = await nobody.one(
    sqlFor.selectNoFrom(
      sql<'right' | 'wrong' | 'over'>`app.try_sign_up_code(${proof}, ${address}, ${seal})`.as('verdict'),
    ),
  )
  if (tried?.verdict === 'right') return undefined
  throw new ORPCError('BAD_REQUEST', {
    message: 'Something in this is not right.',
    data: {
      fields: [{ field: 'code', message: tried?.verdict === 'wrong' ? 'mailCodeWrong' : 'mailCodeOver' }],
    },
  })
}

/** Marks the address of the account that a right code just made as proven. */
export async function finishSignUp(context: Context, token: string, { proof, code }: SignUp): Promise<void> {
  if (!context.mailLeaves || !proof || !code) return
  const seal = sealOf(context.linkToken, proof, code)
  await context.as(token).all(sqlFor.selectNoFrom(sql`app.finish_sign_up(${proof}, ${seal})`.as('finished')))
}
