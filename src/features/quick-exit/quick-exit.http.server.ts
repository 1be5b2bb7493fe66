/** Quick exit, the server's half: ends the session of this browser, and takes nobody there for signed in until they return. */
import { generateCookie } from 'hono/cookie'
import { brand } from '#lib/brand.ts'
import { QUICK_EXIT_ADDRESS, QUICK_EXIT_COOKIE } from '#lib/quick-exit.ts'
import { cookieOf, type HttpApp, isFromElsewhere } from '#platform/api/http.server.ts'
import type { SignIn } from '#platform/auth/auth.server.ts'

const sessionCookie = /(?:^|\.)session_token$/

/** Whether somebody left this browser in a hurry and has not come back on purpose. */
function hasExited(headers: Headers): boolean {
  return cookieOf(headers, QUICK_EXIT_COOKIE) === '1'
}

/** The headers as the rest of the server may read them: a browser that was left carries no session. */
export function withoutExitedSession(headers: Headers): Headers {
  if (!hasExited(headers)) return headers
  const cookies = (headers.get('cookie') ?? '').split(/; */)
  const kept = cookies.filter(cookie => !sessionCookie.test(cookie.slice(0, cookie.indexOf('='))))
  const plain = new Headers(headers)
  plain.set('cookie', kept.join('; '))
  return plain
}

const expired = (name: string) => generateCookie(name, '', { maxAge: 0, sameSite: 'Lax' })

/** Whoever signs in has come back: the cookie of their leaving goes with the answer that brings the new session. */
export function clearQuickExit(headers: Headers, answer: Headers): void {
  const begins = answer.getSetCookie().some(cookie => /session_token=[^;]/.test(cookie))
  if (begins && hasExited(headers)) answer.append('set-cookie', expired(QUICK_EXIT_COOKIE))
}

interface QuickExitOptions {
  signIn: SignIn
  /** Where people reach the server, where that was said. */
  origin?: string | undefined
}

/** Ends the session whose cookie came along, if there is one, and takes every cookie of ours away but one. */
async function endSession({ signIn }: QuickExitOptions, headers: Headers, isBack: boolean): Promise<Headers> {
  const answer = new Headers({ 'cache-control': 'no-store' })
  const ended = await signIn.signOut(headers).catch(() => undefined)
  for (const cookie of ended?.headers.getSetCookie() ?? []) answer.append('set-cookie', cookie)
  const names = ['handrail_here', 'handrail_organization', ...(isBack ? [QUICK_EXIT_COOKIE] : [])]
  for (const name of names) answer.append('set-cookie', expired(name))
  answer.append('set-cookie', signIn.forgetDevice())
  return answer
}

/**
 * `POST /leave` is what the script of quick exit sends and never waits for; `GET /leave` is its link where no script runs,
 * and leads to the neutral page. A link on somebody else's site can't end a session: it only leads there too.
 */
export function addQuickExit(app: HttpApp, options: QuickExitOptions): void {
  app.post(QUICK_EXIT_ADDRESS, async c => {
    const { headers } = c.req.raw
    if (isFromElsewhere(headers, options.origin)) return c.body(null, 403)
    const isBack = c.req.query('back') !== undefined
    return new Response(null, { status: 204, headers: await endSession(options, headers, isBack) })
  })
  app.get(QUICK_EXIT_ADDRESS, async c => {
    const { headers } = c.req.raw
    const isForeign = headers.get('sec-fetch-site') === 'cross-site'
    const answer = isForeign ? new Headers() : await endSession(options, headers, false)
    // Where no script could empty what is kept here, the browser does.
    if (!isForeign) answer.set('clear-site-data', '"cookies", "storage"')
    answer.set('location', brand.neutralPage)
    return new Response(null, { status: 303, headers: answer })
  })
}
