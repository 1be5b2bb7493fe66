/**
 * The cookie by which a browser is known to accounts that have signed in on it. It opens nothing: whoever has it is only not
 * counted among strangers who guess. It outlives sign-out and goes with quick exit.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { generateCookie } from 'hono/cookie'
import { signedToken } from './signed-token.server.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const TOKEN_BYTES = 24

/** Makes and reads it. `secret` signs it; `isSecure` says that people come over https. */
export function deviceCookie(secret: string, isSecure: boolean) {
  const name = `${isSecure ? '__Secure-' : ''}handrail.device`
  const write = (value: string, maxAge: number) =>
    generateCookie(name, value, { maxAge, path: '/', httpOnly: true, secure: isSecure, sameSite: 'Lax' })
  const tokenIn = (headers: Headers) => signedToken(headers.get('cookie') ?? '', name, secret)
  const hash = (token: string) => createHash('sha256').update(token).digest()
  return {
    /** What the database knows the browser of these headers by; undefined where it is new. */
    deviceOf(headers: Headers): Buffer | undefined {
      const token = tokenIn(headers)
      return token ? hash(token) : undefined
    },
    /** What the browser is known by from now on, and the cookie that says so. */
    keepDevice(headers: Headers): { device: Buffer; cookie: string } {
      const token = tokenIn(headers) ?? randomBytes(TOKEN_BYTES).toString('base64url')
      const signature = createHmac('sha256', secret).update(token).digest('base64')
      return { device: hash(token), cookie: write(`${token}.${signature}`, YEAR_SECONDS) }
    },
    /** The cookie that takes it away. */
    forgetDevice: () => write('', 0),
  }
}
