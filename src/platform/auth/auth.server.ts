/**
 * Accounts, passwords and sessions, kept by better-auth in its own schema through its own login. The session check of
 * every other request is not here: it is part of the request's own round trip (`app.begin_request`).
 */
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import pg from 'pg'
import { createPool, type DatabaseLimits, limitsFor } from '../database/connections.server.ts'
import { deviceCookie } from './device.server.ts'
import { tablesWithHashes } from './hashed-secrets.server.ts'
import { codesThatOpenOnce, passkeys, secondFactor } from './second-factors.server.ts'
import { signedToken } from './signed-token.server.ts'

const SESSION_SECONDS = 7 * 24 * 60 * 60
/** A session that is used begins its seven days anew, at most once in this time. */
const RENEW_AFTER_SECONDS = 60 * 60
const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

interface SignInOptions {
  /** postgres:// address of the sign-in login (handrail_auth). */
  url: string
  secret: string
  /** Where people reach the server, e.g. https://care.example.org */
  origin: string
  limits?: DatabaseLimits
  /** Told of what failed in the library. Errors can quote what they failed on: log with care. */
  report?: (error: unknown) => void
}

/** The library's code of a refusal that it threw, such as 'INVALID_EMAIL_OR_PASSWORD'; undefined for other errors. */
export function refusalCode(error: unknown): string | undefined {
  return error instanceof APIError ? (error.body?.code ?? 'UNKNOWN') : undefined
}

/** Where the library's tables and columns are (migrations/0002-auth.sql and 0043-session-hashes.sql). */
const tables = {
  user: {
    modelName: 'users',
    fields: { emailVerified: 'email_verified', ...times },
    additionalFields: {
      phone: { type: 'string', required: false },
      userType: { type: 'string', required: false, fieldName: 'user_type' },
      language: { type: 'string', required: false },
      joinsOrganization: { type: 'string', required: false, fieldName: 'joins_organization' },
    },
  },
  session: {
    modelName: 'sessions',
    expiresIn: SESSION_SECONDS,
    updateAge: RENEW_AFTER_SECONDS,
    // How long ago somebody signed in proves little: what matters asks for the password instead.
    freshAge: 0,
    fields: {
      token: 'token_hash',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      userId: 'user_id',
      ...times,
    },
  },
  account: {
    modelName: 'accounts',
    fields: {
      accountId: 'account_id',
      providerId: 'provider_id',
      userId: 'user_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...times,
    },
  },
  verification: {
    modelName: 'verifications',
    fields: { identifier: 'identifier_hash', expiresAt: 'expires_at', ...times },
  },
} as const

/** Ids are the database's kind. The library would keep whatever address a request claims: nobody needs to know it. */
const ownIds = { database: { generateId: 'uuid' }, ipAddress: { disableIpTracking: true } } as const

const TIMESTAMPTZ = 1184
/** The server reads moments as text; the library compares them (has this session ended?), which only dates can be. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    Number(oid) === TIMESTAMPTZ && format !== 'binary'
      ? (text: string) => new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z'))
      : pg.types.getTypeParser(oid, format),
}

const MOST_REMEMBERED = 2_000
const LONGEST_REMEMBERED = 1_000
/** Cookies whose signature was found right, with their tokens: the same few come with request after request. */
class RememberedTokens {
  readonly #tokens = new Map<string, string>()

  /** The token in a request's cookies, checked once. */
  tokenOf(cookies: string, check: () => string | undefined): string | undefined {
    const known = this.#tokens.get(cookies)
    if (known !== undefined) return known
    const token = check()
    if (token === undefined || cookies.length > LONGEST_REMEMBERED) return token
    if (this.#tokens.size >= MOST_REMEMBERED) this.#tokens.clear()
    this.#tokens.set(cookies, token)
    return token
  }
}

interface LibraryOptions extends Required<Omit<SignInOptions, 'url' | 'limits'>> {
  pool: pg.Pool
  isSecure: boolean
}

function makeLibrary({ pool, secret, origin, isSecure, report }: LibraryOptions) {
  return betterAuth({
    database: tablesWithHashes(pool),
    secret,
    baseURL: origin,
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...about) =>
        report(about.find(each => each instanceof Error) ?? new Error(message)),
    },
    advanced: { cookiePrefix: 'handrail', useSecureCookies: isSecure, ...ownIds },
    ...tables,
    // The contracts allow 100 characters; the library counts an emoji as two.
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 200 },
    plugins: [secondFactor(), passkeys(origin)],
  })
}

/** What gives an account to whoever proved its address. */
const resetsOf = (library: ReturnType<typeof makeLibrary>) => ({
  /**
   * Gives an account whose address was never proven a new password, and ends what its former holder had: sessions,
   * second factors and linked logins. Answers false where there is no such account. The caller has proof of the address.
   */
  async resetUnverifiedAccount(email: string, password: string): Promise<boolean> {
    const { adapter, internalAdapter, password: passwords } = await library.$context
    const account = await internalAdapter.findUserByEmail(email.trim().toLowerCase())
    if (!account || account.user.emailVerified) return false
    const { id } = account.user
    await internalAdapter.deleteUserSessions(id)
    for (const model of ['twoFactor', 'passkey'])
      await adapter.deleteMany({ model, where: [{ field: 'userId', value: id }] })
    await internalAdapter.updateUser(id, { twoFactorEnabled: false })
    await internalAdapter.deleteAccounts(id)
    const hash = await passwords.hash(password)
    await internalAdapter.createAccount({
      userId: id,
      accountId: id,
      providerId: 'credential',
      password: hash,
    })
    return true
  },
})

export type SignIn = ReturnType<typeof createSignIn>

/** Makes the sign-in library and the few things the server needs of it. */
export function createSignIn(options: SignInOptions) {
  const { url, secret, origin, limits = limitsFor(), report = () => {} } = options
  const pool = createPool(url, { max: 4, limits, searchPath: 'auth', types })
  const isSecure = origin.startsWith('https:')
  const library = makeLibrary({ pool, secret, origin, isSecure, report })
  const remembered = new RememberedTokens()
  const cookieName = `${isSecure ? '__Secure-' : ''}handrail.session_token`

  return {
    api: library.api,

    /** The session token of a request whose cookie carries our signature, else undefined. */
    tokenOf(headers: Headers): string | undefined {
      const cookies = headers.get('cookie') ?? ''
      return remembered.tokenOf(cookies, () => signedToken(cookies, cookieName, secret))
    },

    /** Ends the session of a request. The library would say so too where the database is away and nothing ended. */
    async signOut(headers: Headers): Promise<Response> {
      const token = signedToken(headers.get('cookie') ?? '', cookieName, secret)
      if (token)
        await pool.query("delete from sessions where token_hash = sha256(convert_to($1, 'UTF8'))", [token])
      return library.api.signOut({ headers, asResponse: true })
    },

    /** The token of the session that an answer of the library begins, undefined where it begins none. */
    tokenBegunBy(answer: Response): string | undefined {
      const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';')[0])
      return signedToken(cookies.join('; '), cookieName, secret)
    },

    /** The account whose password was right a moment ago and whose second step is awaited; undefined where none is. */
    async accountUnderWay(headers: Headers): Promise<string | undefined> {
      const { internalAdapter, createAuthCookie } = await library.$context
      const underWay = signedToken(headers.get('cookie') ?? '', createAuthCookie('two_factor').name, secret)
      return underWay && (await internalAdapter.findVerificationValue(underWay))?.value
    },

    ...codesThatOpenOnce(pool, secret),
    ...deviceCookie(secret, isSecure),

    /** The same headers without a session: the library then looks at the sign-in under way, and at nobody else. */
    withoutSession(headers: Headers): Headers {
      const kept = new Headers(headers)
      const cookies = (headers.get('cookie') ?? '').split(/; */)
      kept.set('cookie', cookies.filter(cookie => !cookie.startsWith(`${cookieName}=`)).join('; '))
      return kept
    },

    ...resetsOf(library),

    /** The hash of a password, as signing in will compare it. */
    async hashPassword(password: string): Promise<string> {
      return (await library.$context).password.hash(password)
    },

    close: (): Promise<void> => pool.end(),
  }
}
