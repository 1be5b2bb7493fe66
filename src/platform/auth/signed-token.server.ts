/** Cookies that carry a token and our signature of it, as the sign-in library writes them. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The token in a cookie of this name, where the signature is ours; else undefined. */
export function signedToken(cookies: string, name: string, secret: string): string | undefined {
  const cookie = cookies.split(/; */).find(part => part.startsWith(`${name}=`))
  const value = cookie
    ?.slice(name.length + 1)
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const dot = value?.lastIndexOf('.') ?? -1
  if (!value || dot < 1) return undefined
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  const right = createHmac('sha256', secret).update(token).digest()
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined
}
