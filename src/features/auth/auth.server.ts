import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found, toApiError } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import {
  chooseOrganization,
  createAccount,
  limitTries,
  markPresence,
  membershipsOfMine,
  passCookies,
  renewSession,
  signInWith,
} from './accounts/accounts.server.ts'
import { authContract } from './auth.contract.ts'
import { isTimeZone } from './auth.rules.ts'
import { refuseGuessablePassword } from './passwords/passwords.server.ts'
import { askForCode, finishSignUp } from './verification/verification.server.ts'

const api = implement(authContract).$context<Context>()

export const authProcedures = {
  session: api.session.handler(async ({ context }) => {
    const here = { hasMailbox: context.hasMailbox, samplePeople: context.samplePeople }
    try {
      const token = context.signIn.tokenOf(context.headers) ?? null
      const [profiles, memberships, [facts]] = await context.session.batch(
        sqlFor
          .selectFrom('profiles')
          .select(['id', 'fullName as name', 'email', 'language'])
          .where('id', '=', sql<string>`app.user_id()`),
        membershipsOfMine,
        sqlFor.selectNoFrom([
          sql<boolean>`app.session_grows_old(${token})`.as('isOld'),
          sql<number | null>`app.idle_left(${token})`.as('idleEndsIn'),
          sql<number>`(select count(*)::integer from app.waiting_invitations())`.as('invitations'),
        ]),
      )
      const chosen = memberships.find(membership => membership.organizationId === context.organization)
      // They left it since: what they still belong to must not stay closed.
      if (context.organization && !chosen) chooseOrganization(context, undefined)
      // Sessions of before, or a cleared cookie: the page is told anew whether somebody is here.
      markPresence(context, profiles.length > 0)
      if (facts?.isOld) await renewSession(context)
      return {
        ...here,
        person: profiles[0] ?? null,
        memberships,
        invitations: facts?.invitations ?? 0,
        organizationId: chosen?.organizationId ?? null,
        idleEndsIn: facts?.idleEndsIn ?? null,
      }
    } catch (error) {
      if (toApiError(error).code !== 'UNAUTHORIZED') throw error
      // The session is over: that is an answer, not a failure.
      markPresence(context, false)
      return {
        ...here,
        person: null,
        memberships: [],
        invitations: 0,
        organizationId: null,
        idleEndsIn: null,
      }
    }
  }),

  signUpPatient: api.signUpPatient.handler(async ({ context, input }) => {
    await limitTries(context, 'sign-up')
    refuseGuessablePassword(input.password, { email: input.email, name: input.fullName })
    const organization = await context
      .as(undefined)
      .one(
        sqlFor.selectNoFrom(
          sql<string | null>`app.organization_to_join(${input.organization ?? null})`.as('id'),
        ),
      )
    if (!organization?.id)
      throw new ORPCError('NOT_FOUND', { message: 'There is no organization to join here.' })
    const asked = await askForCode(context, input)
    if (asked) return asked
    const token = await createAccount(context, {
      name: input.fullName,
      email: input.email,
      password: input.password,
      phone: input.phone,
      userType: 'patient',
      language: input.language,
      joinsOrganization: organization.id,
    })
    await finishSignUp(context, token, input)
    if (input.timeZone && isTimeZone(input.timeZone))
      await context
        .as(token)
        .all(
          sqlFor
            .updateTable('profiles')
            .set({ timeZone: input.timeZone })
            .where('id', '=', sql<string>`app.user_id()`),
        )
    return { signedIn: true }
  }),

  signUpAdministrator: api.signUpAdministrator.handler(async ({ context, input }) => {
    await limitTries(context, 'sign-up')
    refuseGuessablePassword(input.password, { email: input.email, name: input.fullName })
    const link = input.foundingLink
    if (link) await refuseSpentLink(context, link)
    const asked = await askForCode(context, input)
    if (asked) return asked
    const token = await createAccount(context, {
      name: input.fullName,
      email: input.email,
      password: input.password,
      userType: 'staff',
      language: input.language,
    })
    await finishSignUp(context, token, input)
    const name = `${input.fullName}'s organization`
    if (link)
      await context
        .as(token)
        .one(sqlFor.selectNoFrom(sql`app.found_default_organization(${link}, ${name})`.as('id')))
    // Where organizations cannot be made by signing up, the account waits for an invitation (decision 3).
    else if (context.isOrganizationSignUpOpen)
      await context.as(token).one(sqlFor.selectNoFrom(sql`app.found_organization(${name})`.as('id')))
    return { signedIn: true }
  }),

  signIn: api.signIn.handler(async ({ context, input }) => {
    await limitTries(context, 'sign-in', input.email)
    return { signedIn: Boolean(await signInWith(context, input.email, input.password)) }
  }),

  signOut: api.signOut.handler(async ({ context }) => {
    const answer = await context.signIn.signOut(context.headers)
    passCookies(context, answer)
    markPresence(context, false)
    chooseOrganization(context, undefined)
    return { signedIn: false }
  }),

  chooseOrganization: api.chooseOrganization.handler(async ({ context, input }) => {
    const mine = await context.session.all(membershipsOfMine)
    found(mine.find(membership => membership.organizationId === input.organizationId))
    await context.session.one(
      sqlFor.selectNoFrom(sql`app.choose_organization(${input.organizationId})`.as('chosen')),
    )
    chooseOrganization(context, input.organizationId)
    return { organizationId: input.organizationId }
  }),

  foundingLink: api.foundingLink.handler(async ({ context, input }) => {
    await limitTries(context, 'founding-link')
    await refuseSpentLink(context, input.link)
    return { stands: true }
  }),
}

async function refuseSpentLink(context: Context, link: string): Promise<void> {
  const row = await context
    .as(undefined)
    .one(sqlFor.selectNoFrom(sql<boolean>`app.founding_link_stands(${link})`.as('stands')))
  if (!row?.stands)
    throw new ORPCError('NOT_FOUND', { message: 'This link was used already, or is not complete.' })
}
