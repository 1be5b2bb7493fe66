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
import { authContract, type Session } from './auth.contract.ts'
import { isTimeZone } from './auth.rules.ts'
import { refuseGuessablePassword } from './passwords/passwords.server.ts'
import { askForCode, finishSignUp } from './verification/verification.server.ts'

const api = implement(authContract).$context<Context>()

export const authProcedures = {
  session: api.session.handler(async ({ context }) => {
    const here = { hasMailbox: context.hasMailbox, samplePeople: context.samplePeople }
    try {
      const token = context.signIn.tokenOf(context.headers) ?? null
      const [profiles, memberships, [age]] = await context.session.batch(
        sqlFor
          .selectFrom('profiles')
          .select(['id', 'fullName as name', 'email', 'language'])
          .where('id', '=', sql<string>`app.user_id()`),
        membershipsOfMine,
        sqlFor.selectNoFrom(sql<boolean>`app.session_grows_old(${token})`.as('isOld')),
      )
      const chosen = memberships.find(membership => membership.organizationId === context.organization)
      // They left it since: what they still belong to must not stay closed.
      if (context.organization && !chosen) chooseOrganization(context, undefined)
      // Sessions of before, or a cleared cookie: the page is told anew whether somebody is here.
      markPresence(context, profiles.length > 0)
      if (age?.isOld) await renewSession(context)
      return {
        ...here,
        person: profiles[0] ?? null,
        memberships,
        organizationId: chosen?.organizationId ?? null,
      }
    } catch (error) {
      if (toApiError(error).code !== 'UNAUTHORIZED') throw error
      // The session is over: that is an answer, not a failure.
      markPresence(context, false)
      return { ...here, person: null, memberships: [], organizationId: null }
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
    chooseOrganization(context, input.organizationId)
    return { organizationId: input.organizationId }
  }),

  foundingLink: api.foundingLink.handler(async ({ context, input }) => {
    await limitTries(context, 'founding-link')
    await refuseSpentLink(context, input.link)
    return { stands: true }
  }),

  invitation: api.invitation.handler(async ({ context, input }) => {
    await limitTries(context, 'invitation')
    return readInvitation(context, input.link)
  }),

  signUpInvited: api.signUpInvited.handler(async ({ context, input }) => {
    await limitTries(context, 'sign-up')
    const { email, kind } = await readInvitation(context, input.link)
    refuseGuessablePassword(input.password, { email, name: input.fullName })
    // The link proves the address. Whoever registered it before without proof does not inherit what it opens.
    const isTakenOver = await context.signIn.resetUnverifiedAccount(email, input.password)
    const token = isTakenOver
      ? await signInWith(context, email, input.password)
      : await createAccount(context, {
          name: input.fullName,
          email,
          password: input.password,
          userType: kind === 'patient' ? 'patient' : 'staff',
          language: input.language,
        })
    const [, accepted] = await context
      .as(token)
      .batch(
        sqlFor
          .updateTable('profiles')
          .set({ fullName: input.fullName })
          .where('id', '=', sql<string>`app.user_id()`),
        acceptanceOf(input.link),
      )
    return goOnThere(context, accepted[0])
  }),

  acceptInvitation: api.acceptInvitation.handler(async ({ context, input }) => {
    const { hasAccount } = await readInvitation(context, input.link)
    if (!hasAccount)
      throw new ORPCError('CONFLICT', { message: 'Choose a new password to accept this invitation.' })
    return goOnThere(context, await context.session.one(acceptanceOf(input.link)))
  }),
}

interface Invitation {
  kind: Session['memberships'][number]['hat']
  name: string
  email: string
  organizationName: string
  hasAccount: boolean
}

/** What the invitation of a link is for. Read as nobody: whoever is signed in here may be somebody else. */
async function readInvitation(context: Context, link: string): Promise<Invitation> {
  return found(
    await context
      .as(undefined)
      .one(sqlFor.selectFrom(sql<Invitation>`app.read_invitation(${link})`.as('i')).selectAll()),
  )
}

interface Accepted {
  opens: Invitation['kind']
  orgId: string
}

const acceptanceOf = (link: string) =>
  sqlFor
    .selectFrom(sql<Accepted>`app.accept_invitation(${link})`.as('accepted'))
    .select(['opens', 'orgId as organizationId'])

/** What was opened is where this person goes on, although they may belong to other organizations too. */
function goOnThere(
  context: Context,
  accepted: { opens: Invitation['kind']; organizationId: string } | undefined,
): { kind: Invitation['kind'] } {
  const { opens, organizationId } = found(accepted)
  chooseOrganization(context, organizationId)
  return { kind: opens }
}

async function refuseSpentLink(context: Context, link: string): Promise<void> {
  const row = await context
    .as(undefined)
    .one(sqlFor.selectNoFrom(sql<boolean>`app.founding_link_stands(${link})`.as('stands')))
  if (!row?.stands)
    throw new ORPCError('NOT_FOUND', { message: 'This link was used already, or is not complete.' })
}
