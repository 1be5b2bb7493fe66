import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { askLibrary, limitOwnTries, passCookies, signedInAccount } from '../accounts/accounts.server.ts'
import { refuseGuessablePassword } from '../passwords/passwords.server.ts'
import { type OwnSession, sessionsContract } from './sessions.contract.ts'

const api = implement(sessionsContract).$context<Context>()

export const sessionsProcedures = {
  list: api.list.handler(async ({ context }) => {
    await signedInAccount(context)
    const token = context.signIn.tokenOf(context.headers) ?? null
    return context.session.all(
      sqlFor.selectFrom(sql<OwnSession>`app.own_sessions(${token})`.as('s')).selectAll(),
    )
  }),

  end: api.end.handler(async ({ context, input: { id } }) => {
    await signedInAccount(context)
    const row = await context.session.one(
      sqlFor.selectNoFrom(sql<boolean>`app.end_session(${id}::uuid)`.as('isEnded')),
    )
    found(row?.isEnded || undefined)
    return { id }
  }),

  endOthers: api.endOthers.handler(async ({ context }) => {
    await signedInAccount(context)
    const token = context.signIn.tokenOf(context.headers) ?? null
    return found(
      await context.session.one(sqlFor.selectNoFrom(sql<number>`app.end_sessions(${token})`.as('ended'))),
    )
  }),

  changePassword: api.changePassword.handler(async ({ context, input }) => {
    await limitOwnTries(context, 'password')
    const { currentPassword, newPassword } = input
    const owner = await context.session.one(
      sqlFor
        .selectFrom('profiles')
        .select(['email', 'fullName as name'])
        .where('id', '=', sql<string>`app.user_id()`),
    )
    refuseGuessablePassword(newPassword, found(owner), 'newPassword')
    const body = { currentPassword, newPassword, revokeOtherSessions: true }
    const { headers } = context
    const answer = await askLibrary(
      () => context.signIn.api.changePassword({ body, headers, asResponse: true }),
      'currentPassword',
    )
    passCookies(context, answer)
    return { signedIn: true }
  }),

  chooseLanguage: api.chooseLanguage.handler(async ({ context, input: { language } }) => {
    const row = await context.session.one(
      sqlFor
        .updateTable('profiles')
        .set({ language, updatedAt: sql<string>`now()` })
        .where('id', '=', sql<string>`app.user_id()`)
        .returning('language'),
    )
    return { language: found(row).language }
  }),
}
