import { createHmac } from 'node:crypto'

/** The value of the session cookie: the token and its signature, as the sign-in library writes it. */
export function signSession(token: string, secret: string): string {
  return encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)
}
