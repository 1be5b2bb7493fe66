import { implement, ORPCError } from '@orpc/server'
import { APIError } from 'better-auth/api'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api.server.ts'
import { sqlFor } from '#platform/db.server.ts'
import { authContract, type Session } from './auth.contract.ts'

const api = implement(authContract).$context<Context>()

/** Tries at one address: sign-in costs a tenth of a second of processor time, and guesses must not be cheap. */
const SIGN_INS_PER_MINUTE = 20

async function limit(context: Context, what: string): Promise<void> {
  const row = await context.door.one(
    sqlFor.selectNoFrom(
      sql<boolean>`app.within_limit(${`${what}:${context.address}`}, ${SIGN_INS_PER_MINUTE}, 60)`.as('within'),
    ),
  )
  if (!row?.within) throw new ORPCError('TOO_MANY_REQUESTS', { message: 'Wait a moment and try again.' })
}

/** Sends the library's cookies along with our own answer and returns the new session's token, when there is one. */
function passCookies(context: Context, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) context.addHeader('set-cookie', cookie)
}

/** Asks the library, and turns its refusals into ours: what helps is said at the field, the rest is kept. */
async function ask(context: Context, work: () => Promise<Response>): Promise<Response> {
  try {
    const answer = await work()
    if (answer.ok) {
      passCookies(context, answer)
      return answer
    }
    const body = (await answer.json().catch(() => ({}))) as { code?: string }
    throw refusal(body.code)
  } catch (error) {
    throw error instanceof APIError ? refusal(error.body?.code) : error
  }
}

function refusal(code: string | undefined): Error {
  if (code === 'INVALID_EMAIL_OR_PASSWORD')
    return new ORPCError('UNAUTHORIZED', { message: 'Invalid login credentials' })
  if (code?.startsWith('USER_ALREADY_EXISTS'))
    return new ORPCError('CONFLICT', { message: 'This address is already registered' })
  return new ORPCError('BAD_REQUEST', { message: 'This could not be done.' })
}

interface NewAccount {
  name: string
  email: string
  password: string
  phone?: string
  userType: 'patient' | 'staff'
  language?: 'en' | 'es'
  joinsOrganization?: string
}

async function createAccount(context: Context, account: NewAccount): Promise<string> {
  const answer = await ask(context, () =>
    context.signIn.api.signUpEmail({ body: account, headers: context.headers, asResponse: true }),
  )
  const made = (await answer.json()) as { token: string }
  return made.token
}

export const authProcedures = {
  session: api.session.handler(async ({ context }) => {
    const [profiles, memberships] = await context.door.together(
      sqlFor
        .selectFrom('profiles')
        .select(['id', 'fullName as name', 'email', 'language'])
        .where('id', '=', sql<string>`app.user_id()`),
      sqlFor.selectFrom(sql<Session['memberships'][number]>`app.memberships()`.as('m')).selectAll(),
    )
    return {
      person: profiles[0] ?? null,
      memberships,
      isEvaluation: context.isEvaluation,
      samplePeople: context.samplePeople,
    }
  }),

  signUpPatient: api.signUpPatient.handler(async ({ context, input }) => {
    await limit(context, 'sign-up')
    const organization = await context.as(undefined).one(
      sqlFor.selectNoFrom(sql<string | null>`app.organization_to_join(${input.organization ?? null})`.as('id')),
    )
    if (input.organization && !organization?.id)
      throw new ORPCError('NOT_FOUND', { message: 'There is no organization at this address.' })
    await createAccount(context, {
      name: input.fullName,
      email: input.email,
      password: input.password,
      phone: input.phone,
      userType: 'patient',
      language: input.language,
      ...(organization?.id ? { joinsOrganization: organization.id } : {}),
    })
    return { signedIn: true }
  }),

  signUpAdministrator: api.signUpAdministrator.handler(async ({ context, input }) => {
    await limit(context, 'sign-up')
    const token = await createAccount(context, {
      name: input.fullName,
      email: input.email,
      password: input.password,
      userType: 'staff',
    })
    const name = `${input.fullName}'s organization`
    await context
      .as(token)
      .one(
        sqlFor.selectNoFrom(
          input.foundingLink
            ? sql`app.found_default_organization(${input.foundingLink}, ${name})`.as('id')
            : sql`app.found_organization(${name})`.as('id'),
        ),
      )
    return { signedIn: true }
  }),

  signIn: api.signIn.handler(async ({ context, input }) => {
    await limit(context, 'sign-in')
    await ask(context, () =>
      context.signIn.api.signInEmail({ body: input, headers: context.headers, asResponse: true }),
    )
    return { signedIn: true }
  }),

  signOut: api.signOut.handler(async ({ context }) => {
    const answer = await context.signIn.api.signOut({ headers: context.headers, asResponse: true })
    passCookies(context, answer)
    return { signedIn: false }
  }),

  chooseOrganization: api.chooseOrganization.handler(async ({ context, input }) => {
    const mine = await context.door.all(
      sqlFor.selectFrom(sql<Session['memberships'][number]>`app.memberships()`.as('m')).selectAll(),
    )
    found(mine.find(membership => membership.organizationId === input.organizationId))
    context.addHeader(
      'set-cookie',
      `handrail_organization=${input.organizationId}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`,
    )
    return { organizationId: input.organizationId }
  }),

  invitation: api.invitation.handler(async ({ context, input }) => {
    await limit(context, 'invitation')
    return found(await context.door.one(invitationOf(input.link)))
  }),

  signUpInvited: api.signUpInvited.handler(async ({ context, input }) => {
    await limit(context, 'sign-up')
    const invitation = found(await context.door.one(invitationOf(input.link)))
    const token = await createAccount(context, {
      name: input.fullName,
      email: invitation.email,
      password: input.password,
      userType: invitation.kind === 'patient' ? 'patient' : 'staff',
    })
    return accept(context, token, input.link)
  }),

  acceptInvitation: api.acceptInvitation.handler(({ context, input }) => accept(context, undefined, input.link)),
}

interface Invitation {
  kind: 'administrator' | 'case_manager' | 'specialist' | 'patient'
  name: string
  email: string
  organizationName: string
  hasAccount: boolean
}

const invitationOf = (link: string) =>
  sqlFor.selectFrom(sql<Invitation>`app.read_invitation(${link})`.as('i')).selectAll()

/** Accepts as the account of `token`, or as whoever is signed in. */
async function accept(context: Context, token: string | undefined, link: string) {
  const door = token ? context.as(token) : context.door
  const accepted = await door.one(
    sqlFor.selectNoFrom(sql<Invitation['kind']>`app.accept_invitation(${link})`.as('kind')),
  )
  return found(accepted)
}
