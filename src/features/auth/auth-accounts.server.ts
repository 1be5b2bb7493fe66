/** What the procedures of signing up, in and out share: the sign-in library, its cookies, and limits against guessing. */
import { ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import type { Context } from '#platform/api.server.ts'
import { refusalCode } from '#platform/auth.server.ts'
import { sqlFor } from '#platform/db.server.ts'
import type { Session } from './auth.contract.ts'
import { PRESENCE_COOKIE, TRIES_PER_ACCOUNT, TRIES_PER_ADDRESS } from './auth.rules.ts'

const WEEK_SECONDS = 7 * 24 * 60 * 60
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The organizations and hats of the person asking. */
export const membershipsOfMine = sqlFor
  .selectFrom(sql<Session['memberships'][number]>`app.memberships()`.as('m'))
  .selectAll()

/**
 * Counts a try from this network address and, where one is named, at this account. Asked as nobody, so that a session
 * that is over does not stand in the way of a new one. Throws TOO_MANY_REQUESTS.
 */
export async function limitTries(context: Context, what: string, account?: string): Promise<void> {
  const counts = [{ key: `${what}:${context.address}`, most: TRIES_PER_ADDRESS }]
  if (account) counts.push({ key: `${what}:${account.toLowerCase()}`, most: TRIES_PER_ACCOUNT })
  const results = await context
    .as(undefined)
    .together(
      ...counts.map(({ key, most }) =>
        sqlFor.selectNoFrom(sql<boolean>`app.within_limit(${key}, ${most}, 60)`.as('within')),
      ),
    )
  if (results.some(rows => !rows[0]?.within))
    throw new ORPCError('TOO_MANY_REQUESTS', { message: 'Wait a moment and try again.' })
}

/** Sends the library's cookies along with our own answer. */
export function passCookies(context: Context, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) context.addHeader('set-cookie', cookie)
}

/**
 * Tells the pages, in a cookie that they can read, whether asking who is here is worth a request. It proves nothing.
 */
export function markPresence(context: Context, isHere: boolean): void {
  const age = isHere ? WEEK_SECONDS : 0
  context.addHeader(
    'set-cookie',
    `${PRESENCE_COOKIE}=${isHere ? 1 : ''}; Path=/; Max-Age=${age}; SameSite=Lax`,
  )
}

/** Keeps, or with undefined forgets, which organization this browser acts in. */
export function chooseOrganization(context: Context, organization: string | undefined): void {
  const age = organization ? YEAR_SECONDS : 0
  context.addHeader(
    'set-cookie',
    `handrail_organization=${organization ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly`,
  )
}

/** Asks the library for a session, and turns its refusals into ours. */
async function begin(context: Context, work: () => Promise<Response>): Promise<Response> {
  let answer: Response
  try {
    answer = await work()
  } catch (error) {
    const code = refusalCode(error)
    throw code ? refusal(code) : error
  }
  if (!answer.ok) {
    const body = (await answer.json().catch(() => ({}))) as { code?: string }
    throw refusal(body.code)
  }
  // A choice of organization that somebody else made in this browser must not stand in this person's way.
  chooseOrganization(context, undefined)
  passCookies(context, answer)
  markPresence(context, true)
  return answer
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
  language: 'en' | 'es'
  joinsOrganization?: string
}

/** Makes an account, signs it in, and answers with the new session's token. */
export async function createAccount(context: Context, account: NewAccount): Promise<string> {
  return tokenIn(
    await begin(context, () =>
      context.signIn.api.signUpEmail({ body: account, headers: context.headers, asResponse: true }),
    ),
  )
}

/** Signs an account in with its password. */
export function signInWith(context: Context, email: string, password: string): Promise<Response> {
  return begin(context, () =>
    context.signIn.api.signInEmail({ body: { email, password }, headers: context.headers, asResponse: true }),
  )
}

/** The token of the session that an answer of the library begins. */
export async function tokenIn(answer: Response): Promise<string> {
  return ((await answer.json()) as { token: string }).token
}
