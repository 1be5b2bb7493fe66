/**
 * The second step at sign-in, as the sign-in library keeps it: codes of an authenticator app, recovery codes, passkeys.
 * Where its tables and columns are: migrations/0022-second-factor.sql.
 */
import { createHmac, randomInt } from 'node:crypto'
import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins'
import type pg from 'pg'
import { brand } from '#lib/brand.ts'

const RECOVERY_CODES = 10
/** Longer than the library takes a code: the one shown, the one before it and the one after, 30 seconds each. */
const CODE_SECONDS = 120
const CODE_LETTERS = 10
/** Without the letters and digits that look like others on paper: 49 bits in ten of them. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

function makeRecoveryCode(): string {
  const letters = Array.from({ length: CODE_LETTERS }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${letters.slice(0, CODE_LETTERS / 2)}-${letters.slice(CODE_LETTERS / 2)}`
}

/**
 * Codes of an authenticator app, asked for after the right password. After five wrong ones the password is asked for again.
 */
export const secondFactor = () =>
  twoFactor({
    issuer: brand.name,
    // Whoever guesses is slowed by where they are (app.count_try); an account that rests would keep its owner out.
    accountLockout: { enabled: false },
    backupCodeOptions: {
      storeBackupCodes: 'encrypted',
      customBackupCodesGenerate: () => Array.from({ length: RECOVERY_CODES }, makeRecoveryCode),
    },
    schema: {
      user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
      twoFactor: {
        modelName: 'two_factors',
        fields: {
          backupCodes: 'backup_codes',
          userId: 'user_id',
          failedVerificationCount: 'failed_verification_count',
          lockedUntil: 'locked_until',
        },
      },
    },
  })

/** What is kept of a code that was used: six digits, or their hash, would be read or guessed from the database. */
const sealOf = (secret: string, account: string, code: string) =>
  createHmac('sha256', secret).update(`used-code:${account}:${code}`).digest('base64url')

/** Codes of an authenticator app open something once (RFC 6238, section 5.2), which the library leaves to us. */
export const codesThatOpenOnce = (pool: pg.Pool, secret: string) => ({
  /** Takes a code for this account; false where it was taken already. Where there is no app, the library says so. */
  async checkCode(account: string, code: string): Promise<boolean> {
    const { rows } = await pool.query<{ isTaken: boolean }>(
      `with taken as (
        update two_factors
          set used_codes = jsonb_build_object($2::text, extract(epoch from now())) || coalesce((
            select jsonb_object_agg(code, at) from jsonb_each(used_codes) used (code, at)
            where at::numeric > extract(epoch from now()) - $3), '{}')
          where user_id = $1 and coalesce((used_codes ->> $2)::numeric < extract(epoch from now()) - $3, true)
          returning id)
      select exists (select from taken) or not exists (select from two_factors where user_id = $1) as "isTaken"`,
      [account, sealOf(secret, account, code), CODE_SECONDS],
    )
    return rows[0]?.isTaken ?? false
  },

  /** Gives back a code that opened nothing after all. */
  async giveCodeBack(account: string, code: string): Promise<void> {
    await pool.query('update two_factors set used_codes = used_codes - $2 where user_id = $1', [
      account,
      sealOf(secret, account, code),
    ])
  },
})

/**
 * Passkeys of the deployment's own address. A passkey counts as both steps, so the device must have asked for its PIN, a
 * finger or a face: the library only prefers that, here it is a must.
 */
export const passkeys = (origin: string) =>
  passkey({
    rpID: new URL(origin).hostname,
    rpName: brand.name,
    origin,
    advanced: { webAuthnChallengeCookie: 'passkey' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      requireSession: true,
      afterVerification: ({ verification }) => {
        if (!verification.registrationInfo?.userVerified) throw new APIError('UNAUTHORIZED', unverified)
      },
    },
    authentication: {
      afterVerification: ({ verification }) => {
        if (!verification.authenticationInfo.userVerified) throw new APIError('UNAUTHORIZED', unverified)
      },
    },
    schema: {
      passkey: {
        modelName: 'passkeys',
        fields: {
          userId: 'user_id',
          publicKey: 'public_key',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  })

const unverified = { code: 'AUTHENTICATION_FAILED', message: 'The device did not check who holds it.' }
