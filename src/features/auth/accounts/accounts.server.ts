/** What the procedures of signing up, in and out share: the sign-in library, its cookies, and limits against guessing. */
import { ORPCError } from '@orpc/server'
import { generateCookie } from 'hono/cookie'
import { sql } from 'kysely'
import type { Context } from '#platform/api/api.server.ts'
import { tooMany } from '#platform/api/budgets.server.ts'
import { refusalCode } from '#platform/auth/auth.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Session } from '../auth.contract.ts'
import { PRESENCE_COOKIE, TRIES_AN_HOUR } from '../auth.rules.ts'

const WEEK_SECONDS = 7 * 24 * 60 * 60
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The organizations and hats of the person asking; beside the hat of a patient, the clock of their record. */
export const membershipsOfMine = sqlFor
  .selectFrom(sql<Omit<Session['memberships'][number], 'timeZone'>>`app.memberships_and_prefixes()`.as('m'))
  .selectAll('m')
  .select(
    sql<
      string | null
    >`(select c.time_zone from app.own_clocks() c where c.organization_id = m.organization_id and m.hat = 'patient')`.as(
      'timeZone',
    ),
  )

/**
 * Counts a try from this network address and, where one is named, at this account (its address or id), unless this device is
 * known to it. Asked as nobody, so that a session that is over does not stand in the way of a new one. Throws
 * TOO_MANY_REQUESTS.
 */
export async function limitTries(
  context: Context,
  what: string,
  account?: string,
  anHour = TRIES_AN_HOUR,
): Promise<void> {
  const device = context.signIn.deviceOf(context.headers) ?? null
  const row = await context
    .as(undefined)
    .one(
      sqlFor.selectNoFrom(
        sql<number>`app.count_try(${what}, ${context.address}, ${account ?? null}, ${device}::bytea, ${anHour})`.as(
          'wait',
        ),
      ),
    )
  if (row?.wait) throw tooMany(row.wait)
}

/** The account of whoever is signed in. Throws UNAUTHORIZED where nobody is. */
export async function signedInAccount(context: Context): Promise<{ id: string; hasSecondFactor: boolean }> {
  const me = await context.session.one(
    sqlFor.selectNoFrom([
      sql<string | null>`app.user_id()`.as('id'),
      sql<boolean>`app.has_second_factor()`.as('hasSecondFactor'),
    ]),
  )
  if (!me?.id) throw new ORPCError('UNAUTHORIZED', { message: 'Sign in and try again.' })
  return { id: me.id, hasSecondFactor: me.hasSecondFactor }
}

/**
 * Counts a try of whoever is signed in at their own account, such as at its password. Throws UNAUTHORIZED where nobody is,
 * TOO_MANY_REQUESTS where there were too many.
 */
export async function limitOwnTries(context: Context, what: string): Promise<void> {
  const { id } = await signedInAccount(context)
  await limitTries(context, what, id)
}

/** Sends the library's cookies along with our own answer. */
export function passCookies(context: Context, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) context.addHeader('set-cookie', cookie)
}

/**
 * Tells the pages, in a cookie that they can read, whether asking who is here is worth a request. It proves nothing.
 */
export function markPresence(context: Context, isHere: boolean): void {
  const maxAge = isHere ? WEEK_SECONDS : 0
  context.addHeader(
    'set-cookie',
    generateCookie(PRESENCE_COOKIE, isHere ? '1' : '', { maxAge, sameSite: 'Lax' }),
  )
}

/** Begins the seven days of this session anew, in the database and in the browser. */
export async function renewSession(context: Context): Promise<void> {
  passCookies(context, await context.signIn.api.getSession({ headers: context.headers, asResponse: true }))
}

/** Keeps, or with undefined forgets, which organization this browser acts in. */
export function chooseOrganization(context: Context, organization: string | undefined): void {
  const maxAge = organization ? YEAR_SECONDS : 0
  context.addHeader(
    'set-cookie',
    generateCookie('handrail_organization', organization ?? '', { maxAge, sameSite: 'Lax', httpOnly: true }),
  )
}

/** Asks the library, and turns its refusals into ours. A wrong password of one's own is said at `passwordField`. */
export async function askLibrary(
  work: () => Promise<Response>,
  passwordField = 'password',
): Promise<Response> {
  let answer: Response
  try {
    answer = await work()
  } catch (error) {
    const code = refusalCode(error)
    throw code ? refusal(code, passwordField) : error
  }
  if (answer.ok) return answer
  const body = (await answer.json().catch(() => ({}))) as { code?: string }
  throw refusal(body.code, passwordField)
}

/** Somebody arrives with the session that an answer of the library begins, on a device that is known to them from now on. */
export async function welcome(context: Context, answer: Response): Promise<void> {
  passCookies(context, answer)
  markPresence(context, true)
  const { device, cookie } = context.signIn.keepDevice(context.headers)
  context.addHeader('set-cookie', cookie)
  const session = context.as(context.signIn.tokenBegunBy(answer))
  // They are in, whether or not the device could be kept. Where they acted last they act again (decision 46); a choice that
  // somebody else made in this browser must not stand in this person's way.
  const before = await session
    .one(
      sqlFor.selectNoFrom([
        sql`app.remember_device(${device}::bytea)`.as('kept'),
        sql<string | null>`app.chosen_organization()`.as('organization'),
      ]),
    )
    .catch(() => undefined)
  chooseOrganization(context, before?.organization ?? undefined)
}

const refusals: Record<string, [string, string]> = {
  INVALID_EMAIL_OR_PASSWORD: ['UNAUTHORIZED', 'Invalid login credentials'],
  UNAUTHORIZED: ['UNAUTHORIZED', 'Sign in and try again.'],
  INVALID_TWO_FACTOR_COOKIE: ['UNAUTHORIZED', 'Enter your password again.'],
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: ['TOO_MANY_REQUESTS', 'Enter your password again.'],
  TOTP_ALREADY_ENABLED: ['CONFLICT', 'This is switched on already.'],
  TOTP_NOT_ENABLED: ['CONFLICT', 'This is not set up.'],
  TWO_FACTOR_NOT_ENABLED: ['CONFLICT', 'This is not set up.'],
}

function refusal(code = '', passwordField: string): Error {
  if (code === 'INVALID_PASSWORD') return wrongField(passwordField, 'passwordWrong')
  if (code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE') return wrongField('code', 'codeWrong')
  if (code.startsWith('USER_ALREADY_EXISTS'))
    return new ORPCError('CONFLICT', { message: 'This address is already registered' })
  const [name, message] = refusals[code] ?? ['BAD_REQUEST', 'This could not be done.']
  return new ORPCError(name, { message })
}

/** Something is wrong at one field; `message` is the key of its words. */
export function wrongField(field: string, message: string): Error {
  const data = { fields: [{ field, message }] }
  return new ORPCError('BAD_REQUEST', { message: 'Something in this is not right.', data })
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
  const answer = await askLibrary(() =>
    context.signIn.api.signUpEmail({ body: account, headers: context.headers, asResponse: true }),
  )
  await welcome(context, answer)
  return ((await answer.json()) as { token: string }).token
}

/**
 * Signs an account in with its password and answers with the new session's token; undefined where the account has a
 * second step, which is asked for next (`confirmSignIn`): until then nobody is signed in.
 */
export async function signInWith(
  context: Context,
  email: string,
  password: string,
): Promise<string | undefined> {
  const answer = await askLibrary(() =>
    context.signIn.api.signInEmail({ body: { email, password }, headers: context.headers, asResponse: true }),
  )
  const { token } = (await answer.json()) as { token?: string }
  if (token) await welcome(context, answer)
  else passCookies(context, answer)
  return token
}
